import { chargeConfirmedText, chargeThanksText } from '@smm/assistant/replies/news/payment-news'
import type { Message } from '@smm/contracts/messages'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { type ChatOrder, findChatOrders, moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import { newsAboveCards, notifyVisitor } from './notify-visitor.ts'

/** Confirms a payment once, also when newer messages came first, unless the order was cancelled meanwhile. */
export const notifyPaymentConfirmed = (deps: Deps, trx: Trx, confirmed: Message<'payment-confirmed'>) =>
  notifyVisitor(deps, trx, confirmed, async (order) => {
    const { sendsAt, orderIds } = confirmed
    const held = sendsAt ? { sendsAt: new Date(sendsAt) } : {}
    const isNewer = await moveChatOrder(trx, confirmed, { status: 'paid', cancelledAt: null, ...held })
    const messages = await confirmPaymentOnce(trx, order, { orderIds, ...held })
    return isNewer || order.status !== 'cancelled' ? { messages, orderIds } : []
  })

/** `orderIds` are the orders of the charge, where it has several. */
type Confirmed = { orderIds?: string[] | undefined; sendsAt?: Date }

/** Every later status implies the payment, so its confirmation is sent before them: one for all orders of the charge. */
export async function confirmPaymentOnce(trx: Trx, order: ChatOrder, { orderIds, ...held }: Confirmed = {}) {
  if (order.paidAt) return []
  const charged = await findChatOrders(trx, order.conversationId, orderIds ?? [order.orderId])
  const unconfirmed = charged.filter(({ paidAt }) => !paidAt)
  for (const { orderId, status, reviewReason: reason } of unconfirmed) {
    const reviewReason = reason === 'SECOND_PAYMENT' ? reason : null
    // The message of each order follows with its version; its card is drawn before.
    const paid = orderIds && status === 'pending' ? { status: 'paid' as const, ...held } : {}
    await updateChatOrder(trx, orderId, { paidAt: new Date(), reviewReason, ...paid })
  }
  return [newsAboveCards(chargeConfirmedText(unconfirmed), chargeThanksText(unconfirmed))]
}
