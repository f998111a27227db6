import {
  createSortedRowModel,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import type { Column } from './column.ts'
import compactCards from './compact-cards.module.css'
import css from './data-table.module.css'
import { PanelIcon } from '../controls/panel-icon.tsx'
import { focusedRow, isOnRowItself, moveBetweenRows } from './row-keys.ts'
import { type Selection, SelectionBox, SelectionContext, toggleIn } from './selection.tsx'
import { VirtualRows } from './virtual-rows.tsx'

type DataTableProps<Row extends { id: string }> = {
  label: string
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  /** Rows open with a click or Enter. */
  onOpen?: ((row: Row) => void) | undefined
  /** Rows are selected with their box or x, with Shift all between two. */
  selection?: Selection | undefined
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
type Table<Row extends object> = ReactTable<typeof features, Row>

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

const selectionColumn: Column<{ id: string }> = {
  title: 'Selecionar',
  kind: 'select',
  card: 'select',
  width: '2.5rem',
  cell: ({ id }) => <SelectionBox id={id} />,
}

/** A table, and a list of cards on a narrow screen. Roles are explicit because `display: grid` removes the implicit ones. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, rows, onOpen, selection } = props
  const isSelectable = selection !== undefined
  const columns = useMemo(
    () => (isSelectable ? [selectionColumn, ...props.columns] : props.columns),
    [isSelectable, props.columns],
  )
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns: useMemo(() => columns.map(toColumnDef), [columns]),
    getRowId: ({ id }) => id,
  })
  const element = useRef<HTMLTableElement>(null)
  const sortedRows = table.getRowModel().rows
  const sorted = useMemo(() => sortedRows.map(({ original }) => original), [sortedRows])
  const isFixed = columns.some(({ width }) => width)
  const anchor = useRef<string>(undefined)
  const toggle = (id: string, isRange: boolean) => {
    if (!selection) return
    selection.onChange(toggleIn(selection.ids, sorted, { id, ...(isRange && { anchor: anchor.current }) }))
    anchor.current = id
  }
  const open = (id: string | undefined) => {
    const row = sorted.find((it) => it.id === id)
    if (row) onOpen?.(row)
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && isOnRowItself(target))
      open(target.closest<HTMLElement>('[data-row]')?.dataset.row)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const id = focusedRow(event)?.dataset.row
    if (moveBetweenRows(event) || !id || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'x') toggle(id, event.shiftKey)
    if (event.key !== 'Enter') return
    // Else the same key presses the button that has the focus in the sheet.
    event.preventDefault()
    open(id)
  }
  return (
    <SelectionContext value={selection ? { ...selection, toggle } : null}>
      <div className={css.frame}>
        <table
          ref={element}
          className={`${css.table} ${compactCards.compact}`}
          role="table"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          data-fixed={isFixed}
          data-opens={onOpen !== undefined}
          data-compact={columns.some(({ card }) => card === 'title')}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <colgroup>
            {columns.map(({ title, width }) => (
              <col key={title} style={{ width }} />
            ))}
          </colgroup>
          <Head table={table} columns={columns} />
          <VirtualRows table={element} columns={columns} rows={sorted} takesFocus={onOpen !== undefined} />
        </table>
      </div>
    </SelectionContext>
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
                ) : columns[index]?.kind === 'select' ? (
                  <span className={visuallyHidden}>{id}</span>
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
