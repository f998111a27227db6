import type { Review } from '@smm/contracts/orders/reviews'
import { centsToDecimal } from '@smm/pricing/money'
import { ruleOf } from '../decisions/review-reasons.ts'
import { owedRefunds } from '../refunds/owed-refunds.ts'
import { isOwnReference } from '../pix/bank.ts'
import type { Db, RefundRow, ReviewFacts, ReviewRow } from '../tables.ts'

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

export function toReview(row: ReviewRow): Review {
  const { id, reason, orderId, details, openedAt, closedAt, resolution } = row
  return {
    id,
    reason,
    orderId,
    resolution,
    said: details.said ?? details.word ?? null,
    amount: null,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    attention: ruleOf(reason).attention,
    ...factNames.map((fact) => showFact(fact, row)).reduce((shown, field) => ({ ...shown, ...field }), {}),
  }
}

type Facts = Required<ReviewFacts>
type FactName = keyof Facts
type Shown<Fact extends FactName> = (value: NonNullable<Facts[Fact]>, reason: string) => Partial<Review>

/** The panel shows it with the order, or it is for whoever reads the row. */
const notShown = () => ({})

/** How the panel shows each fact. */
const shownFacts: { [Fact in keyof Facts]: Shown<Fact> } = {
  amountCents: (cents) => ({ amount: centsToDecimal(cents) }),
  endToEndId: (endToEndId) => ({ endToEndId }),
  paidAt: (paidAt) => ({ paidAt }),
  txid: (txid, reason) =>
    reason === 'ORPHAN_PAYMENT' && isOwnReference(txid) ? { isOfLostOrder: true } : {},
  provider: (provider) => ({ provider }),
  claimedAt: (submittedAt) => ({ submittedAt }),
  wantsCancel: (wantsCancel) => ({ wantsCancel }),
  note: (note) => ({ note }),
  expectedCents: notShown,
  byHand: notShown,
  supplier: notShown,
  claimNumber: notShown,
  upstreamOrderId: notShown,
  code: notShown,
  remains: notShown,
  since: notShown,
  total: notShown,
  differenceCents: notShown,
  costDifferenceCents: notShown,
}
const factNames = Object.keys(shownFacts) as FactName[]

function showFact<Fact extends FactName>(fact: Fact, { details, reason }: ReviewRow): Partial<Review> {
  const { [fact]: value } = details as Facts
  return value === undefined || value === null ? {} : shownFacts[fact](value, reason)
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
