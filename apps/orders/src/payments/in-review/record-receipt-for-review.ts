import { type PaymentReviewReason, paymentReviewReasons } from '@smm/contracts/messages'
import { closeReviews, openReview } from '../../decisions/reviews.ts'
import type { Receipt } from '../../pix/bank.ts'
import type { Db, ReviewFacts, Trx } from '../../tables.ts'
import type { DuePayment } from '../payments.queries.ts'
import { recordMoney } from '../record-money.ts'

type ReceiptForReview = {
  receipt: Receipt
  provider: string
  reason: PaymentReviewReason | 'ORPHAN_PAYMENT'
  facts: ReviewFacts
  paymentId?: string
  orderId?: string
}

/** Records money that pays no order by itself: it waits for the staff. False for a receipt that was recorded before. */
export async function recordReceiptForReview(trx: Trx, review: ReceiptForReview): Promise<boolean> {
  const { receipt, provider, reason, paymentId = null, orderId } = review
  const { endToEndId, txid, amountCents, paidAt } = receipt
  const recorded = await trx
    .insertInto('pixReceipts')
    .values({ provider, endToEndId, paymentId, txid, amountCents, paidAt, outcome: 'review' })
    .onConflict((conflict) => conflict.columns(['provider', 'endToEndId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!recorded) return false
  const facts = { endToEndId, amountCents, paidAt: paidAt.toISOString(), ...review.facts }
  await openReview(trx, { reason, subject: endToEndId, facts, ...(orderId && { orderId }) })
  // Zero moves nothing, and an unreadable amount is booked when the staff has read it.
  if (amountCents)
    await recordMoney(trx, [
      { from: 'to-review', to: 'bank', amountCents, cause: reason, orderId: orderId ?? null },
    ])
  return true
}

/** Whether money of a charge waits for the staff. */
export async function isMoneyInReview(db: Db, { id }: Pick<DuePayment, 'id'>): Promise<boolean> {
  const open = await db
    .selectFrom('pixReceipts')
    .innerJoin('reviews', 'reviews.subject', 'pixReceipts.endToEndId')
    .select('reviews.id')
    .where('paymentId', '=', id)
    .where('reason', 'in', paymentReviewReasons)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

/**
 * Takes back money that was recorded before its order: a restored database hears of the receipt from the bank, and of the
 * order from the chat later. Money that the staff decided about stays as it is.
 */
export async function reclaimOrphan(
  trx: Trx,
  { provider, orderId }: Pick<DuePayment, 'provider' | 'orderId'>,
  { endToEndId, amountCents }: Receipt,
): Promise<void> {
  const orphan = await trx
    .deleteFrom('pixReceipts')
    .where('provider', '=', provider)
    .where('endToEndId', '=', endToEndId)
    .where('paymentId', 'is', null)
    .where((eb) => eb.exists(openOrphanReview(trx, endToEndId)))
    .returning('id')
    .executeTakeFirst()
  if (!orphan) return
  await closeReviews(
    trx,
    { reasons: ['ORPHAN_PAYMENT'], subject: endToEndId },
    { closedBy: 'orders', resolution: 'matched' },
  )
  if (amountCents)
    await recordMoney(trx, [{ from: 'bank', to: 'to-review', amountCents, cause: 'ORPHAN_PAYMENT', orderId }])
}

const openOrphanReview = (trx: Trx, endToEndId: string) =>
  trx
    .selectFrom('reviews')
    .select('id')
    .where('reason', '=', 'ORPHAN_PAYMENT')
    .where('subject', '=', endToEndId)
    .where('closedAt', 'is', null)
