import type { ReactNode } from 'react'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers align right. `grow` takes the remaining width; in a card, it and `wide` take a whole line. */
  kind?: 'number' | 'grow' | 'wide' | 'actions' | 'select'
  /**
   * The place in a card of three lines: `select`, `title` and `figure`; `count`, `detail` and `state`; `note` and `time`. A
   * table that names places shows no other column on a narrow screen.
   */
  card?: 'select' | 'title' | 'figure' | 'count' | 'detail' | 'state' | 'note' | 'time'
  /** The sort key; a column without it cannot be sorted. */
  sortBy?: (row: Row) => string | number
  /** Required in a table of many rows: without it the columns would move as rows are mounted and unmounted. */
  width?: string
}
