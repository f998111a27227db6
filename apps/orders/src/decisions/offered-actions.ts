import type { OrderActionName } from '@smm/contracts/orders/order-actions'
import type { OfferedAction, OrderDetails } from '@smm/contracts/orders/order-details'
import type { OrderRow, RefundRow, ReviewRow } from '../tables.ts'
import type { OrderState } from './order-state.ts'
import { canBeAccepted, ruleOf } from './review-reasons.ts'

type Possible = OrderDetails['actions'][number]
type Paid = OrderState['paid']

/** The decisions that the staff may take on an order in its current state. */
export const offeredActions = (state: OrderState) => ({
  actions: possibleActions(state),
  moreActions: [...withdrawalActions(state), ...reversalActions(state), ...refundActions(state)],
})

const submissionActions: Partial<Record<OrderRow['fulfilment'], OrderActionName[]>> = {
  unknown: ['mark-sent', 'send-again', 'cancel-and-refund'],
  refused: ['send-again', 'cancel-and-refund'],
  ready: ['cancel-and-refund'],
}

function possibleActions(state: OrderState): Possible[] {
  const { order, refunds, paid } = state
  const aboutSubmission = order.status === 'paid' ? (submissionActions[order.fulfilment] ?? []) : []
  return [
    ...aboutSubmission.map((name) => ({ name, subject: null })),
    ...undecided(state).flatMap((review) =>
      actionsOf(order, review, paid).map((name) => ({ name, subject: review.id })),
    ),
    ...refunds.filter(isOwed).map(({ id }) => ({ name: 'pay-refund', subject: id }) as const),
  ]
}

/** Refunds by hand and of a chosen amount, and money in review whose amount the staff reads at the bank. */
function refundActions(state: OrderState): OfferedAction[] {
  const { order, refunds, paid } = state
  const leftCents = paid?.leftCents ?? 0
  const unread = undecided(state).filter((review) => amountOf(review) === null)
  const byHand = { name: 'refunded-by-hand', asksAmount: false, mostCents: null } as const
  const chosen = { name: 'refund-amount', subject: null, asksAmount: true, mostCents: leftCents } as const
  return [
    ...unread.flatMap((review) =>
      moneyActionsOf(order, review, paid).map((name) => ({
        name,
        subject: review.id,
        asksAmount: true,
        mostCents: null,
      })),
    ),
    ...refunds.filter(isOwed).map(({ id }) => ({ ...byHand, subject: id })),
    ...(leftCents > 0 ? [chosen] : []),
  ]
}

/** A link in wrong hands is ended at any time. */
export const linkAction = { name: 'renew-link', subject: null, asksAmount: false, mostCents: null } as const

/** The decisions about a withdrawal that waits for the staff. */
function withdrawalActions({ reviews, paid }: OrderState): OfferedAction[] {
  const open = reviews.filter(({ reason, closedAt }) => reason === 'WITHDRAWAL_ASKED' && !closedAt)
  const mostCents = paid?.leftCents ?? 0
  return open.flatMap(({ id: subject }) => [
    ...(mostCents > 0 ? [{ name: 'accept-withdrawal', subject, asksAmount: true, mostCents } as const] : []),
    { name: 'refuse-withdrawal', subject, asksAmount: false, mostCents: null },
  ])
}

/** Money of the order that the bank pulled back is booked; it may also be closed as seen. */
const reversalActions = ({ reviews, paid }: OrderState): OfferedAction[] =>
  reviews
    .filter(({ reason, closedAt, details: { endToEndId } }) => {
      return reason === 'MONEY_PULLED_BACK' && !closedAt && paid?.endToEndId === endToEndId
    })
    .map(({ id }) => ({ name: 'book-reversal', subject: id, asksAmount: false, mostCents: null }))

/** The open reviews, without money of several orders whose part for this one was decided. */
const undecided = ({ reviews, refunds, paid }: OrderState) =>
  reviews.filter(({ closedAt, reason, details: { endToEndId } }) => {
    const isAccepted = canBeAccepted(reason) && paid?.endToEndId === endToEndId
    const isReturned = refunds.some((it) => it.endToEndId === endToEndId && it.cause === reason)
    return !closedAt && !isAccepted && !isReturned
  })

const isOwed = ({ state }: RefundRow) => state === 'requested' || state === 'failed'

/** Money of an unknown amount, or of zero, is closed as seen. */
function actionsOf(order: OrderRow, review: ReviewRow, paid: Paid): OrderActionName[] {
  // After a restore a review may come before its order: no decision about the order can close it yet.
  const isBeforePlacing = review.reason === 'MAYBE_SENT_BEFORE_RESTORE' && order.fulfilment !== 'unknown'
  if (ruleOf(review.reason).closedBy && !isBeforePlacing) return []
  return amountOf(review) ? moneyActionsOf(order, review, paid) : ['close-review']
}

/** A cancelled order that other money paid is not paid again. */
function moneyActionsOf({ status }: OrderRow, { reason }: ReviewRow, paid: Paid): OrderActionName[] {
  const isUnpaid = !paid && (status === 'pending' || status === 'cancelled')
  return (ruleOf(reason).moneyActions ?? []).filter((name) => name !== 'accept-payment' || isUnpaid)
}

/** Null when the bank's amount was unreadable; undefined for a review that is not about money. */
const amountOf = ({ reason, details }: ReviewRow): number | null | undefined =>
  ruleOf(reason).moneyActions ? (details.amountCents ?? null) : undefined
