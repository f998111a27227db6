import { leaseUntil } from '@smm/database/lease'
import { transact } from '@smm/messaging/outbox'
import { traceOrder } from '@smm/http-service/observability/trace'
import type { Deps } from '../deps.ts'
import { moveOrders } from '../order/move-order.ts'
import { canMovePayment } from '../order/order-lifecycle.ts'
import type { Receipt } from '../pix/bank.ts'
import type { PaymentRow } from '../tables.ts'
import { type DuePayment, leasePayments, lockDuePayment, paymentIds } from './payments.queries.ts'
import { isMoneyInReview } from './in-review/record-receipt-for-review.ts'
import { settlePayment } from './settle-payment.ts'

const batchSize = 8

/**
 * Expires the charges that are past their time by the database's clock. The bank removes a charge first, so that it cannot
 * be paid any more; one that was paid at the last moment is settled instead.
 */
export async function expirePayments(deps: Deps): Promise<boolean> {
  const due = await leasePayments(deps.db, 'nextExpiryAt', {
    provider: deps.bank.provider,
    states: ['to-issue', 'pending'],
    limit: batchSize,
  })
  await Promise.all(
    due.map((payment) => traceOrder('expire payment', payment.orderId, () => expirePayment(deps, payment))),
  )
  return due.length === batchSize
}

async function expirePayment(deps: Deps, payment: DuePayment) {
  try {
    const receipts = await endCharge(deps, payment)
    await settlePayment(deps, payment, receipts)
    // Money in another amount waits for the staff's decision, and the orders with it.
    if (await isMoneyInReview(deps.db, payment)) await postponeExpiry(deps, payment)
    else await expire(deps, payment)
  } catch (err) {
    deps.log.warn({ err, ...paymentIds(payment) }, 'a charge could not be ended at the bank')
  }
}

/** Makes a charge unpayable and returns the receipts from before that. Throws when the bank calls it paid and shows no money. */
async function endCharge(deps: Deps, { txid }: DuePayment): Promise<Receipt[]> {
  const outcome = deps.bank.capabilities.removeCharge ? await deps.bank.removeCharge(txid) : 'not-open'
  if (outcome !== 'not-open') return []
  const charge = await deps.bank.findCharge(txid)
  if (!charge) return []
  const { status, receipts, remainingAfterRefunds } = charge
  if (status === 'concluded' && receipts.length + remainingAfterRefunds.length === 0)
    throw new Error('the bank concluded a charge without a receipt')
  return receipts
}

/** Expires a payment and cancels its orders. */
export async function expire(deps: Deps, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  await transact(deps, async (trx) => {
    const payment = await lockDuePayment(trx, id)
    if (!payment || !canMovePayment(payment.state, 'expired')) return
    await trx
      .updateTable('payments')
      .set({ state: 'expired', endedWhole: true })
      .where('id', '=', id)
      .execute()
    const unpaid = payment.orders.filter(({ status }) => status === 'pending')
    await moveOrders(trx, unpaid, {
      to: 'cancelled',
      cause: 'payment-expired',
      set: { fulfilment: 'stopped' },
    })
  })
}

const postponeExpiry = ({ db }: Deps, { id }: DuePayment) =>
  db
    .updateTable('payments')
    .set({ nextExpiryAt: leaseUntil(3_600) })
    .where('id', '=', id)
    .execute()

/** Removes at the bank the charges of orders that their visitors cancelled. */
export async function removeCharges(deps: Deps): Promise<boolean> {
  const due = await leasePayments(deps.db, 'nextRemovalAt', {
    provider: deps.bank.provider,
    states: ['expired'],
    limit: batchSize,
  })
  await Promise.all(due.map((payment) => removeCharge(deps, payment)))
  return due.length === batchSize
}

async function removeCharge(deps: Deps, payment: DuePayment) {
  try {
    await settlePayment(deps, payment, await endCharge(deps, payment))
    await deps.db.updateTable('payments').set({ nextRemovalAt: null }).where('id', '=', payment.id).execute()
  } catch (err) {
    deps.log.warn({ err, ...paymentIds(payment) }, 'a charge could not be removed at the bank')
  }
}
