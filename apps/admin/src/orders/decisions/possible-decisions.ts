import type { OfferedAction, OrderDetails } from '@smm/contracts/orders/order-details'
import { formatAmount } from '../../format-values.ts'
import { refundCauseLabel } from '../order-labels.ts'
import { decisionLabels } from './decision-labels.ts'

/**
 * Splits the actions that have a label here, as one of a newer release has none: `required` ones belong to a review or a
 * refund, `optional` ones are always possible.
 */
export function possibleDecisions({
  actions,
  moreActions = [],
  withdrawalActions = [],
  reversalActions = [],
  canRenewLink,
}: OrderDetails): {
  required: OfferedAction[]
  optional: OfferedAction[]
} {
  const required = actions.map((action) => ({ ...action, asksAmount: false, mostCents: null }))
  const more = [...withdrawalActions, ...reversalActions, ...moreActions]
  return {
    required: [...required, ...more.filter(({ subject }) => subject !== null)].filter(hasLabel),
    optional: [
      ...more.filter(({ subject }) => subject === null).filter(hasLabel),
      ...(canRenewLink ? [renewLink] : []),
    ],
  }
}

const hasLabel = ({ name }: OfferedAction) => name in decisionLabels

const renewLink: OfferedAction = { name: 'renew-link', subject: null, asksAmount: false, mostCents: null }

export const decisionKey = ({ name, subject }: OfferedAction) => `${name} ${subject ?? ''}`

/** The button's name; it includes the amount, because an order may have several refunds or payments. */
export function decisionName(action: OfferedAction, { refunds, reviews }: OrderDetails): string {
  const { name } = decisionLabels[action.name]
  const refund = refunds.find(({ id }) => id === action.subject)
  if (refund) return `${name}: ${formatAmount(refund.amount)} (${refundCauseLabel(refund.cause)})`
  const review = reviews.find(({ id }) => id === action.subject)
  const amount = review?.share ?? review?.amount
  return amount ? `${name} de ${formatAmount(amount)}` : name
}
