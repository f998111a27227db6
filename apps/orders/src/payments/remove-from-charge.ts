import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { chargeRow, newCharge } from './new-charge.ts'
import { type DuePayment, findDuePayment, findPaymentOf } from './payments.queries.ts'
import { isMoneyInReview } from './in-review/record-receipt-for-review.ts'

/**
 * Takes an unpaid order out of its charge, which ends; the other unpaid orders of it move under a new one. A payment that
 * arrives before the bank has removed the old charge goes to review. The caller holds the lock of the conversation.
 */
export async function removeFromCharge(
  { bank }: Pick<Deps, 'bank'>,
  trx: Trx,
  { id: orderId }: Pick<OrderRow, 'id'>,
): Promise<void> {
  const payment = await lockChargeOf(trx, orderId)
  if (!payment) return
  const others = payment.orders.filter(({ id, status }) => id !== orderId && status === 'pending')
  // The staff shares the money out among the orders as they are.
  if (others.length > 0 && (await isMoneyInReview(trx, payment))) return
  await trx
    .updateTable('payments')
    .set({
      state: 'expired',
      endedWhole: true,
      orderId,
      orderCount: payment.orders.length - others.length,
      nextRemovalAt: sql<Date>`now()`,
    })
    .where('id', '=', payment.id)
    .execute()
  if (others.length === 0) return
  const charge = newCharge(bank, others)
  await trx.insertInto('payments').values(chargeRow(charge, false)).execute()
  await trx
    .updateTable('chargeOrders')
    .set({ paymentId: charge.id })
    .where(
      'orderId',
      'in',
      others.map(({ id }) => id),
    )
    .execute()
}

/** Locks the charge, while it can be paid. Its orders are read afterwards: only the holder of that lock moves them to another charge. */
async function lockChargeOf(trx: Trx, orderId: string): Promise<DuePayment | undefined> {
  const payment = await findPaymentOf(trx, orderId)
  if (!payment) return undefined
  const open = await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', payment.id)
    .where('state', 'in', ['to-issue', 'pending'])
    .forUpdate()
    .executeTakeFirst()
  return open && findDuePayment(trx, open.id)
}
