import {
  createSortedRowModel,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import type { Column } from './column.ts'
import css from './data-table.module.css'
import { PanelIcon } from '../controls/panel-icon.tsx'
import { VirtualRows } from './virtual-rows.tsx'

type DataTableProps<Row extends { id: string }> = {
  label: string
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
type Table<Row extends object> = ReactTable<typeof features, Row>

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** A table, and a list of cards on a narrow screen. Roles are explicit because `display: grid` removes the implicit ones. */
export function DataTable<Row extends { id: string }>({ label, columns, rows }: DataTableProps<Row>) {
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns: useMemo(() => columns.map(toColumnDef), [columns]),
    getRowId: ({ id }) => id,
  })
  const element = useRef<HTMLTableElement>(null)
  const sorted = table.getRowModel().rows
  const isFixed = columns.some(({ width }) => width)
  return (
    <div className={css.frame}>
      <table
        ref={element}
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
        <VirtualRows
          table={element}
          columns={columns}
          rows={useMemo(() => sorted.map(({ original }) => original), [sorted])}
        />
      </table>
    </div>
  )
}

const toColumnDef = <Row extends object>({ title, sortBy }: Column<Row>) => ({
  id: title,
  header: title,
  enableSorting: sortBy !== undefined,
  accessorFn: (row: Row) => sortBy?.(row) ?? '',
  sortFn: (a: { getValue: (id: string) => unknown }, b: typeof a, id: string) =>
    compare(a.getValue(id), b.getValue(id)),
})

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

type HeadProps<Row extends object> = { table: Table<Row>; columns: ReadonlyArray<Column<Row>> }

function Head<Row extends object>({ table, columns }: HeadProps<Row>) {
  return (
    <thead role="rowgroup" data-sortable={columns.some(({ sortBy }) => sortBy)}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} role="row" aria-rowindex={1}>
          {group.headers.map(({ id, column }, index) => {
            const direction = column.getIsSorted()
            return (
              <th
                key={id}
                role="columnheader"
                scope="col"
                data-kind={columns[index]?.kind}
                data-sortable={column.getCanSort()}
                aria-sort={direction ? ariaSort[direction] : undefined}
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
