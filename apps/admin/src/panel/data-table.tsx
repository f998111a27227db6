import {
  createSortedRowModel,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import css from './data-table.module.css'
import { PanelIcon } from './panel-icon.tsx'
import { RowGroups } from './row-groups.tsx'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand on the right. `grow` takes what width is left; it and `wide` have a line of a card for themselves. */
  kind?: 'number' | 'grow' | 'wide' | 'actions'
  /** What the rows are put in order by; without it the column cannot do that. */
  sortBy?: (row: Row) => string | number
  /** Needed by a table of many rows: they come and go as it is scrolled, and the columns must not move. */
  width?: string
}

type DataTableProps<Row extends { id: string }> = {
  label: string
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
type Table<Row extends object> = ReactTable<typeof features, Row>

const inOrder = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : inOrder.compare(String(a), String(b))

/**
 * A table that becomes a list of cards on a narrow screen. The roles are said aloud because `display` takes them away
 * from table elements.
 */
export function DataTable<Row extends { id: string }>({ label, columns, rows }: DataTableProps<Row>) {
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    getRowId: ({ id }) => id,
  })
  const sorted = table.getRowModel().rows
  const isFixed = columns.some(({ width }) => width)
  return (
    <div className={css.frame}>
      <table
        className={css.table}
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        data-fixed={isFixed}
      >
        <colgroup>
          {columns.map(({ title, width }) => (
            <col key={title} style={{ width }} />
          ))}
        </colgroup>
        <Head table={table} columns={columns} />
        <RowGroups columns={columns} rows={useMemo(() => sorted.map(({ original }) => original), [sorted])} />
      </table>
    </div>
  )
}

const definitionOf = <Row extends object>({ title, sortBy }: Column<Row>) => ({
  id: title,
  header: title,
  enableSorting: sortBy !== undefined,
  accessorFn: (row: Row) => sortBy?.(row) ?? '',
  sortFn: (a: { getValue: (id: string) => unknown }, b: typeof a, id: string) =>
    compare(a.getValue(id), b.getValue(id)),
})

const spoken = { asc: 'ascending', desc: 'descending' } as const

type HeadProps<Row extends object> = { table: Table<Row>; columns: ReadonlyArray<Column<Row>> }

function Head<Row extends object>({ table, columns }: HeadProps<Row>) {
  return (
    <thead role="rowgroup" data-sortable={columns.some(({ sortBy }) => sortBy)}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} role="row" aria-rowindex={1}>
          {group.headers.map(({ id, column }, place) => {
            const order = column.getIsSorted()
            return (
              <th
                key={id}
                role="columnheader"
                scope="col"
                data-kind={columns[place]?.kind}
                data-sortable={column.getCanSort()}
                aria-sort={order ? spoken[order] : undefined}
              >
                {column.getCanSort() ? (
                  <button type="button" className={css.sort} onClick={column.getToggleSortingHandler()}>
                    {id}
                    <PanelIcon name="sort" size="0.875rem" />
                  </button>
                ) : (
                  id
                )}
              </th>
            )
          })}
        </tr>
      ))}
    </thead>
  )
}
