import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import type { OfferedAction, OrderDetails } from '@smm/contracts/orders/order-details'
import { type Review, submissionReasons } from '@smm/contracts/orders/reviews'
import { possibleDecisions } from './possible-decisions.ts'

/** Whether one reason serves several cases. The others ask for a number or an amount, or the visitor reads the reason. */
const isShared = {
  'pay-refund': true,
  'refunded-by-hand': true,
  'accept-payment': true,
  'return-payment': true,
  'book-reversal': true,
  'send-again': true,
  'cancel-and-refund': true,
  'close-review': true,
  'mark-sent': false,
  'refund-amount': false,
  'accept-withdrawal': false,
  'refuse-withdrawal': false,
  'renew-link': false,
} as const satisfies Record<AnyOrderActionName, boolean>
type SharedNames = { [Name in AnyOrderActionName]: (typeof isShared)[Name] extends true ? Name : never }
export type SharedDecision = SharedNames[AnyOrderActionName]

const sharedNames = (Object.keys(isShared) as AnyOrderActionName[]).filter(
  (name): name is SharedDecision => isShared[name],
)

/** The action by which a decision closes this review; undefined where it is not possible. `details` are its order's. */
export function actionOn(
  review: Review,
  details: OrderDetails | undefined,
  name: SharedDecision,
): OfferedAction | undefined {
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
