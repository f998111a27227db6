import { randomUUID } from 'node:crypto'
import { reopenCart } from '@smm/assistant/reopen-cart'
import { orderRefusedText } from '@smm/assistant/replies/news/order-news'
import { chargePauseText } from '@smm/assistant/replies/news/payment-news'
import type { Message } from '@smm/contracts/messages'
import { readSnapshot } from '../conversation/conversation.queries.ts'
import { replyMessage, textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

/** Announces that orders were not placed, and shows their recap again where they can be ordered in another way. */
export const notifyOrderRefused = (deps: Deps, trx: Trx, refused: Message<'order-refused'>) =>
  notifyVisitor(deps, trx, refused, async (order) => {
    if (order.status !== 'requested') return []
    const { conversationId, code, amountCents, retryAfterMinutes, orderIds = [order.orderId] } = refused
    const { state, orders, catalogueVersion } = await readSnapshot(trx, conversationId)
    for (const orderId of orderIds) await updateChatOrder(trx, orderId, { status: 'refused' })
    const catalogue = await deps.loadCatalogue(trx, catalogueVersion)
    const cart = orders.filter((it) => orderIds.includes(it.orderId))
    const shop = { ...catalogue, takesCarts: deps.takesCarts() }
    const reopened = reopenCart({ state, turnId: randomUUID(), orders: cart, ...shop }, refused)
    if (reopened) return { messages: reopened.replies.map(replyMessage), state: reopened.state }
    const text = retryAfterMinutes
      ? chargePauseText(order, retryAfterMinutes)
      : orderRefusedText(order, code, amountCents)
    return [textMessage(text)]
  })
