import type { Ticket } from '@smm/contracts/tickets'
import type { Deps } from '../deps.ts'
import { performStaffAction } from './perform-staff-action.ts'
import { presentTicket, ticketColumns } from './present-ticket.ts'
import { showTicket } from './show-ticket.ts'

type Input = { ticketId: string; assignee: string | null; actor: string }

/** Gives a ticket to a member, or to nobody; its visitor is not notified. Idempotent. */
export const assignTicket = (deps: Deps, { ticketId, assignee, actor }: Input): Promise<Ticket> =>
  performStaffAction(deps, { actor, ticketId, action: 'ticket-assigned' }, async (trx) => {
    const assigned = await trx
      .updateTable('tickets')
      .set({ assignee })
      .where('id', '=', ticketId)
      .where('assignee', 'is distinct from', assignee)
      .returning(ticketColumns)
      .executeTakeFirst()
    if (!assigned) return { result: await showTicket(trx, ticketId) }
    return { result: presentTicket(assigned), details: { assignee: assignee ?? '—' } }
  })
