import type { OrderActionName, OrderDetails } from '@smm/contracts/order-details'
import type { OrderRow, RefundRow } from './tables.ts'

type OpenReview = { id: string; reason: string; closedAt: Date | null }
type Possible = OrderDetails['actions'][number]

const ofOrder: Partial<Record<OrderRow['fulfilment'], OrderActionName[]>> = {
  unknown: ['mark-sent', 'send-again', 'cancel-and-refund'],
  refused: ['send-again', 'cancel-and-refund'],
  ready: ['cancel-and-refund'],
}
const ofReview: Record<string, OrderActionName[]> = {
  AMOUNT_MISMATCH: ['accept-payment', 'return-payment'],
  PAID_AFTER_EXPIRY: ['accept-payment', 'return-payment'],
  PAID_AFTER_CANCEL: ['accept-payment', 'return-payment'],
  SECOND_PAYMENT: ['return-payment'],
  // Closed by what is decided about the order or the refund.
  OUTCOME_UNKNOWN: [],
  REFUSED_BY_SUPPLIER: [],
  WAITING_TOO_LONG: [],
  REFUND_FAILED: [],
}

/** What an administrator may decide about an order as it stands. */
export function possibleActions(
  order: Pick<OrderRow, 'status' | 'fulfilment'>,
  reviews: OpenReview[],
  refunds: Array<Pick<RefundRow, 'id' | 'state'>>,
): Possible[] {
  const isUnpaid = order.status === 'pending' || order.status === 'cancelled'
  const aboutMoney = reviews.flatMap(({ id, reason, closedAt }) =>
    (closedAt ? [] : (ofReview[reason] ?? (['close-review'] as const)))
      .filter((name) => name !== 'accept-payment' || isUnpaid)
      .map((name) => ({ name, subject: id })),
  )
  const owed = refunds.filter(({ state }) => state === 'requested' || state === 'failed')
  return [
    ...(order.status === 'paid' ? (ofOrder[order.fulfilment] ?? []) : []).map((name) => ({
      name,
      subject: null,
    })),
    ...aboutMoney,
    ...owed.map(({ id }) => ({ name: 'pay-refund', subject: id }) as const),
  ]
}
