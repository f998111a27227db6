import { type Kysely, sql } from 'kysely'
import type { ListConversationsQuery, ListedConversation } from '@smm/contracts/conversations/conversations'
import { readBefore } from '@smm/http-service/read-before'
import type { Tables } from '../tables.ts'

const pageSize = 50
const excerptLength = sql.lit(200)

type Row = { id: string; lastSeenAt: Date; excerpt: string | null } & Record<
  'words' | 'holder',
  string | null
> & {
    waitingSince: Date | null
  }

/** A page of the conversations in which something was said, the last seen first. */
export async function listConversations(
  db: Kysely<Tables>,
  { search, state, limit = pageSize, before, beforeId }: ListConversationsQuery,
): Promise<ListedConversation[]> {
  const olderThan = readBefore(before)
  const found = search === undefined ? sql`true` : isFound(search)
  const older = olderThan ? sql`(${seenAt}, c.id) < (${olderThan}, ${beforeId ?? noId}::uuid)` : sql`true`
  // The laterals read the rows of one page: the few that a filter asks for are found by what only they have.
  const { rows } = await sql<Row>`
    SELECT c.id, ${seenAt} AS last_seen_at, newest.excerpt, visitor.words,
      CASE WHEN ${isHeld} THEN c.held_by END AS holder, waiting.since AS waiting_since
    FROM (
      SELECT id, last_seen_at, last_seq, held_by, held_until FROM conversations c WHERE c.last_seq > 0 AND ${found} AND ${older} AND ${isIn(state)}
      ORDER BY ${seenAt} DESC, c.id DESC LIMIT ${limit}
    ) c
    LEFT JOIN LATERAL (
      SELECT left(content, ${excerptLength}) AS excerpt FROM messages m
      WHERE m.conversation_id = c.id ORDER BY seq DESC LIMIT 1) newest ON true
    LEFT JOIN LATERAL (
      SELECT left(content, ${excerptLength}) AS words FROM messages m
      WHERE m.conversation_id = c.id AND kind = 'visitor_message' ORDER BY seq DESC LIMIT 1) visitor ON true
    LEFT JOIN LATERAL (
      SELECT min(since) AS since FROM (${waits}) AS w(since)) waiting ON true
    ORDER BY last_seen_at DESC, c.id DESC`.execute(db)
  return rows.map(({ id, lastSeenAt, excerpt, words, holder, waitingSince }) => ({
    id,
    lastSeenAt: lastSeenAt.toISOString(),
    excerpt: excerpt ?? '',
    ...(words !== null && { words }),
    ...(holder !== null && { holder }),
    ...(waitingSince && { waitingSince: waitingSince.toISOString() }),
  }))
}

const noId = '00000000-0000-0000-0000-000000000000'
/** To the millisecond, as the cursor of the client. */
const seenAt = sql`date_trunc('milliseconds', c.last_seen_at)`
const isHeld = sql`coalesce(c.held_until > now(), false)`

/** The visitor's words that the assistant left to a member, who may be gone by now, and the open tickets. */
const waits = sql`
  SELECT m.created_at FROM messages m
  WHERE c.held_by IS NOT NULL AND m.conversation_id = c.id AND m.seq = c.last_seq AND m.kind = 'visitor_message'
  UNION ALL SELECT t.waiting_since FROM tickets t WHERE t.conversation_id = c.id AND t.status = 'open'`

function isIn(state: ListConversationsQuery['state']) {
  if (state === 'held') return isHeld
  return state === 'waiting' ? sql`EXISTS (${waits})` : sql`true`
}

/** By the beginning of its id, or of the id of one of its orders or tickets. */
function isFound(search: string) {
  const digits = search.trim().replace(/^#/, '').replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return sql`false`
  const [first, last] = [digits.padEnd(32, '0'), digits.padEnd(32, 'f')]
  return sql`c.id IN (
    SELECT id FROM conversations WHERE id BETWEEN ${first} AND ${last}
    UNION SELECT conversation_id FROM chat_orders WHERE order_id BETWEEN ${first} AND ${last}
    UNION SELECT conversation_id FROM tickets WHERE id BETWEEN ${first} AND ${last})`
}
