import { cancelAnsweredText, orderStatusText } from '@smm/assistant/replies/news/order-news'
import { type NewMessage, textMessage } from '../conversation/stored-message.ts'
import type { Trx } from '../tables.ts'
import { type ChatOrder, moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import { cardNews } from './notify-visitor.ts'

/**
 * Cancels an order and tells it once: its status, its refund and the answer to the visitor who asked arrive in any order. An
 * orders service of the previous release sends its version with the status alone.
 */
export async function cancelOnce(
  trx: Trx,
  order: ChatOrder,
  version: number | undefined,
): Promise<NewMessage[]> {
  const { orderId, status } = order
  const cancelled = { status: 'cancelled', cancelledAt: new Date() } as const
  if (version !== undefined) {
    const isNewer = await moveChatOrder(trx, { orderId, version }, cancelled)
    return isNewer ? [cancellationNews(order)] : []
  }
  if (status === 'cancelled') return []
  await updateChatOrder(trx, orderId, cancelled)
  return [cancellationNews(order)]
}

/** An answer for a visitor who asked for it, or whose money is in review; else news that the card says whole. */
export const cancellationNews = (order: ChatOrder): NewMessage =>
  order.isCancelAsked || order.reviewReason
    ? textMessage(cancelAnsweredText(order, { outcome: 'cancelled' }, new Date()))
    : cardNews(orderStatusText({ ...order, status: 'cancelled', startedAt: null }))
