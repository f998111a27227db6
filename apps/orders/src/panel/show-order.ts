import type { OrderDetails } from '@smm/contracts/orders/order-details'
import type { Review } from '@smm/contracts/orders/reviews'
import { Refusal } from '@smm/http-service/refusal'
import { centsToDecimal } from '@smm/pricing/money'
import { readOrderState } from '../decisions/order-state.ts'
import { offeredActions } from '../decisions/offered-actions.ts'
import { findOrder } from '../order/orders.queries.ts'
import { toOrderSummary } from './list-orders.ts'
import { toAmounts, toOrderAmount } from './list-payments.ts'
import { toReview } from './list-reviews.ts'
import { shownPaymentStatus } from '../order/order-lifecycle.ts'
import { findPaymentOf } from '../payments/payments.queries.ts'
import { findShareCents } from '../payments/in-review/take-share.ts'
import type { Db, PaymentRow, RefundRow, ReviewRow } from '../tables.ts'

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

async function withShare(db: Db, orderId: string, review: ReviewRow): Promise<Review> {
  const cents = review.closedAt ? undefined : await findShareCents(db, orderId, review)
  return { ...toReview(review), ...(cents && { share: centsToDecimal(cents) }) }
}

const toRefund = ({ id, cause, amountCents, state, requestedAt }: RefundRow) => ({
  id,
  cause,
  amount: centsToDecimal(amountCents),
  state,
  requestedAt: requestedAt.toISOString(),
})
