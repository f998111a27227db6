import { ticketMovedText } from '@smm/assistant/ticket-texts'
import type { Ticket, TicketStatus } from '@smm/contracts/tickets'
import type { Deps } from './deps.ts'
import { shownTicket, ticketColumns } from './shown-ticket.ts'
import { tellOfTicket } from './tell-of-ticket.ts'
import { spoken } from './tell-visitor.ts'
import { findTicket } from './tickets.queries.ts'

/** Any status may follow any other: that is for the administrator to judge. Its visitor is told. */
export const moveTicket = (
  deps: Deps,
  { ticketId, status, actor }: { ticketId: string; status: TicketStatus; actor: string },
): Promise<Ticket> =>
  tellOfTicket(deps, { actor, ticketId, action: 'ticket-moved' }, async (trx, ticket) => {
    const moved = await trx
      .updateTable('tickets')
      .set({ status })
      .where('id', '=', ticketId)
      .where('status', '<>', status)
      .returning(ticketColumns)
      .executeTakeFirst()
    if (!moved) return { answer: shownTicket((await findTicket(trx, ticketId))!) }
    return {
      answer: shownTicket(moved),
      news: spoken(ticketMovedText(ticket, status)),
      details: { status },
    }
  })
