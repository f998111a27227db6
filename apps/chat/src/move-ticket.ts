import type { Kysely } from 'kysely'
import type { Ticket, TicketStatus } from '@smm/contracts/tickets'
import { Refusal } from '@smm/http-service/refusal'
import { shownTicket, ticketColumns } from './shown-ticket.ts'
import type { Tables } from './tables.ts'

/** Any status may follow any other: that is for the administrator to judge. */
export async function moveTicket(db: Kysely<Tables>, id: string, status: TicketStatus): Promise<Ticket> {
  const row = await db
    .updateTable('tickets')
    .set({ status })
    .where('id', '=', id)
    .returning(ticketColumns)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { ticketId: id })
  return shownTicket(row)
}
