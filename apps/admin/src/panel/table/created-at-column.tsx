import { formatTimestamp } from '../../format-values.ts'
import type { Column } from './column.ts'

export const createdAtColumn = (title: string, width: string): Column<{ createdAt: string }> => ({
  title,
  cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTimestamp(createdAt)}</time>,
  sortBy: ({ createdAt }) => createdAt,
  width,
  card: 'time',
})
