import { chargeExpiredText } from '@smm/assistant/replies/news/payment-news'
import type { Message } from '@smm/contracts/messages'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { type ChatOrder, findChatOrders, moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import { cardNews, notifyVisitor } from './notify-visitor.ts'

export const notifyPaymentExpired = (deps: Deps, trx: Trx, expired: Message<'payment-expired'>) =>
  notifyVisitor(deps, trx, expired, async (order) => {
    const { orderIds } = expired
    const isNewer = await moveChatOrder(trx, expired, { status: 'cancelled', cancelledAt: new Date() })
    return isNewer ? { messages: await expirePaymentOnce(trx, order, orderIds), orderIds } : []
  })

/** An expiry is sent once, for all open orders of the charge. */
export async function expirePaymentOnce(trx: Trx, order: ChatOrder, orderIds = [order.orderId]) {
  if (order.status === 'cancelled') return []
  const charged = await findChatOrders(trx, order.conversationId, orderIds)
  const open = charged.filter(({ orderId, status }) => orderId === order.orderId || status !== 'cancelled')
  for (const { orderId } of open)
    await updateChatOrder(trx, orderId, { status: 'cancelled', cancelledAt: new Date() })
  return [cardNews(chargeExpiredText(open))]
}
