import type { OrderActionName, OrderDetails } from '@smm/contracts/order-details'
import type { PaidMoney } from '../payments/request-refund.ts'
import type { OrderRow, RefundRow } from '../tables.ts'

type OpenReview = { id: string; reason: string; closedAt: Date | null; details: unknown }
type Possible = OrderDetails['actions'][number]
type Further = NonNullable<OrderDetails['moreActions']>[number]

const ofOrder: Partial<Record<OrderRow['fulfilment'], OrderActionName[]>> = {
  unknown: ['mark-sent', 'send-again', 'cancel-and-refund'],
  refused: ['send-again', 'cancel-and-refund'],
  ready: ['cancel-and-refund'],
}
const ofMoney: Record<string, OrderActionName[]> = {
  AMOUNT_MISMATCH: ['accept-payment', 'return-payment'],
  PAID_AFTER_EXPIRY: ['accept-payment', 'return-payment'],
  PAID_AFTER_CANCEL: ['accept-payment', 'return-payment'],
  SECOND_PAYMENT: ['return-payment'],
}
/** Closed by what is decided about the order or the refund. */
const closedElsewhere = [
  'OUTCOME_UNKNOWN',
  'REFUSED_BY_SUPPLIER',
  'WAITING_TOO_LONG',
  'REFUND_FAILED',
  'REFUND_SLOW',
]

type Order = Pick<OrderRow, 'status' | 'fulfilment'>
type Paid = Pick<PaidMoney, 'leftCents'> | undefined
type Refund = Pick<RefundRow, 'id' | 'state'>

/** What an administrator may decide about an order as it stands; `paid` is the money that paid it, if any did. */
export function possibleActions(
  order: Order,
  reviews: OpenReview[],
  refunds: Refund[],
  paid: Paid,
): Possible[] {
  const aboutSending = order.status === 'paid' ? (ofOrder[order.fulfilment] ?? []) : []
  return [
    ...aboutSending.map((name) => ({ name, subject: null })),
    ...openOnes(reviews).flatMap((review) =>
      actionsOf(order, review, paid).map((name) => ({ name, subject: review.id })),
    ),
    ...refunds.filter(isOwed).map(({ id }) => ({ name: 'pay-refund', subject: id }) as const),
  ]
}

/** What he may decide besides: most of it needs an amount from him. */
export function furtherActions(
  order: Order,
  reviews: OpenReview[],
  refunds: Refund[],
  paid: Paid,
): Further[] {
  const leftCents = paid?.leftCents ?? 0
  const unread = openOnes(reviews).filter((review) => amountOf(review) === null)
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

const openOnes = (reviews: OpenReview[]) => reviews.filter(({ closedAt }) => !closedAt)

const isOwed = ({ state }: Refund) => state === 'requested' || state === 'failed'

/** An amount that is not known, or is nothing, can be seen and put away like any news. */
function actionsOf(order: Order, review: OpenReview, paid: Paid): OrderActionName[] {
  if (closedElsewhere.includes(review.reason)) return []
  return amountOf(review) ? moneyActionsOf(order, review, paid) : ['close-review']
}

/** An order that other money paid, and that was cancelled since, is not paid again. */
function moneyActionsOf({ status }: Order, { reason }: OpenReview, paid: Paid): OrderActionName[] {
  const isUnpaid = !paid && (status === 'pending' || status === 'cancelled')
  return (ofMoney[reason] ?? []).filter((name) => name !== 'accept-payment' || isUnpaid)
}

/** Null when the bank's amount could not be read; undefined for what is not about money. */
const amountOf = ({ reason, details }: OpenReview): number | null | undefined =>
  reason in ofMoney ? ((details as { amountCents?: number | null }).amountCents ?? null) : undefined
