import type { Transaction } from 'kysely'
import type { Intent } from '@smm/assistant/next-turn'
import { shownTicketId } from '@smm/contracts/tickets'
import { enqueueMessage } from '@smm/messaging/outbox'
import { findPixCard } from '../chat-orders/chat-orders.queries.ts'
import { requestCancel, requestWithdrawal } from '../chat-orders/request-cancel.ts'
import { type Customer, requestOrders } from '../chat-orders/request-orders.ts'
import type { Tables } from '../tables.ts'
import { openTicket } from '../tickets/open-ticket.ts'
import { appendToTicket, withdrawTicket } from '../tickets/tickets.queries.ts'
import type { NewMessage } from './stored-message.ts'

/** The effects of intents on a turn's replies: the id of a new ticket, and messages after them. */
export type Executed = { fillPlaceholders: (reply: string) => string; messages: NewMessage[] }

/** Executes the intents of a turn in its transaction. `fillPlaceholders` replaces `{ticketId8}` in a reply. */
export async function executeIntents(
  trx: Transaction<Tables>,
  customer: Customer,
  intents: Intent[],
): Promise<Executed> {
  const { conversationId } = customer
  let ticketId = ''
  const messages: NewMessage[] = []
  for (const intent of intents) {
    switch (intent.type) {
      case 'open-ticket':
        ticketId = await openTicket(trx, conversationId, intent)
        break
      case 'add-to-ticket':
        await appendToTicket(trx, conversationId, intent)
        break
      case 'withdraw-ticket':
        await withdrawTicket(trx, conversationId, intent.ticketId)
        break
      case 'place-orders':
        await requestOrders(trx, customer, intent)
        break
      case 'cancel-order':
        await requestCancel(trx, conversationId, intent)
        break
      case 'withdraw-order':
        await requestWithdrawal(trx, conversationId, intent)
        break
      case 'request-refill':
        await enqueueMessage(trx, 'orders', 'request-refill', { orderId: intent.orderId, conversationId })
        break
      case 'show-pix': {
        const pixPayment = await findPixCard(trx, intent.orderId)
        if (pixPayment) messages.push({ kind: 'pix_payment', content: '', pixPayment })
      }
    }
  }
  return {
    fillPlaceholders: (reply) => reply.replaceAll('{ticketId8}', shownTicketId(ticketId)),
    messages,
  }
}
