import { viewOrder } from '@smm/assistant/order-view/view-order'
import { appendMessages, lockLastSeq } from '../conversation/conversation.queries.ts'
import type { NewMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { asVisitorOrder, type ChatOrder, findChatOrder, findChatOrders } from './chat-orders.queries.ts'

/** Messages to store, the orders that they are about, and the assistant's state after them where it changes. */
type News = { messages: NewMessage[]; orderIds?: string[] | undefined; state?: unknown }

/**
 * Updates an order by `applyChange`, under the conversation's lock, and stores the messages that it returns, which change
 * the order's card. The result delivers them to the open tabs; call it after the commit.
 */
export async function notifyVisitor(
  { fanOut, log }: Pick<Deps, 'fanOut' | 'log'>,
  trx: Trx,
  { orderId, conversationId }: { orderId: string; conversationId: string },
  applyChange: (order: ChatOrder) => Promise<NewMessage[] | News>,
): Promise<(() => void) | undefined> {
  const lastSeq = await lockLastSeq(trx, conversationId)
  const order = await findChatOrder(trx, orderId, conversationId)
  if (lastSeq === undefined || !order) {
    log.warn({ orderId, conversationId }, 'a message about an unknown order was ignored')
    return undefined
  }
  const change = await applyChange(order)
  const news: News = Array.isArray(change) ? { messages: change } : change
  if (news.messages.length === 0) return undefined
  const changed = await findChatOrders(trx, conversationId, news.orderIds ?? [orderId])
  const stored = await appendMessages(trx, conversationId, {
    lastSeq,
    state: news.state,
    messages: withOrderCards(news.messages, changed),
  })
  return () => fanOut.publish(conversationId, stored)
}

/** News of an order that its card says whole: they are drawn as the card alone. */
export const cardNews = (content: string): NewMessage => ({ kind: 'chat_response', content, parts: [] })

/** News of which the cards below say all but `bubble`. */
export const newsAboveCards = (content: string, bubble: string): NewMessage => ({
  kind: 'chat_response',
  content,
  parts: [{ type: 'text', text: bubble }],
})

/** The last text carries the orders as they are now; the PIX card of unpaid ones speaks for itself. */
function withOrderCards(messages: NewMessage[], orders: ChatOrder[]): NewMessage[] {
  const placed = orders.filter(({ status }) => status !== 'requested' && status !== 'refused')
  if (placed.length === 0) return messages
  const last = messages.findLastIndex(({ kind }) => kind === 'chat_response')
  const cards = placed.map(
    (order) => ({ type: 'order', order: viewOrder(asVisitorOrder(order)), isNews: true }) as const,
  )
  return messages.map((it, at) => {
    const parts = it.parts ?? [{ type: 'text', text: it.content } as const]
    return at === last ? { ...it, parts: [...parts, ...cards] } : it
  })
}
