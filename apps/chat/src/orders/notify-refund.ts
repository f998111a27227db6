import { refundDoneText, refundRequestedText } from '@smm/assistant/replies/news/payment-news'
import type { Message } from '@smm/contracts/messages'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { cancelOnce } from './cancel-once.ts'
import { updateChatOrder } from './chat-orders.queries.ts'
import { cardNews, notifyVisitor } from './notify-visitor.ts'

/** Announces a refund, after the cancellation it follows. `done` may arrive before `requested`, which is then silent. */
export const notifyRefund = (deps: Deps, trx: Trx, changed: Message<'refund-changed'>) =>
  notifyVisitor(deps, trx, changed, async (order) => {
    const { amountCents, state, reviewedFor, cancelledVersion } = changed
    if (reviewedFor && reviewedFor === order.reviewReason)
      await updateChatOrder(trx, order.orderId, { reviewReason: null })
    const cancelled = cancelledVersion === undefined ? [] : await cancelOnce(trx, order, cancelledVersion)
    if (state === 'done') {
      await updateChatOrder(trx, order.orderId, { refundedCents: order.refundedCents + amountCents })
      return [...cancelled, cardNews(refundDoneText(order, amountCents))]
    }
    const refundNotedCents = order.refundNotedCents + amountCents
    await updateChatOrder(trx, order.orderId, { refundNotedCents })
    const isDone = refundNotedCents <= order.refundedCents
    return isDone ? cancelled : [...cancelled, cardNews(refundRequestedText(order, amountCents))]
  })
