import { submissionReasons } from '@smm/contracts/orders/reviews'
import type { Decision } from '../decisions/decision.ts'
import { closeReviews } from '../decisions/reviews.ts'
import { moveOrder } from '../order/move-order.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { OrderRow, Trx } from '../tables.ts'

/** The order will not be submitted: its refund leaves without another decision. */
export async function cancelAndRefund(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const cancelled = await moveOrder(trx, order, {
    to: 'cancelled',
    cause: 'refunded-by-staff',
    set: { fulfilment: 'stopped' },
  })
  await requestRefund(trx, cancelled ?? order, 'DECIDED_BY_STAFF', { state: 'sending' })
  await closeReviews(trx, { reasons: submissionReasons, orderId: order.id }, decision)
}
