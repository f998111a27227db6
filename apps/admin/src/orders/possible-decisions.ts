import type { OrderDetails } from '@smm/contracts/order-details'
import { showReais } from '../shown-values.ts'
import { decisions, refundCauseText } from './order-words.ts'

export type Action = NonNullable<OrderDetails['moreActions']>[number]

/** What waits for the administrator, and what he may do besides without being asked. */
export function possibleDecisions({ actions, moreActions = [] }: OrderDetails): {
  waiting: Action[]
  besides: Action[]
} {
  const plain = actions.map((action) => ({ ...action, asksAmount: false, mostCents: null }))
  return {
    waiting: [...plain, ...moreActions.filter(({ subject }) => subject !== null)],
    besides: moreActions.filter(({ subject }) => subject === null),
  }
}

export const keyOf = ({ name, subject }: Action) => `${name} ${subject ?? ''}`

/** Several refunds or payments of one order are told apart by what they are about. */
export function nameOf(action: Action, { refunds, reviews }: OrderDetails): string {
  const { name } = decisions[action.name]
  const refund = refunds.find(({ id }) => id === action.subject)
  if (refund) return `${name}: ${showReais(refund.amount)} (${refundCauseText(refund.cause)})`
  const review = reviews.find(({ id }) => id === action.subject)
  return review?.amount ? `${name} de ${showReais(review.amount)}` : name
}
