import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { ListTicketsQuery, Ticket } from '@smm/contracts/tickets'
import { Refusal } from '@smm/http-service/refusal'
import type { Tables } from './tables.ts'
import { shownTicket, ticketColumns } from './shown-ticket.ts'

const most = 500

/** Newest first; `before` is the createdAt of the last one seen. */
export async function listTickets(
  db: Kysely<Tables>,
  { status, limit = most, before }: Static<typeof ListTicketsQuery>,
): Promise<Ticket[]> {
  if (before !== undefined && Number.isNaN(Date.parse(before))) throw new Refusal('INVALID_REQUEST')
  const rows = await db
    .selectFrom('tickets')
    .select(ticketColumns)
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(before !== undefined, (query) => query.where('createdAt', '<', new Date(before!)))
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(shownTicket)
}
