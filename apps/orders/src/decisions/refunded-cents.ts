import type { PaidMoney } from '../refunds/request-refund.ts'
import type { RefundRow, ReviewRow } from '../tables.ts'
import type { Decision } from './decision.ts'

type Refunding = Pick<Decision, 'name' | 'subject' | 'amountCents'>
type Money = {
  reviews: Array<Pick<ReviewRow, 'id' | 'details'>>
  refunds: Array<Pick<RefundRow, 'id' | 'state' | 'amountCents'>>
  paid: Pick<PaidMoney, 'leftCents'> | undefined
  /** The part that a decision about this order would return, of money in review for several. */
  shareCents?: number | undefined
}

type Amount = (money: Money, decision: Refunding) => number | null | undefined

const chosenAmount: Amount = (_money, { amountCents }) => amountCents
const owedAmount: Amount = ({ refunds }, { subject }) => refunds.find(({ id }) => id === subject)?.amountCents

const amounts: Partial<Record<Decision['name'], Amount>> = {
  'refund-amount': chosenAmount,
  'accept-withdrawal': chosenAmount,
  'cancel-and-refund': ({ paid }) => paid?.leftCents,
  'return-payment': ({ reviews, shareCents }, { subject, amountCents }) =>
    shareCents ?? reviews.find(({ id }) => id === subject)?.details.amountCents ?? amountCents,
  'pay-refund': owedAmount,
  'refunded-by-hand': owedAmount,
}
export const refundingActions = Object.keys(amounts) as Array<Decision['name']>

/** The money that leaves by a decision; zero when it refunds nothing. */
export const leavingCents = (money: Money, decision: Refunding): number =>
  amounts[decision.name]?.(money, decision) ?? 0

/**
 * The same with what left for the same order before: a large refund is one in small parts too. Zero when the decision
 * refunds nothing.
 */
export function refundedCents(money: Money, decision: Refunding): number {
  const now = leavingCents(money, decision)
  if (now === 0) return 0
  const before = money.refunds.filter(({ state }) => state === 'sending' || state === 'done')
  return before.reduce((sum, refund) => sum + refund.amountCents, now)
}
