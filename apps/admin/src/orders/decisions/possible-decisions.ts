import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { formatAmount } from '../../format-values.ts'
import { refundCauseLabel } from '../order-labels.ts'
import { decisions } from './decision-labels.ts'

export type Action = NonNullable<OrderDetails['moreActions']>[number]

/** Splits the actions: `required` ones belong to a review or a refund, `optional` ones are always possible. */
export function possibleDecisions({
  actions,
  moreActions = [],
  withdrawalActions = [],
  reversalActions = [],
  canRenewLink,
}: OrderDetails): {
  required: Action[]
  optional: Action[]
} {
  const requiredActions = actions.map((action) => ({ ...action, asksAmount: false, mostCents: null }))
  return {
    required: [
      ...requiredActions,
      ...withdrawalActions,
      ...reversalActions,
      ...moreActions.filter(({ subject }) => subject !== null),
    ],
    optional: [
      ...moreActions.filter(({ subject }) => subject === null),
      ...(canRenewLink ? [renewLink] : []),
    ],
  }
}

const renewLink: Action = { name: 'renew-link', subject: null, asksAmount: false, mostCents: null }

export const decisionKey = ({ name, subject }: Action) => `${name} ${subject ?? ''}`

/** The button's name; it includes the amount, because an order may have several refunds or payments. */
export function decisionName(action: Action, { refunds, reviews }: OrderDetails): string {
  const { name } = decisions[action.name]
  const refund = refunds.find(({ id }) => id === action.subject)
  if (refund) return `${name}: ${formatAmount(refund.amount)} (${refundCauseLabel(refund.cause)})`
  const review = reviews.find(({ id }) => id === action.subject)
  const amount = review?.share ?? review?.amount
  return amount ? `${name} de ${formatAmount(amount)}` : name
}
