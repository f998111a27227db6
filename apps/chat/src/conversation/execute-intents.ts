import type { Transaction } from 'kysely'
import type { Intent } from '@smm/assistant/next-turn'
import { shownTicketId } from '@smm/contracts/tickets'
import { enqueueMessage } from '@smm/messaging/outbox'
import { updateChatOrder } from '../chat-orders/chat-orders.queries.ts'
import type { Tables } from '../tables.ts'
import { openTicket } from '../tickets/open-ticket.ts'
import { appendToTicket, withdrawTicket } from '../tickets/tickets.queries.ts'
import { requestOrder } from '../chat-orders/request-order.ts'

/** Executes the intents of a turn in its transaction. The result replaces `{ticketId8}` in a reply. */
export async function executeIntents(
  trx: Transaction<Tables>,
  { conversationId, addressHashes }: { conversationId: string; addressHashes: string[] | undefined },
  intents: Intent[],
): Promise<(reply: string) => string> {
  let ticketId = ''
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
        for (const order of intent.orders) await requestOrder(trx, { conversationId, addressHashes }, order)
        break
      case 'cancel-order':
        await updateChatOrder(trx, intent.orderId, { isCancelAsked: true })
        await enqueueMessage(trx, 'orders', 'cancel-order', { orderId: intent.orderId, conversationId })
        break
      case 'request-refill':
        await enqueueMessage(trx, 'orders', 'request-refill', { orderId: intent.orderId, conversationId })
    }
  }
  return (reply) => reply.replaceAll('{ticketId8}', shownTicketId(ticketId))
}
