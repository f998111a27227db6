import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ListTicketsQuery, Ticket } from '@smm/contracts/tickets'
import { readBefore } from '@smm/http-service/read-before'
import { cleanText } from './clean-text.ts'
import type { Tables } from './tables.ts'
import { shownTicket } from './shown-ticket.ts'

const most = 500
/** A list needs the beginning; all of it is with the ticket. */
const longestShown = 1_000

/** Newest first, those that the words may mean. */
export async function listTickets(
  db: Kysely<Tables>,
  { status, search = '', limit = most, before, beforeId }: ListTicketsQuery,
): Promise<Ticket[]> {
  const words = cleanText(search).replace(/^#/, '')
  const older = isOlder(readBefore(before), beforeId)
  const rows = await db
    .selectFrom('tickets')
    .select(['id', 'link', 'orderId', 'status', 'createdAt'])
    .select(sql<string>`left(description, ${sql.lit(longestShown)})`.as('description'))
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(words !== '', (query) => query.where(holds(words)))
    .$if(older !== undefined, (query) => query.where(older!))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(shownTicket)
}

/** Rows know their moment more finely than what was shown of them, so the row itself says when it was. */
function isOlder(before: Date | undefined, beforeId: string | undefined): RawBuilder<boolean> | undefined {
  if (!before) return undefined
  if (!beforeId) return sql<boolean>`created_at < ${before}`
  const moment = sql`coalesce((SELECT created_at FROM tickets WHERE id = ${beforeId}), ${before})`
  return sql<boolean>`(created_at, id) < (${moment}, ${beforeId}::uuid)`
}

function holds(words: string): RawBuilder<boolean> {
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(id::text ILIKE ${part} OR link ILIKE ${part} OR description ILIKE ${part})`
}
