import { refillDecidedText } from '@smm/assistant/replies/news/order-news'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

export const notifyRefillDecision = (deps: Deps, trx: Trx, decided: Message<'refill-decided'>) =>
  notifyVisitor(deps, trx, decided, async (order) => {
    const { outcome: refillState } = decided
    const refillAskedAt = order.refillAskedAt ?? new Date()
    await updateChatOrder(trx, order.orderId, { refillState, refillAskedAt })
    return [textMessage(refillDecidedText(order, refillState))]
  })
