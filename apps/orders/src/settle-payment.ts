import { type QueryCreator, sql } from 'kysely'
import { counter } from '@smm/http-service/metrics'
import type { ReviewReason } from '@smm/contracts/messages'
import type { Deps } from './deps.ts'
import { keepTrying } from './keep-trying.ts'
import { moveOrder, type MoveCause } from './order-status.ts'
import { paymentStatesBefore } from './payment-status.ts'
import { lockPaidFor } from './payments.queries.ts'
import type { Receipt } from './pix/bank.ts'
import { recordMoney, recordMoneyFor } from './record-money.ts'
import { openReview } from './reviews.ts'
import type { OrderRow, PaymentRow, Tables, Trx } from './tables.ts'
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
  const taken = await keepTrying(deps, () =>
    deps.db.transaction().execute(async (trx) => {
      const taken: Array<{ result: Verdict; correlationId: string | null }> = []
      for (const receipt of receipts) {
        const order = await lockPaidFor(trx, { id, orderId })
        const result = order && (await takeReceipt(trx, { ...order, paymentId: id }, receipt))
        if (result) taken.push({ result, correlationId: order.correlationId })
      }
      return taken
    }),
  )
  for (const { result, correlationId } of taken) {
    countPayment({ result })
    deps.log.info({ paymentId: id, orderId, correlationId, result }, 'money arrived')
  }
  deps.relayNow()
  deps.nudge('submit-orders')
  return taken.some(({ result }) => result === 'settle')
}

type Verdict = 'settle' | ReviewReason

/** An order with what it is to be paid by. */
type Payable = OrderRow &
  Pick<PaymentRow, 'state' | 'provider' | 'txid'> & { paymentId: string; askedCents: number }

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
async function takeReceipt(trx: Trx, order: Payable, receipt: Receipt): Promise<Verdict | undefined> {
  const { state, askedCents: amountCents } = order
  const cancelledBecause = state === 'expired' ? await lastCause(trx, order) : undefined
  const verdict = judgeReceipt({ state, amountCents }, cancelledBecause, receipt.amountCents)
  const isNew =
    verdict === 'settle'
      ? await confirm(trx, order, receipt)
      : await putToReview(trx, order, receipt, verdict)
  return isNew ? verdict : undefined
}

/** One statement for all that the receipt alone makes so; nothing of it for a receipt that was taken before. */
async function confirm(trx: Trx, order: Payable, receipt: Receipt): Promise<boolean> {
  const { id: orderId, paymentId, amountCents } = order
  const cause = 'payment-confirmed'
  const taken = await trx
    .with('taken', (qb) => insertReceipt(qb, order, receipt, 'settled'))
    .with('confirmed', (qb) =>
      qb
        .updateTable('payments')
        .from('taken')
        .set({ state: 'confirmed', endToEndId: receipt.endToEndId, nextAskAt: null })
        .set({ confirmedAt: sql<Date>`now()` })
        .where('payments.id', '=', paymentId)
        .where('payments.state', 'in', paymentStatesBefore('confirmed')),
    )
    .with('booked', (qb) =>
      recordMoneyFor(qb, 'taken', { from: 'sales', to: 'bank', amountCents, cause, orderId }),
    )
    .selectFrom('taken')
    .select('id')
    .executeTakeFirst()
  if (!taken) return false
  const now = sql<Date>`now()`
  const set = { fulfilment: 'ready', paidAt: now, readyAt: now } as const
  const moved = await moveOrder(trx, order, { to: 'paid', cause, set })
  if (!moved) throw new Error('a pending payment belongs to an order that cannot be paid')
  return true
}

const insertReceipt = <All extends Tables>(
  part: QueryCreator<All>,
  { provider, paymentId, txid }: Payable,
  { endToEndId, amountCents, paidAt }: Receipt,
  outcome: 'settled' | 'review',
) =>
  (part as unknown as QueryCreator<Tables>)
    .insertInto('pixReceipts')
    .values({ provider, endToEndId, paymentId, txid, amountCents, paidAt, outcome })
    .onConflict((conflict) => conflict.columns(['provider', 'endToEndId']).doNothing())
    .returning('id')

async function putToReview(
  trx: Trx,
  order: Payable,
  receipt: Receipt,
  reason: ReviewReason,
): Promise<boolean> {
  const taken = await insertReceipt(trx, order, receipt, 'review').executeTakeFirst()
  if (!taken) return false
  const { id: orderId, conversationId, askedCents: expectedCents } = order
  const { endToEndId, amountCents } = receipt
  const details = { endToEndId, amountCents, expectedCents }
  await openReview(trx, { reason, subject: endToEndId, orderId, details })
  // Zero moves nothing, and an amount that could not be read is the administrator's to write down.
  if (amountCents) {
    await recordMoney(trx, { from: 'to-review', to: 'bank', amountCents, cause: reason, orderId })
  }
  await tellChat(trx, order, 'payment-needs-review', { orderId, conversationId, reason })
  return true
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
