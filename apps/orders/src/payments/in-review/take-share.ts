import { type PaymentReviewReason, paymentReviewReasons } from '@smm/contracts/messages'
import { Refusal } from '@smm/http-service/refusal'
import { type Decision, subjectOf } from '../../decisions/decision.ts'
import { canBeAccepted } from '../../decisions/review-reasons.ts'
import { closeOpen } from '../../decisions/reviews.ts'
import type { Db, OrderRow, ReviewFacts, Trx } from '../../tables.ts'
import { moveOrders } from '../../order/move-order.ts'
import { findDuePayment } from '../payments.queries.ts'
import { recordMoney } from '../record-money.ts'

/** The part of money in review that a decision about one order disposes of. */
export type Share = {
  reason: PaymentReviewReason
  endToEndId: string
  amountCents: number
  paymentId: string
  /** The price of the order in its charge. */
  priceCents: number
  /** Whether the money is shared out with it. */
  isLast: boolean
}

/** An order of the charge, and what it has of the money so far. */
export type Sharer = { orderId: string; priceCents: number; takenCents: number; isDecided: boolean }

/**
 * Takes the order's share of the money in review, under a lock of the review: its price, or all that is left where no other
 * order waits for a decision. Closes the review with the last share; until then it names an order that waits.
 */
export async function takeShare(trx: Trx, order: OrderRow, decision: Decision): Promise<Share> {
  const { id, reason, details } = await lockReview(trx, decision)
  const { endToEndId } = details
  const totalCents = details.amountCents ?? decision.amountCents
  if (!endToEndId || !totalCents) throw new Refusal('CONFLICT')
  if (details.amountCents === null) await recordAmount(trx, order, { reason, endToEndId, totalCents })
  const { paymentId, sharers } = await findSharers(trx, order.id, { reason, endToEndId })
  const share = shareOf(order.id, sharers, totalCents, canBeAccepted(reason))
  if (!share) throw new Refusal('CONFLICT')
  const { amountCents, priceCents, next } = share
  const rest = { orderId: next, details: JSON.stringify({ ...details, amountCents: totalCents }) }
  const change = next ? trx.updateTable('reviews').set(rest) : closeOpen(trx, decision)
  await change.where('id', '=', id).execute()
  return { reason, endToEndId, amountCents, priceCents, paymentId, isLast: next === undefined }
}

/**
 * Divides money among the orders of a charge, decision by decision. A second payment goes back whole. Undefined when nothing
 * is left for the order.
 */
export function shareOf(orderId: string, sharers: Sharer[], totalCents: number, isShared: boolean) {
  const own = sharers.find((it) => it.orderId === orderId)
  const leftCents = sharers.reduce((left, { takenCents }) => left - takenCents, totalCents)
  if (!own || own.isDecided || leftCents <= 0) return undefined
  const { priceCents } = own
  const next = isShared ? sharers.find((it) => it !== own && !it.isDecided)?.orderId : undefined
  const amountCents = next === undefined ? leftCents : Math.min(priceCents, leftCents)
  return { amountCents, priceCents, next: amountCents < leftCents ? next : undefined }
}

/** Money in review, by its receipt. */
type Money = { reason: string; endToEndId: string }
type Review = { reason: string; details: ReviewFacts }

/** The cents that a decision about the order would dispose of, where the money in review is of several orders. */
export async function findShareCents(
  db: Db,
  orderId: string,
  { reason, details: { endToEndId, amountCents } }: Review,
): Promise<number | undefined> {
  if (!endToEndId || !amountCents || !canBeAccepted(reason)) return undefined
  const { sharers } = await findSharers(db, orderId, { reason, endToEndId })
  return sharers.length > 1 ? shareOf(orderId, sharers, amountCents, true)?.amountCents : undefined
}

async function lockReview(trx: Trx, decision: Decision) {
  const review = await trx
    .selectFrom('reviews')
    .select(['id', 'reason', 'details'])
    .where('id', '=', subjectOf(decision))
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const reason = paymentReviewReasons.find((it) => it === review?.reason)
  if (!review || !reason) throw new Refusal('CONFLICT')
  return { ...review, reason }
}

/** Books an amount that the receipt did not tell and a member of the staff has read at the bank. */
async function recordAmount(
  trx: Trx,
  { id: orderId }: OrderRow,
  { reason: cause, endToEndId, totalCents: amountCents }: Money & { totalCents: number },
) {
  await trx
    .updateTable('pixReceipts')
    .set({ amountCents })
    .where('endToEndId', '=', endToEndId)
    .where('amountCents', 'is', null)
    .execute()
  await recordMoney(trx, [{ from: 'to-review', to: 'bank', amountCents, cause, orderId }])
}

/** The orders of the charge in the order of the cart: accepted by this money, returned of it, or undecided. */
async function findSharers(
  db: Db,
  orderId: string,
  { reason, endToEndId }: Money,
): Promise<{ paymentId: string; sharers: Sharer[] }> {
  const rows = await db
    .selectFrom('chargeOrders')
    .innerJoin('payments', 'payments.id', 'chargeOrders.paymentId')
    .innerJoin('orders', 'orders.id', 'chargeOrders.orderId')
    .select(['chargeOrders.orderId', 'chargeOrders.paymentId', 'chargeOrders.amountCents'])
    .select(['chargeOrders.receivedCents', 'payments.endToEndId', 'orders.paidAt'])
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .select('refunds.amountCents')
        .whereRef('refunds.orderId', '=', 'chargeOrders.orderId')
        .where('refunds.endToEndId', '=', endToEndId)
        .where('refunds.cause', '=', reason)
        .as('returnedCents'),
    )
    .where('chargeOrders.paymentId', '=', (eb) =>
      eb.selectFrom('chargeOrders').select('paymentId').where('orderId', '=', orderId),
    )
    .orderBy('position')
    .execute()
  const sharers = rows.map((row) => {
    const isAccepted = row.paidAt !== null && row.endToEndId === endToEndId
    const takenCents = isAccepted ? (row.receivedCents ?? row.amountCents) : (row.returnedCents ?? 0)
    return { orderId: row.orderId, priceCents: row.amountCents, takenCents, isDecided: takenCents > 0 }
  })
  const [first] = rows
  if (!first) throw new Refusal('CONFLICT')
  return { paymentId: first.paymentId, sharers }
}

/** Once all of the money is shared out, the orders of an accepted charge that it did not pay end. */
export async function endUnpaid(trx: Trx, { paymentId, isLast }: Share): Promise<void> {
  const payment = isLast ? await findDuePayment(trx, paymentId) : undefined
  if (payment?.state !== 'confirmed') return
  const unpaid = payment.orders.filter(({ status }) => status === 'pending')
  await moveOrders(trx, unpaid, {
    to: 'cancelled',
    cause: 'refunded-by-staff',
    set: { fulfilment: 'stopped' },
  })
}
