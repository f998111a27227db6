import type { Review } from '@smm/contracts/orders/reviews'
import { centsToDecimal } from '@smm/pricing/money'
import { ruleOf } from '../decisions/review-reasons.ts'
import { owedRefunds } from '../payments/owed-refunds.ts'
import { isOwnReference } from '../pix/bank.ts'
import type { Db, RefundRow, ReviewRow } from '../tables.ts'

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

export function toReview({
  id,
  reason,
  orderId,
  details,
  openedAt,
  closedAt,
  resolution,
}: ReviewRow): Review {
  const { amountCents, endToEndId, paidAt, claimedAt, txid, said, word, wantsCancel } = details
  return {
    id,
    reason,
    orderId,
    resolution,
    said: said ?? word ?? null,
    amount: typeof amountCents === 'number' ? centsToDecimal(amountCents) : null,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    attention: ruleOf(reason).attention,
    ...(endToEndId && { endToEndId }),
    ...(paidAt && { paidAt }),
    ...(claimedAt && { submittedAt: claimedAt }),
    ...(reason === 'ORPHAN_PAYMENT' && txid && isOwnReference(txid) && { isOfLostOrder: true }),
    ...(wantsCancel && { wantsCancel }),
  }
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
