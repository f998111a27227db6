import { sql } from 'kysely'
import { viewOrder } from '@smm/assistant/order-view/view-order'
import { paymentReviewReasons } from '@smm/contracts/messages'
import type { ReviewReason } from '@smm/contracts/orders/reviews'
import type { OrderView } from '@smm/contracts/orders/order-view'
import { findReviewsOf } from '../decisions/reviews.ts'
import { findPaymentOf } from '../payments/payments.queries.ts'
import type { Db, OrderRow } from '../tables.ts'
import { findWithdrawal } from '../order/record-withdrawal.ts'

/** An order as its visitor sees it, from the rows. */
export async function loadOrderView(db: Db, order: OrderRow): Promise<OrderView> {
  const [payment, end, refill, refunds, reviews, withdrawal] = await Promise.all([
    findPaymentOf(db, order.id),
    findEnd(db, order),
    findLastRefill(db, order),
    sumRefunds(db, order),
    findReviewsOf(db, order.id),
    findWithdrawal(db, order.id),
  ])
  const isHeld = order.fulfilment === 'waiting' || order.fulfilment === 'ready'
  const isCancelled = order.status === 'cancelled'
  const endedAt = toText(order.finishedAt ?? end?.at ?? null)
  return viewOrder({
    orderId: order.id,
    version: order.version,
    platform: order.platform,
    serviceType: order.serviceType,
    quantity: order.quantity,
    link: order.link,
    amountCents: order.amountCents,
    couponCode: order.couponCode,
    discountCents: order.discountCents,
    tier: order.tier,
    status: order.status,
    remains: order.remains,
    createdAt: order.createdAt.toISOString(),
    pixDueAt: toText(payment?.dueAt ?? null),
    paidAt: toText(order.paidAt),
    sendsAt: isHeld ? toText(order.notBefore) : null,
    sentAt: toText(order.sentAt),
    startedAt: toText(order.startedAt),
    completedAt: isCancelled ? null : endedAt,
    cancelledAt: isCancelled ? endedAt : null,
    isCancelAsked: isCancelled && end?.cause !== 'payment-expired',
    isStopping: (order.nextCancelAt ?? order.cancelAskedAt) !== null,
    refill: refill && {
      askedAt: refill.createdAt.toISOString(),
      state: refill.state === 'to-ask' ? 'asked' : refill.state,
    },
    refundNotedCents: refunds.allCents,
    refundedCents: refunds.doneCents,
    reviewReason: paymentReviewReasons.find((it) => isOpen(reviews, it)) ?? null,
    withdrawal: withdrawal ? withdrawalState(reviews, withdrawal) : null,
  })
}

const toText = (at: Date | null) => at?.toISOString() ?? null

/** An order that was never submitted ends by its history alone. */
const findEnd = (db: Db, { id, status }: OrderRow) =>
  db
    .selectFrom('orderHistory')
    .select(['at', 'cause'])
    .where('orderId', '=', id)
    .where('toStatus', '=', status)
    .where('toStatus', 'in', ['completed', 'partial', 'cancelled'])
    .orderBy('version', 'desc')
    .executeTakeFirst()

const findLastRefill = (db: Db, { id }: OrderRow) =>
  db
    .selectFrom('refillRequests')
    .select(['createdAt', 'state'])
    .where('orderId', '=', id)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()

async function sumRefunds(db: Db, { id }: OrderRow) {
  const cents = (which: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(amount_cents) FILTER (WHERE ${which}), 0)::integer`
  return db
    .selectFrom('refunds')
    .select([cents(sql<boolean>`true`).as('allCents'), cents(sql<boolean>`state = 'done'`).as('doneCents')])
    .where('orderId', '=', id)
    .executeTakeFirstOrThrow()
}

type Reviews = Awaited<ReturnType<typeof findReviewsOf>>

const isOpen = (reviews: Reviews, reason: ReviewReason) =>
  reviews.some((it) => it.reason === reason && !it.closedAt)

function withdrawalState(reviews: Reviews, { decidedAt }: { decidedAt: Date | null }) {
  if (decidedAt) return 'decided'
  return isOpen(reviews, 'WITHDRAWAL_ASKED') ? 'under-review' : 'asked'
}
