import { cancelAnsweredText } from '@smm/assistant/replies/news/order-news'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { cancelOnce } from './cancel-once.ts'
import { type ChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

/** Answers the visitor's cancellation request, unless its status or its refund already has. */
export const notifyCancelAnswer = (deps: Deps, trx: Trx, answer: Message<'cancel-answered'>) =>
  notifyVisitor(deps, trx, answer, async (order) => {
    const isStopping = answer.isStopping === true
    if (answer.outcome === 'cancelled') return cancelOnce(trx, order, answer.cancelledVersion)
    await updateChatOrder(trx, order.orderId, {
      isCancelAsked: false,
      isStopping: isStopping || (answer.withdrawal?.state === 'asked-before' && order.isStopping),
      ...(answer.withdrawal && { withdrawal: withdrawalAfter(order, answer.withdrawal) }),
    })
    return [textMessage(cancelAnsweredText(order, answer, new Date()))]
  })

const withdrawalAfter = (
  { withdrawal }: Pick<ChatOrder, 'withdrawal'>,
  { state }: NonNullable<Message<'cancel-answered'>['withdrawal']>,
) => (state === 'under-review' ? state : state === 'asked-before' ? (withdrawal ?? 'asked') : 'decided')
