import { findPaymentOf } from './payments.queries.ts'
import { recordMoney } from './record-money.ts'
import type { OrderRow, Trx } from './tables.ts'

export type RefundCause =
  | 'CANCELLED_BY_VISITOR'
  | 'CANCELLED_BY_SUPPLIER'
  | 'DELIVERED_IN_PART'
  | 'REFUSED_BY_SUPPLIER'
  | 'DECIDED_BY_STAFF'

/** Notes that we owe a visitor money for his order: once per cause. It leaves when an administrator says so. */
export async function requestRefund(
  trx: Trx,
  { id: orderId }: OrderRow,
  cause: RefundCause,
  amountCents: number,
): Promise<void> {
  const payment = await findPaymentOf(trx, orderId)
  if (amountCents <= 0 || !payment?.endToEndId) return
  const requested = await trx
    .insertInto('refunds')
    .values({ orderId, endToEndId: payment.endToEndId, cause, amountCents })
    .onConflict((conflict) => conflict.columns(['orderId', 'endToEndId', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (requested) await recordMoney(trx, { from: 'to-refund', to: 'sales', amountCents, cause, orderId })
}

/** What was paid for the part that was not delivered, rounded in the visitor's favour. */
export const undeliveredCents = (amountCents: number, quantity: number, remains: number): number =>
  Math.ceil((amountCents * Math.min(Math.max(remains, 0), quantity)) / quantity)
