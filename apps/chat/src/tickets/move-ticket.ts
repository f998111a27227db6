import { sql } from 'kysely'
import { ticketMovedText } from '@smm/assistant/replies/news/ticket-news'
import type { Ticket, TicketStatus } from '@smm/contracts/tickets'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import { performStaffAction } from './perform-staff-action.ts'
import { presentTicket, ticketColumns } from './present-ticket.ts'
import { showTicket } from './show-ticket.ts'

/** Moves a ticket to any other status and notifies its visitor. Idempotent: the same status changes nothing. */
export const moveTicket = (
  deps: Deps,
  { ticketId, status, actor }: { ticketId: string; status: TicketStatus; actor: string },
): Promise<Ticket> =>
  performStaffAction(deps, { actor, ticketId, action: 'ticket-moved' }, async (trx, ticket) => {
    const moved = await trx
      .updateTable('tickets')
      .set({ status, ...(status === 'open' && { waitingSince: sql<Date>`now()` }) })
      .where('id', '=', ticketId)
      .where('status', '<>', status)
      .returning(ticketColumns)
      .executeTakeFirst()
    if (!moved) return { result: await showTicket(trx, ticketId) }
    return {
      result: presentTicket(moved),
      notification: textMessage(ticketMovedText(ticket, status)),
      details: { status },
    }
  })
