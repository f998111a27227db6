import type { TicketToName } from '@smm/assistant/replies/news/ticket-news'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import { appendMessages, lockLastSeq } from '../conversation/conversation.queries.ts'
import type { NewMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { findTicket, isTicketMentioned } from './tickets.queries.ts'

type TicketAction = 'ticket-moved' | 'ticket-replied' | 'ticket-assigned'
type StaffAction = { actor: string; ticketId: string; action: TicketAction }

/** The outcome of an action. Without a notification and details nothing changed, and nothing is audited. */
type Outcome<T> = { result: T; notification?: NewMessage; details?: Record<string, string> }

/**
 * Performs an action of the staff on a ticket, with the visitor's notification and the audit entry, in one transaction.
 * `perform` runs under the conversation's lock.
 */
export async function performStaffAction<T>(
  deps: Deps,
  { actor, ticketId, action }: StaffAction,
  perform: (trx: Trx, ticket: TicketToName) => Promise<Outcome<T>>,
): Promise<T> {
  const { result, conversationId, stored } = await transact(deps, async (trx) => {
    const ticket = await findTicket(trx, ticketId)
    const lastSeq = ticket && (await lockLastSeq(trx, ticket.conversationId))
    if (!ticket || lastSeq === undefined) throw new Refusal('NOT_FOUND', { ticketId })
    const { conversationId, description } = ticket
    // A visitor who reset the chat is reminded of what the ticket is about.
    const reminder = (await isTicketMentioned(trx, ticket)) ? undefined : description
    const { result, notification, details } = await perform(trx, { id: ticketId, reminder })
    if (!notification && !details) return { result, conversationId, stored: [] }
    const audited = { actor, action, details: { ticket: ticketId, ...details } }
    await enqueueMessage(trx, 'orders', 'staff-acted', audited)
    const stored = notification
      ? await appendMessages(trx, conversationId, { lastSeq, messages: [notification] })
      : []
    return { result, conversationId, stored }
  })
  deps.fanOut.publish(conversationId, stored)
  return result
}
