import type { Transaction } from 'kysely'
import type { Intent } from '@smm/assistant/dialogue'
import { say } from '@smm/messaging/outbox'
import { updateChatOrder } from './chat-orders.queries.ts'
import { shownTicketId } from '@smm/contracts/tickets'
import { openTicket } from './open-ticket.ts'
import { requestOrder } from './request-order.ts'
import type { Tables } from './tables.ts'
import { addToTicket } from './tickets.queries.ts'

export type CarriedOut = {
  /** Something has to leave for another service. */
  wasSomethingSaid: boolean
  /** Puts what became known, such as a ticket's number, into a reply. */
  fill: (reply: string) => string
}

/** Does what the assistant decided, in the transaction of its turn. */
export async function carryOutIntents(
  trx: Transaction<Tables>,
  conversationId: string,
  intents: Intent[],
): Promise<CarriedOut> {
  let ticketId = ''
  let wasSomethingSaid = false
  for (const intent of intents) {
    switch (intent.type) {
      case 'open-ticket':
        ticketId = await openTicket(trx, conversationId, intent)
        continue
      case 'add-to-ticket':
        await addToTicket(trx, conversationId, intent)
        continue
      case 'place-order':
        await requestOrder(trx, conversationId, intent)
        break
      case 'cancel-order':
        await updateChatOrder(trx, intent.orderId, { isCancelAsked: true })
        await say(trx, 'orders', 'cancel-order', { orderId: intent.orderId, conversationId })
        break
      case 'request-refill':
        await say(trx, 'orders', 'request-refill', { orderId: intent.orderId, conversationId })
    }
    wasSomethingSaid = true
  }
  return {
    wasSomethingSaid,
    fill: (reply) => reply.replaceAll('{ticketId8}', shownTicketId(ticketId)),
  }
}
