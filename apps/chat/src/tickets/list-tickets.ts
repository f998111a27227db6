import { type RawBuilder, sql } from 'kysely'
import type { ListTicketsQuery, Ticket } from '@smm/contracts/tickets'
import { readBefore } from '@smm/http-service/read-before'
import { sanitizeText } from '../sanitize-text.ts'
import type { Db } from '../tables.ts'
import { presentTicket } from './present-ticket.ts'

const maxTickets = 500
/** A list shows the beginning of a description; the ticket's own page shows all of it. */
const excerptLength = 1_000

/** A page of tickets, newest first, that match the filter; `actor` is the member who asks. */
export async function listTickets(
  db: Db,
  { status, assignee, search = '', limit = maxTickets, before, beforeId }: ListTicketsQuery,
  actor: string,
): Promise<Ticket[]> {
  const term = sanitizeText(search).replace(/^#/, '')
  const olderThan = isBefore(readBefore(before), beforeId)
  let query = db
    .selectFrom('tickets')
    .select(['id', 'link', 'orderId', 'status', 'kind', 'dueAt', 'assignee', 'waitingSince', 'createdAt'])
    .select(sql<string>`left(description, ${sql.lit(excerptLength)})`.as('description'))
  if (status) query = query.where('status', '=', status)
  if (assignee) query = query.where('assignee', 'is not distinct from', assignee === 'me' ? actor : null)
  if (term !== '') query = query.where(matches(term))
  if (olderThan) query = query.where(olderThan)
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(presentTicket)
}

/** Compares with the row's own created_at: it has microseconds, the `before` of the client only milliseconds. */
function isBefore(before: Date | undefined, beforeId: string | undefined): RawBuilder<boolean> | undefined {
  if (!before) return undefined
  if (!beforeId) return sql<boolean>`created_at < ${before}`
  const createdAt = sql`coalesce((SELECT created_at FROM tickets WHERE id = ${beforeId}), ${before})`
  return sql<boolean>`(created_at, id) < (${createdAt}, ${beforeId}::uuid)`
}

function matches(term: string): RawBuilder<boolean> {
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(id::text ILIKE ${pattern} OR link ILIKE ${pattern} OR description ILIKE ${pattern})`
}
