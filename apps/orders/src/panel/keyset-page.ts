import { type RawBuilder, sql } from 'kysely'
import { readBefore } from '@smm/http-service/read-before'

/** `older` is the condition that `olderThan` builds from the cursor. */
export type Page = { older?: RawBuilder<boolean>; limit: number }
type Cursor = { before?: string; beforeId?: string }

/** Keyset pagination: rows after the cursor, newest first. With the id, rows of the same timestamp are neither skipped nor repeated. */
export function olderThan({ before, beforeId }: Cursor): RawBuilder<boolean> | undefined {
  const until = readBefore(before)
  if (!until) return undefined
  return beforeId
    ? sql<boolean>`(created_at, id) < (${until}, ${beforeId}::uuid)`
    : sql<boolean>`created_at < ${until}`
}
