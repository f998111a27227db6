import { reviewReasons } from '@smm/contracts/messages'
import type { Deps } from '../deps.ts'
import { moveOrder } from '../order-status.ts'
import { lockOrder } from '../orders.queries.ts'
import { canMovePayment } from './payment-status.ts'
import { aboutPayment, claimPayments, type DuePayment, inSeconds, lockPayment } from './payments.queries.ts'
import type { Receipt } from '../pix/bank.ts'
import { settlePayment } from './settle-payment.ts'
import type { PaymentRow } from '../tables.ts'
import { traceOrder } from '../trace-order.ts'

const batchSize = 8

/**
 * Ends the charges that are past their time by the database's clock. The bank goes first: once it has removed a charge,
 * nobody can pay it; if it was paid at the last moment, it is settled instead.
 */
export async function expirePayments(deps: Deps): Promise<boolean> {
  const due = await claimPayments(deps.db, 'nextExpiryAt', {
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
    // What was paid in another amount stays with the administrator until he has decided.
    if (await isInReview(deps, payment)) await lookAgain(deps, payment)
    else await expire(deps, payment)
  } catch (err) {
    deps.log.warn({ err, ...aboutPayment(payment) }, 'a charge could not be ended at the bank')
  }
}

/** Makes a charge unpayable; answers what was paid before that. */
async function endCharge(deps: Deps, { txid }: DuePayment): Promise<Receipt[]> {
  const outcome = deps.bank.can.remove ? await deps.bank.removeCharge(txid) : 'not-open'
  if (outcome !== 'not-open') return []
  const charge = await deps.bank.findCharge(txid)
  return charge?.receipts ?? []
}

/** Ends a charge with us, and the order with it. */
export async function expire(deps: Deps, { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId)
    const payment = await lockPayment(trx, id)
    if (!order || !payment || !canMovePayment(payment.state, 'expired')) return
    await trx.updateTable('payments').set({ state: 'expired' }).where('id', '=', id).execute()
    const set = { fulfilment: 'stopped' } as const
    await moveOrder(trx, order, { to: 'cancelled', cause: 'payment-expired', set })
  })
  deps.relayNow()
}

async function isInReview({ db }: Deps, { orderId }: DuePayment): Promise<boolean> {
  const open = await db
    .selectFrom('reviews')
    .select('id')
    .where('orderId', '=', orderId)
    .where('reason', 'in', [...reviewReasons])
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

const lookAgain = (deps: Deps, { id }: DuePayment) =>
  deps.db
    .updateTable('payments')
    .set({ nextExpiryAt: inSeconds(3_600) })
    .where('id', '=', id)
    .execute()

/** Removes at the bank the charges of orders that their visitors cancelled. */
export async function removeCharges(deps: Deps): Promise<boolean> {
  const due = await claimPayments(deps.db, 'nextRemovalAt', {
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
    deps.log.warn({ err, ...aboutPayment(payment) }, 'a charge could not be removed at the bank')
  }
}
