import { refillAnsweredText } from '@smm/assistant/replies/news/order-news'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

export const notifyRefillAnswer = (deps: Deps, trx: Trx, answer: Message<'refill-answered'>) =>
  notifyVisitor(deps, trx, answer, async (order) => {
    if (answer.outcome === 'requested' && order.refillState !== 'asked')
      await updateChatOrder(trx, order.orderId, { refillState: 'asked', refillAskedAt: new Date() })
    return [textMessage(refillAnsweredText(order, answer.outcome))]
  })
