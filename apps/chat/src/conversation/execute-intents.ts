import type { Intent } from '@smm/assistant/next-turn'
import { nameNewTicket } from '@smm/assistant/replies/texts/ticket-texts'
import { enqueueMessage } from '@smm/messaging/outbox'
import { findPixCard } from '../orders/chat-orders.queries.ts'
import { requestCancel, requestWithdrawal } from '../orders/request-cancel.ts'
import { type Customer, requestOrders } from '../orders/request-orders.ts'
import type { Trx } from '../tables.ts'
import { openTicket } from '../tickets/open-ticket.ts'
import { appendToTicket, withdrawTicket } from '../tickets/tickets.queries.ts'
import type { NewMessage } from './stored-message.ts'

/** The effects of intents on a turn's replies: the number of a ticket in them, and messages after them. */
export type Executed = { completeReply: (reply: string) => string; messages: NewMessage[] }

/** Executes the intents of a turn in its transaction. `completeReply` names the ticket that it opened, one at most. */
export async function executeIntents(trx: Trx, customer: Customer, intents: Intent[]): Promise<Executed> {
  const { conversationId } = customer
  let openedTicketId = ''
  const messages: NewMessage[] = []
  for (const intent of intents) {
    switch (intent.type) {
      case 'open-ticket':
        openedTicketId = await openTicket(trx, conversationId, intent)
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
        break
      }
      default:
        intent satisfies never
    }
  }
  return { completeReply: (reply) => nameNewTicket(reply, openedTicketId), messages }
}
