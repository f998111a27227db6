import type { Transaction } from 'kysely'
import { needsReviewText, paymentConfirmedText, paymentExpiredText } from '@smm/assistant/replies/news-texts'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Tables } from '../tables.ts'
import { moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import { type ChatOrder, notifyVisitor } from './notify-visitor.ts'

type Trx = Transaction<Tables>

/** Confirms a payment once, also when newer messages came first, unless the order was cancelled meanwhile. */
export const notifyPaymentConfirmed = (deps: Deps, trx: Trx, confirmed: Message<'payment-confirmed'>) =>
  notifyVisitor(deps, trx, confirmed, async (order) => {
    const isNewer = await moveChatOrder(trx, confirmed, { status: 'paid' })
    const confirmation = await confirmOnce(trx, order)
    return isNewer || order.status !== 'cancelled' ? confirmation : []
  })

export const notifyPaymentExpired = (deps: Deps, trx: Trx, expired: Message<'payment-expired'>) =>
  notifyVisitor(deps, trx, expired, async (order) => {
    const isNewer = await moveChatOrder(trx, expired, { status: 'cancelled' })
    return isNewer ? expireOnce(trx, order) : []
  })

/** A review may arrive before the confirmation or expiry it refers to, which is then sent first. */
export const notifyPaymentReview = (deps: Deps, trx: Trx, review: Message<'payment-needs-review'>) =>
  notifyVisitor(deps, trx, review, async (order) => {
    const { reason } = review
    const overdue =
      reason === 'SECOND_PAYMENT'
        ? await confirmOnce(trx, order)
        : reason === 'PAID_AFTER_EXPIRY'
          ? await expireOnce(trx, order)
          : []
    await updateChatOrder(trx, order.orderId, { reviewReason: reason })
    return [...overdue, textMessage(needsReviewText(order, reason))]
  })

/** Every later status implies the payment, so its confirmation is sent before them. */
export async function confirmOnce(trx: Trx, order: ChatOrder) {
  if (order.paidAt) return []
  const reviewReason = order.reviewReason === 'SECOND_PAYMENT' ? order.reviewReason : null
  await updateChatOrder(trx, order.orderId, { paidAt: new Date(), reviewReason })
  return [textMessage(paymentConfirmedText(order))]
}

async function expireOnce(trx: Trx, order: ChatOrder) {
  if (order.status === 'cancelled') return []
  await updateChatOrder(trx, order.orderId, { status: 'cancelled' })
  return [textMessage(paymentExpiredText(order))]
}
