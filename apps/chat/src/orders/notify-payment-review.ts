import { chargeInReviewText } from '@smm/assistant/replies/news/payment-news'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { findChatOrders, updateChatOrder } from './chat-orders.queries.ts'
import { confirmPaymentOnce } from './notify-payment-confirmed.ts'
import { expirePaymentOnce } from './notify-payment-expired.ts'
import { notifyVisitor } from './notify-visitor.ts'

/** A review may arrive before the confirmation or expiry it refers to, which is then sent first. */
export const notifyPaymentReview = (deps: Deps, trx: Trx, review: Message<'payment-needs-review'>) =>
  notifyVisitor(deps, trx, review, async (order) => {
    const { reason, orderIds } = review
    const overdue =
      reason === 'SECOND_PAYMENT'
        ? await confirmPaymentOnce(trx, order, { orderIds })
        : reason === 'PAID_AFTER_EXPIRY'
          ? await expirePaymentOnce(trx, order, orderIds)
          : []
    const charged = await findChatOrders(trx, order.conversationId, orderIds ?? [order.orderId])
    for (const { orderId } of charged) await updateChatOrder(trx, orderId, { reviewReason: reason })
    return { messages: [...overdue, textMessage(chargeInReviewText(charged, reason))], orderIds }
  })
