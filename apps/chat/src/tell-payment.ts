import type { Transaction } from 'kysely'
import { needsReviewText, paymentConfirmedText, paymentExpiredText } from '@smm/assistant/replies'
import type { Message } from '@smm/contracts/messages'
import { moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import type { Deps } from './deps.ts'
import type { Tables } from './tables.ts'
import { type KnownOrder, spoken, tellVisitor } from './tell-visitor.ts'

type Trx = Transaction<Tables>

/**
 * Money that arrived is told even when later news came first, and only once: but for an order that was cancelled
 * meanwhile, whose delivery does not begin any more.
 */
export const tellPaymentConfirmed = (deps: Deps, trx: Trx, confirmed: Message<'payment-confirmed'>) =>
  tellVisitor(deps, trx, confirmed, async (order) => {
    const isNews = await moveChatOrder(trx, confirmed, { status: 'paid' })
    const told = await confirmOnce(trx, order)
    return isNews || order.status !== 'cancelled' ? told : undefined
  })

export const tellPaymentExpired = (deps: Deps, trx: Trx, expired: Message<'payment-expired'>) =>
  tellVisitor(deps, trx, expired, async (order) => {
    const isNews = await moveChatOrder(trx, expired, { status: 'cancelled' })
    return isNews ? expireOnce(trx, order) : undefined
  })

/** A second payment may be heard of before the first, and a late one before the expiry: the earlier is told first. */
export const tellPaymentNeedsReview = (deps: Deps, trx: Trx, found: Message<'payment-needs-review'>) =>
  tellVisitor(deps, trx, found, async (order) => {
    const { reason } = found
    const earlier = [
      ...(reason === 'SECOND_PAYMENT' ? await confirmOnce(trx, order) : []),
      ...(reason === 'PAID_AFTER_EXPIRY' ? await expireOnce(trx, order) : []),
    ]
    await updateChatOrder(trx, order.orderId, { reviewReason: reason })
    return [...earlier, spoken(needsReviewText(order, reason))]
  })

/** What has to be said before anything that only a paid order can be. */
export async function confirmOnce(trx: Trx, order: KnownOrder) {
  if (order.paidAt) return []
  await updateChatOrder(trx, order.orderId, {
    paidAt: new Date(),
    ...(order.reviewReason !== 'SECOND_PAYMENT' && { reviewReason: null }),
  })
  return [spoken(paymentConfirmedText(order))]
}

async function expireOnce(trx: Trx, order: KnownOrder) {
  if (order.status === 'cancelled') return []
  await updateChatOrder(trx, order.orderId, { status: 'cancelled' })
  return [spoken(paymentExpiredText(order))]
}
