import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import type { OrderDetails } from '@smm/contracts/orders/order-details'
import { type Review, submissionReasons } from '@smm/contracts/orders/reviews'
import { type Action, possibleDecisions } from './possible-decisions.ts'

/** Decisions that need a reason alone: the others ask for a number or an amount, case by case. */
const sharedNames = [
  'pay-refund',
  'refunded-by-hand',
  'accept-payment',
  'return-payment',
  'book-reversal',
  'send-again',
  'cancel-and-refund',
  'close-review',
] as const satisfies AnyOrderActionName[]
export type SharedDecision = (typeof sharedNames)[number]

/** The action by which a decision closes this review; undefined where it is not possible. `details` are its order's. */
export function actionOn(
  review: Review,
  details: OrderDetails | undefined,
  name: SharedDecision,
): Action | undefined {
  if (review.orderId === null)
    return name === 'close-review'
      ? { name, subject: review.id, asksAmount: false, mostCents: null }
      : undefined
  const isOfOrder = submissionReasons.some((it) => it === review.reason)
  return (
    details &&
    possibleDecisions(details).required.find(
      (action) =>
        action.name === name && !action.asksAmount && action.subject === (isOfOrder ? null : review.id),
    )
  )
}

/** The decisions that are possible on each of these reviews. */
export const sharedDecisions = (
  reviews: readonly Review[],
  detailsOf: (orderId: string) => OrderDetails | undefined,
): SharedDecision[] =>
  sharedNames.filter((name) =>
    reviews.every((review) => actionOn(review, review.orderId ? detailsOf(review.orderId) : undefined, name)),
  )
