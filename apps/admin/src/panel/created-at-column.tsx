import { showMoment } from '../shown-values.ts'
import type { Column } from './data-table.tsx'

/** When a row came to be; the rows can be put in that order. */
export const createdAtColumn = (title: string, width: string): Column<{ createdAt: string }> => ({
  title,
  cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt)}</time>,
  sortBy: ({ createdAt }) => createdAt,
  width,
})
