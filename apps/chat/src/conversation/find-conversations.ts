import { type Kysely, sql } from 'kysely'
import type { FoundConversation } from '@smm/contracts/conversations/conversations'
import type { Tables } from '../tables.ts'

const mostFound = 10
const excerptLength = 200

/** By the beginning of its id, or of the id of one of its orders or tickets; none for another text. */
export async function findConversations(db: Kysely<Tables>, search: string): Promise<FoundConversation[]> {
  const digits = search.trim().replace(/^#/, '').replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return []
  const [first, last] = [digits.padEnd(32, '0'), digits.padEnd(32, 'f')]
  const { rows } = await sql<{ id: string; lastSeenAt: Date; excerpt: string | null }>`
    SELECT c.id, c.last_seen_at,
      (SELECT left(content, ${sql.lit(excerptLength)}) FROM messages m
        WHERE m.conversation_id = c.id ORDER BY seq DESC LIMIT 1) AS excerpt
    FROM conversations c WHERE c.id IN (
      SELECT id FROM conversations WHERE id BETWEEN ${first} AND ${last}
      UNION SELECT conversation_id FROM chat_orders WHERE order_id BETWEEN ${first} AND ${last}
      UNION SELECT conversation_id FROM tickets WHERE id BETWEEN ${first} AND ${last})
    ORDER BY c.last_seen_at DESC LIMIT ${sql.lit(mostFound)}`.execute(db)
  return rows.map(({ id, lastSeenAt, excerpt }) => ({
    id,
    lastSeenAt: lastSeenAt.toISOString(),
    excerpt: excerpt ?? '',
  }))
}
