import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import { paymentReviewReasons } from '@smm/contracts/messages'
import type { ReviewReason, ReviewResolution } from '@smm/contracts/orders/reviews'
import type { Decision } from './decision.ts'
import type { Db, ReviewFacts, Tables, Trx } from '../tables.ts'

/** Reasons that the supplier may have the order, of which one is open at a time. */
export const maybeSentReasons = ['OUTCOME_UNKNOWN', 'MAYBE_SENT_BEFORE_RESTORE'] as const

export type ReviewContent = {
  /** Words of the bank, the supplier, a mail server or the visitor, which the panel quotes. */
  quote?: string
  facts?: ReviewFacts
}
export type NewReview = ReviewContent & {
  reason: ReviewReason
  /** The id of the order, receipt, refund or refill in review. */
  subject: string
  /** The order that shows the review. */
  orderId?: string
}

/**
 * Shows something to the staff. A subject has one open review per reason: opening it again stores the newer details, and its
 * order when that was not known yet. Once closed, the next call opens another.
 */
export async function openReview(
  trx: Trx,
  { reason, subject, orderId, ...review }: NewReview,
): Promise<void> {
  await trx
    .insertInto('reviews')
    .values({ reason, subject, orderId: orderId ?? null, details: reviewDetails(review) })
    .onConflict((conflict) =>
      conflict
        .columns(['reason', 'subject'])
        .where('closedAt', 'is', null)
        .doUpdateSet((eb) => ({
          orderId: eb.fn.coalesce('reviews.orderId', 'excluded.orderId'),
          details: sql<string>`reviews.details || excluded.details`,
        })),
    )
    .execute()
}

/** The INSERT that opens one for each row of a SELECT with reason, subject, order and details, unless one is open. */
export const openReviewsOf = (found: RawBuilder<unknown>) => sql`
  INSERT INTO reviews (reason, subject, order_id, details) ${found}
  ON CONFLICT (reason, subject) WHERE closed_at IS NULL DO NOTHING`

/** Opens a review of an order that the supplier may have, or adds the details to the one that is open. */
export async function reviewMaybeSent(
  trx: Trx,
  review: NewReview & { reason: (typeof maybeSentReasons)[number] },
): Promise<void> {
  const open = await trx
    .updateTable('reviews')
    .set({
      orderId: sql<string>`coalesce(order_id, ${review.orderId ?? null})`,
      details: sql<string>`details || ${reviewDetails(review)}::jsonb`,
    })
    .where('subject', '=', review.subject)
    .where('reason', 'in', maybeSentReasons)
    .where('closedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!open) await openReview(trx, review)
}

/** The facts of a review and the quote, as its row stores them. */
export const reviewDetails = ({ quote, facts }: ReviewContent): string =>
  JSON.stringify({ ...facts, said: quote?.slice(0, 500) })

/** Adds details to the open reviews of an order, such as an answer that came too late. */
export async function addToReviews(
  trx: Trx,
  orderId: string,
  reasons: readonly ReviewReason[],
  details: ReviewContent,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ details: sql<string>`details || ${reviewDetails(details)}::jsonb` })
    .where('orderId', '=', orderId)
    .where('reason', 'in', reasons)
    .where('closedAt', 'is', null)
    .execute()
}

/** The reviews of an order, and the open ones about the money of its charge, which other orders may share. */
export async function findReviewsOf(db: Db, orderId: string) {
  const receipts = await db
    .selectFrom('pixReceipts')
    .innerJoin('chargeOrders', 'chargeOrders.paymentId', 'pixReceipts.paymentId')
    .select('endToEndId')
    .where('orderId', '=', orderId)
    .execute()
  const subjects = receipts.map(({ endToEndId }) => endToEndId)
  return db
    .selectFrom('reviews')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('orderId', '=', orderId),
        eb.and([
          eb('closedAt', 'is', null),
          eb('reason', 'in', paymentReviewReasons),
          eb('subject', '=', sql<string>`any(${subjects})`),
        ]),
      ]),
    )
    .orderBy('openedAt')
    .execute()
}

/** A member of the staff with their reason, or what the visitor or orders itself did. */
type Closer =
  Pick<Decision, 'actor' | 'reason'> | { closedBy: 'visitor' | 'orders'; resolution: ReviewResolution }

/** The UPDATE that closes the open reviews which its conditions leave. */
export const closeOpen = (db: QueryCreator<Tables>, closer: Closer) =>
  db
    .updateTable('reviews')
    .set({
      closedAt: sql<Date>`now()`,
      closedBy: 'actor' in closer ? closer.actor : closer.closedBy,
      resolution: 'actor' in closer ? closer.reason : closer.resolution,
    })
    .where('closedAt', 'is', null)

type Closing = { reasons: readonly ReviewReason[]; subject?: string; orderId?: string }

/** Closes reviews that were decided or became pointless. */
export async function closeReviews(
  trx: Trx,
  { reasons, subject, orderId }: Closing,
  closer: Closer,
): Promise<void> {
  let query = closeOpen(trx, closer).where('reason', 'in', reasons)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (orderId !== undefined) query = query.where('orderId', '=', orderId)
  await query.execute()
}
