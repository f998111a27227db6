import type { PaidMoney } from '../payments/request-refund.ts'
import type { OrderRow, RefundRow, ReviewRow } from '../tables.ts'
import type { Decision } from './decision.ts'

/** The facts that a decision about an order is judged by. */
export type OrderState = {
  order: OrderRow
  reviews: ReviewRow[]
  refunds: RefundRow[]
  paid: PaidMoney | undefined
}

type Refunding = Pick<Decision, 'name' | 'subject' | 'amountCents'>
type Money = {
  reviews: Array<Pick<ReviewRow, 'id' | 'details'>>
  refunds: Array<Pick<RefundRow, 'id' | 'state' | 'amountCents'>>
  paid: Pick<PaidMoney, 'leftCents'> | undefined
}

/**
 * The money that leaves by a decision, with what left for the same order before: a large refund is one in small parts
 * too. Zero when the decision refunds nothing.
 */
export function refundedCents({ reviews, refunds, paid }: Money, decision: Refunding): number {
  const { name, subject, amountCents = 0 } = decision
  const byName: Partial<Record<Decision['name'], number | null>> = {
    'refund-amount': amountCents,
    'accept-withdrawal': amountCents,
    'cancel-and-refund': paid?.leftCents,
    'return-payment': reviews.find(({ id }) => id === subject)?.details.amountCents ?? amountCents,
    'pay-refund': refunds.find(({ id }) => id === subject)?.amountCents,
    'refunded-by-hand': refunds.find(({ id }) => id === subject)?.amountCents,
  }
  const now = byName[name]
  if (!now) return 0
  const before = refunds.filter(({ state }) => state === 'sending' || state === 'done')
  return before.reduce((sum, refund) => sum + refund.amountCents, now)
}
