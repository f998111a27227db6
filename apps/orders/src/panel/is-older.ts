import { type RawBuilder, sql } from 'kysely'
import { readBefore } from '@smm/http-service/read-before'

export type Place = { before?: string; beforeId?: string }

/** What is older than the last row somebody saw; with its id, nothing of the same moment is left out or seen twice. */
export function isOlder({ before, beforeId }: Place): RawBuilder<boolean> | undefined {
  const until = readBefore(before)
  if (!until) return undefined
  return beforeId
    ? sql<boolean>`(created_at, id) < (${until}, ${beforeId}::uuid)`
    : sql<boolean>`created_at < ${until}`
}
