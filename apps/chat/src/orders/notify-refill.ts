import type { Transaction } from 'kysely'
import { refillAnsweredText, refillDecidedText } from '@smm/assistant/replies/news/order-news'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Tables } from '../tables.ts'
import { updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

type Trx = Transaction<Tables>

export const notifyRefillAnswer = (deps: Deps, trx: Trx, answer: Message<'refill-answered'>) =>
  notifyVisitor(deps, trx, answer, async (order) => {
    if (answer.outcome === 'requested' && order.refillState !== 'asked')
      await updateChatOrder(trx, order.orderId, { refillState: 'asked', refillAskedAt: new Date() })
    return [textMessage(refillAnsweredText(order, answer.outcome))]
  })

export const notifyRefillDecision = (deps: Deps, trx: Trx, decided: Message<'refill-decided'>) =>
  notifyVisitor(deps, trx, decided, async (order) => {
    const { outcome: refillState } = decided
    const refillAskedAt = order.refillAskedAt ?? new Date()
    await updateChatOrder(trx, order.orderId, { refillState, refillAskedAt })
    return [textMessage(refillDecidedText(order, refillState))]
  })
