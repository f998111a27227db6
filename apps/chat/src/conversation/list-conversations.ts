import { sql } from 'kysely'
import type { ListConversationsQuery, ListedConversation } from '@smm/contracts/conversations/conversations'
import { readBefore } from '@smm/http-service/read-before'
import type { Db } from '../tables.ts'

const pageSize = 50
const excerptLength = sql.lit(200)

type Row = { id: string; seenAt: string; excerpt: string | null } & Record<
  'words' | 'holder',
  string | null
> & {
    waitingSince: Date | null
  }

/** A page of the conversations in which something was said, the last seen first. */
export async function listConversations(
  db: Db,
  { search, state, limit = pageSize, before, beforeId }: ListConversationsQuery,
): Promise<ListedConversation[]> {
  const found = search === undefined ? sql`true` : isFound(search)
  const older = before === undefined ? sql`true` : isOlder(before, beforeId)
  // Every conversation is looked at for the newest: no index holds what each turn changes. The laterals read one page.
  const { rows } = await sql<Row>`
    SELECT c.id, ${seenAt}, newest.excerpt, visitor.words,
      CASE WHEN ${isHeld} THEN c.held_by END AS holder, waiting.since AS waiting_since
    FROM (
      SELECT id, last_seen_at, held_by, held_until FROM conversations c
      WHERE last_seq > 0 AND ${found} AND ${older} AND ${isIn(state)}
      ORDER BY last_seen_at DESC, id DESC LIMIT ${limit}
    ) c
    LEFT JOIN LATERAL (
      SELECT left(content, ${excerptLength}) AS excerpt FROM messages m
      WHERE m.conversation_id = c.id ORDER BY seq DESC LIMIT 1) newest ON true
    LEFT JOIN LATERAL (
      SELECT left(content, ${excerptLength}) AS words FROM messages m
      WHERE m.conversation_id = c.id AND kind = 'visitor_message' ORDER BY seq DESC LIMIT 1) visitor ON true
    LEFT JOIN LATERAL (SELECT min(since) AS since FROM ${waits} WHERE waits.id = c.id) waiting ON true
    ORDER BY c.last_seen_at DESC, c.id DESC`.execute(db)
  return rows.map(({ id, seenAt, excerpt, words, holder, waitingSince }) => ({
    id,
    lastSeenAt: seenAt,
    excerpt: excerpt ?? '',
    ...(words !== null && { words }),
    ...(holder !== null && { holder }),
    ...(waitingSince && { waitingSince: waitingSince.toISOString() }),
  }))
}

const noId = '00000000-0000-0000-0000-000000000000'
/** To the microsecond, as it is stored: the next page begins after it. */
const seenAt = sql`to_char(c.last_seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS seen_at`
const isHeld = sql`coalesce(c.held_until > now(), false)`

function isOlder(before: string, beforeId = noId) {
  const microseconds = /\.\d{3}(\d{3})/.exec(before)?.[1] ?? ''
  const seen = readBefore(before)?.toISOString().replace('Z', `${microseconds}Z`)
  return sql`(c.last_seen_at, c.id) < (${seen}::timestamptz, ${beforeId}::uuid)`
}

/** The visitor's words that the assistant left to a member, who may be gone by now, and the open tickets: both are few. */
const waits = sql`(
  SELECT h.id, m.created_at FROM conversations h JOIN messages m ON m.conversation_id = h.id AND m.seq = h.last_seq
  WHERE h.held_by IS NOT NULL AND m.kind = 'visitor_message'
  UNION ALL SELECT conversation_id, waiting_since FROM tickets WHERE status = 'open') AS waits (id, since)`

function isIn(state: ListConversationsQuery['state']) {
  if (state === 'held') return isHeld
  return state === 'waiting' ? sql`c.id IN (SELECT id FROM ${waits})` : sql`true`
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
