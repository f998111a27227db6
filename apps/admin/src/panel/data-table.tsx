import type { ReactNode } from 'react'
import css from './data-table.module.css'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand on the right. `grow` takes what width is left; it and `wide` have a line of a card for themselves. */
  kind?: 'number' | 'grow' | 'wide' | 'actions'
}

type DataTableProps<Row extends { id: string }> = {
  label: string
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
}

/**
 * A table that becomes a list of cards on a narrow screen. The roles are said aloud because `display` takes them away
 * from table elements.
 */
export function DataTable<Row extends { id: string }>({ label, columns, rows }: DataTableProps<Row>) {
  return (
    <div className={css.frame}>
      <table className={css.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, kind }) => (
              <th key={title} role="columnheader" scope="col" data-kind={kind}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              {columns.map(({ title, kind, cell }) => (
                <td key={title} role="cell" data-kind={kind} data-title={title}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
