import type { OrderDetails } from '@smm/contracts/orders/order-details'
import type { Review } from '@smm/contracts/orders/reviews'
import { Refusal } from '@smm/http-service/refusal'
import { centsToDecimal } from '@smm/pricing/money'
import type { Selectable } from 'kysely'
import { owedRefunds } from '../payments/owed-refunds.ts'
import { readOrderState } from '../decisions/order-state.ts'
import { offeredActions } from '../decisions/possible-actions.ts'
import { reasonOf } from '../decisions/review-reasons.ts'
import { findOrder } from '../orders.queries.ts'
import { toOrderSummary } from './list-orders.ts'
import { toAmounts, toOrderAmount } from './list-payments.ts'
import { shownPaymentStatus } from '../order-lifecycle.ts'
import { findPaymentOf } from '../payments/payments.queries.ts'
import { isOwnReference } from '../pix/bank.ts'
import { findShareCents } from '../payments/take-share.ts'
import type { Db, PaymentRow, RefundRow, Tables } from '../tables.ts'

type ReviewRow = Selectable<Tables['reviews']>

/** The details of an order for the admin panel. */
export async function showOrder(db: Db, id: string): Promise<OrderDetails> {
  const order = await findOrder(db, id)
  if (!order) throw new Refusal('NOT_FOUND')
  const [payment, history, state] = await Promise.all([
    showPayment(db, id),
    db.selectFrom('orderHistory').selectAll().where('orderId', '=', id).orderBy('version').execute(),
    readOrderState(db, order),
  ])
  return {
    order: toOrderSummary(order),
    version: order.version,
    fulfilment: order.fulfilment,
    upstream: {
      orderId: order.upstreamOrderId,
      status: order.upstreamStatus,
      refusedCode: order.refusedCode,
      remains: order.remains,
      startCount: order.startCount,
      sentAt: toIso(order.sentAt),
    },
    payment,
    history: history.map(({ toStatus, cause, at }) => ({ status: toStatus, cause, at: at.toISOString() })),
    reviews: await Promise.all(state.reviews.map((review) => withShare(db, id, review))),
    refunds: state.refunds.map(toRefund),
    ...offeredActions(state),
    ...(order.couponCode && {
      coupon: { code: order.couponCode, discount: centsToDecimal(order.discountCents) },
    }),
    canRenewLink: true,
  }
}

const maxReviews = 500

/** Open reviews and owed refunds, oldest first. An owed refund has no review row and is listed as one. */
export async function listReviews(db: Db): Promise<Review[]> {
  const [open, owed] = await Promise.all([
    db
      .selectFrom('reviews')
      .selectAll()
      .where('closedAt', 'is', null)
      .orderBy('openedAt')
      .limit(maxReviews)
      .execute(),
    owedRefunds(db).selectAll().orderBy('requestedAt').limit(maxReviews).execute(),
  ])
  const all = [...open.map(toReview), ...owed.map(refundAsReview)]
  return all.sort((one, other) => one.openedAt.localeCompare(other.openedAt)).slice(0, maxReviews)
}

const toIso = (time: Date | null) => time?.toISOString() ?? null

async function showPayment(db: Db, orderId: string) {
  const payment = await findPaymentOf(db, orderId)
  if (!payment) return null
  const orders = await db
    .selectFrom('chargeOrders')
    .select(['orderId', 'amountCents'])
    .where('paymentId', '=', payment.id)
    .orderBy('position')
    .execute()
  return { ...toPayment(payment), orders: orders.map(toOrderAmount) }
}

const toPayment = ({ id, state, endToEndId, txid, dueAt, confirmedAt, ...payment }: PaymentRow) => ({
  id,
  status: shownPaymentStatus(state),
  ...toAmounts(payment),
  endToEndId,
  txid,
  dueAt: toIso(dueAt),
  confirmedAt: toIso(confirmedAt),
})

function toReview({ id, reason, orderId, details, openedAt, closedAt, resolution }: ReviewRow): Review {
  const { amountCents, endToEndId, paidAt, claimedAt, txid, said, word, wantsCancel } = details
  return {
    id,
    reason,
    orderId,
    resolution,
    said: said ?? word ?? null,
    amount: typeof amountCents === 'number' ? centsToDecimal(amountCents) : null,
    openedAt: openedAt.toISOString(),
    closedAt: toIso(closedAt),
    attention: reasonOf(reason).attention,
    ...(endToEndId && { endToEndId }),
    ...(paidAt && { paidAt }),
    ...(claimedAt && { submittedAt: claimedAt }),
    ...(reason === 'ORPHAN_PAYMENT' && txid && isOwnReference(txid) && { isOfLostOrder: true }),
    ...(wantsCancel && { wantsCancel }),
  }
}

async function withShare(db: Db, orderId: string, review: ReviewRow): Promise<Review> {
  const cents = review.closedAt ? undefined : await findShareCents(db, orderId, review)
  return { ...toReview(review), ...(cents && { share: centsToDecimal(cents) }) }
}

const refundAsReview = ({ id, orderId, amountCents, requestedAt }: RefundRow): Review => ({
  id,
  reason: 'REFUND_OWED',
  orderId,
  resolution: null,
  said: null,
  amount: centsToDecimal(amountCents),
  openedAt: requestedAt.toISOString(),
  closedAt: null,
  attention: 'REFUNDS_OWED',
})

const toRefund = ({ id, cause, amountCents, state, requestedAt }: RefundRow) => ({
  id,
  cause,
  amount: centsToDecimal(amountCents),
  state,
  requestedAt: requestedAt.toISOString(),
})
