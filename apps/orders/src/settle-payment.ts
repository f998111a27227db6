import { sql } from 'kysely'
import { counter } from '@smm/http-service/metrics'
import type { ReviewReason } from '@smm/contracts/messages'
import type { Deps } from './deps.ts'
import { moveOrder, type MoveCause } from './order-status.ts'
import { lockOrder } from './orders.queries.ts'
import { paymentStatesBefore } from './payment-status.ts'
import { lockPayment } from './payments.queries.ts'
import type { Receipt } from './pix/bank.ts'
import { recordMoney } from './record-money.ts'
import { openReview } from './reviews.ts'
import type { OrderRow, PaymentRow, Trx } from './tables.ts'
import { tellChat } from './tell-chat.ts'

const countPayment = counter('payments_total', 'Receipts taken in, by what they did.', ['result'])

/**
 * Takes in what the bank says it received for a charge: each receipt once, under the lock of its order. The exact amount
 * in time pays the order; anything else waits for an administrator and the visitor is told. True when it paid just now.
 */
export async function settlePayment(
  deps: Deps,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
  receipts: Receipt[],
): Promise<boolean> {
  if (receipts.length === 0) return false
  const taken = await deps.db.transaction().execute(async (trx) => {
    const taken: Array<{ result: Verdict; correlationId: string | null }> = []
    for (const receipt of receipts) {
      const order = await lockOrder(trx, orderId)
      const payment = await lockPayment(trx, id)
      const result = order && payment && (await takeReceipt(trx, order, payment, receipt))
      if (result) taken.push({ result, correlationId: order.correlationId })
    }
    return taken
  })
  for (const { result, correlationId } of taken) {
    countPayment({ result })
    deps.log.info({ paymentId: id, orderId, correlationId, result }, 'money arrived')
  }
  deps.relayNow()
  deps.nudge('submit-orders')
  return taken.some(({ result }) => result === 'settle')
}

type Verdict = 'settle' | ReviewReason

/** What a receipt means for a payment that stands as it does now. */
export function judgeReceipt(
  payment: Pick<PaymentRow, 'state' | 'amountCents'>,
  cancelledBecause: MoveCause | undefined,
  amountCents: number | null,
): Verdict {
  if (payment.state === 'confirmed') return 'SECOND_PAYMENT'
  if (payment.state === 'expired') {
    return cancelledBecause === 'payment-expired' ? 'PAID_AFTER_EXPIRY' : 'PAID_AFTER_CANCEL'
  }
  return amountCents === payment.amountCents ? 'settle' : 'AMOUNT_MISMATCH'
}

/** Undefined for a receipt that was taken before. */
async function takeReceipt(
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  receipt: Receipt,
): Promise<Verdict | undefined> {
  const cancelledBecause = payment.state === 'expired' ? await lastCause(trx, order) : undefined
  const verdict = judgeReceipt(payment, cancelledBecause, receipt.amountCents)
  const { endToEndId, amountCents, paidAt } = receipt
  const taken = await trx
    .insertInto('pixReceipts')
    .values({
      provider: payment.provider,
      endToEndId,
      paymentId: payment.id,
      txid: payment.txid,
      amountCents,
      paidAt,
      outcome: verdict === 'settle' ? 'settled' : 'review',
    })
    .onConflict((conflict) => conflict.columns(['provider', 'endToEndId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) return undefined
  if (verdict === 'settle') await confirm(trx, order, payment, receipt)
  else await putToReview(trx, order, payment, receipt, verdict)
  return verdict
}

async function confirm(trx: Trx, order: OrderRow, payment: PaymentRow, { endToEndId }: Receipt) {
  await trx
    .updateTable('payments')
    .set({ state: 'confirmed', endToEndId, confirmedAt: sql<Date>`now()`, nextAskAt: null })
    .where('id', '=', payment.id)
    .where('state', 'in', paymentStatesBefore('confirmed'))
    .execute()
  const now = sql<Date>`now()`
  const set = { fulfilment: 'ready', paidAt: now, readyAt: now } as const
  const moved = await moveOrder(trx, order, { to: 'paid', cause: 'payment-confirmed', set })
  if (!moved) throw new Error('a pending payment belongs to an order that cannot be paid')
  const { amountCents, id: orderId } = order
  await recordMoney(trx, { from: 'sales', to: 'bank', amountCents, cause: 'payment-confirmed', orderId })
}

async function putToReview(
  trx: Trx,
  order: OrderRow,
  { amountCents: expectedCents }: PaymentRow,
  { endToEndId, amountCents }: Receipt,
  reason: ReviewReason,
) {
  const { id: orderId, conversationId } = order
  await openReview(trx, {
    reason,
    subject: endToEndId,
    orderId,
    details: { endToEndId, amountCents, expectedCents },
  })
  // Zero moves nothing, and an amount that could not be read is the administrator's to write down.
  if (amountCents) {
    await recordMoney(trx, { from: 'to-review', to: 'bank', amountCents, cause: reason, orderId })
  }
  await tellChat(trx, order, 'payment-needs-review', { orderId, conversationId, reason })
}

async function lastCause(trx: Trx, { id, version }: OrderRow): Promise<MoveCause | undefined> {
  const change = await trx
    .selectFrom('orderHistory')
    .select('cause')
    .where('orderId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return change?.cause as MoveCause | undefined
}
