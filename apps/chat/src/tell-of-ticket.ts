import type { Transaction } from 'kysely'
import type { TicketToName } from '@smm/assistant/ticket-texts'
import { say } from '@smm/messaging/outbox'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from './deps.ts'
import type { NewMessage } from './number-messages.ts'
import type { Tables } from './tables.ts'
import { tellConversation } from './tell-visitor.ts'
import { findTicket, isTicketNamed } from './tickets.queries.ts'

export type StaffAct = { actor: string; ticketId: string; action: 'ticket-moved' | 'ticket-replied' }
type Done<T> = { answer: T; news?: NewMessage; details?: Record<string, string> }

/**
 * What a member of the staff does to a ticket, with its news for the visitor and its line in the audit: all of it is
 * kept or nothing. `act` is done under the lock of the conversation; without news it did nothing, and nothing is noted.
 */
export async function tellOfTicket<T>(
  deps: Deps,
  { actor, ticketId, action }: StaffAct,
  act: (trx: Transaction<Tables>, ticket: TicketToName) => Promise<Done<T>>,
): Promise<T> {
  const { answer, show } = await deps.db.transaction().execute(async (trx) => {
    const ticket = await findTicket(trx, ticketId)
    if (!ticket) throw new Refusal('NOT_FOUND', { ticketId })
    const done: { answer?: T } = {}
    const show = await tellConversation(deps, trx, ticket.conversationId, async () => {
      const isNamed = await isTicketNamed(trx, ticket)
      const named = { id: ticketId, ...(!isNamed && { reminder: ticket.description }) }
      const { answer, news, details } = await act(trx, named)
      done.answer = answer
      if (!news) return []
      await say(trx, 'orders', 'staff-acted', { actor, action, details: { ticket: ticketId, ...details } })
      return [news]
    })
    return { answer: done.answer as T, show }
  })
  show?.()
  deps.relay.nudge()
  return answer
}
