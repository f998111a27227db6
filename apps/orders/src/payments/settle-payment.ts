import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { compileOnce } from '@smm/database/compile-once'
import { counter } from '@smm/http-service/metrics'
import type { ReviewReason } from '@smm/contracts/messages'
import { type Said, type SaidValues, saidValues, writeSaid } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { keepTrying } from '../keep-trying.ts'
import {
  canMove,
  changeOrder,
  type Movable,
  type Move,
  type MoveCause,
  noteMove,
  sayMove,
} from '../order-status.ts'
import { paymentStatesBefore } from './payment-status.ts'
import { type DuePayment, lockPaidFor } from './payments.queries.ts'
import type { Receipt } from '../pix/bank.ts'
import { recordMoney, writeMoney } from './record-money.ts'
import { openReview } from '../decisions/reviews.ts'
import type { Db, PaymentRow, Trx } from '../tables.ts'
import { tellChat } from '../tell-chat.ts'
import { writeOut } from '../write-out.ts'

const countPayment = counter('payments_total', 'Receipts taken in, by what they did.', ['result'])

/**
 * Takes in what the bank says it received for a charge, each receipt once. The exact amount in time pays the order;
 * anything else waits for an administrator and the visitor is told. True when it paid just now.
 */
export async function settlePayment(
  deps: Deps,
  payment: Pick<PaymentRow, 'id' | 'orderId'> | DuePayment,
  receipts: Receipt[],
): Promise<boolean> {
  if (receipts.length === 0) return false
  const taken = await keepTrying(
    deps,
    async () => (await takeExpected(deps, payment, receipts)) ?? (await takeAll(deps, payment, receipts)),
  )
  for (const { result, correlationId, said } of taken) {
    if (said) deps.offer(said)
    countPayment({ result })
    const { id: paymentId, orderId } = payment
    deps.log.info({ paymentId, orderId, correlationId, result }, 'money arrived')
  }
  if (taken.some(({ said }) => !said)) deps.relayNow()
  deps.nudge('submit-orders')
  return taken.some(({ result }) => result === 'settle')
}

type Taken = { result: Verdict; correlationId: string | null; said: Said | undefined }

/** Nearly always: one receipt, over what was asked for. Undefined when it has to be looked at more closely. */
async function takeExpected(
  { db }: Deps,
  payment: Pick<PaymentRow, 'id' | 'orderId'> | DuePayment,
  [receipt, ...more]: Receipt[],
): Promise<Taken[] | undefined> {
  if (!('version' in payment) || !receipt || more.length > 0) return undefined
  const { id: paymentId, orderId: id, amountCents: askedCents, correlationId } = payment
  const isExpected = payment.status === 'pending' && receipt.amountCents === askedCents
  const said = isExpected && (await confirm(db, { ...payment, id, paymentId, askedCents }, receipt))
  return said ? [{ result: 'settle', correlationId, said }] : undefined
}

/** Receipt by receipt, under the lock of the order. */
const takeAll = (
  { db }: Deps,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
  receipts: Receipt[],
): Promise<Taken[]> =>
  db.transaction().execute(async (trx) => {
    const taken: Taken[] = []
    for (const receipt of receipts) {
      const order = await lockPaidFor(trx, { id, orderId })
      const done = order && (await takeReceipt(trx, { ...order, paymentId: id }, receipt))
      if (done) taken.push({ ...done, correlationId: order.correlationId })
    }
    return taken
  })

type Verdict = 'settle' | ReviewReason

/** An order with what it is to be paid by. */
type Payable = Movable & Pick<PaymentRow, 'provider' | 'txid'> & { paymentId: string; askedCents: number }

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
  order: Payable & Pick<PaymentRow, 'state'>,
  receipt: Receipt,
): Promise<Omit<Taken, 'correlationId'> | undefined> {
  const { state, askedCents: amountCents } = order
  const cancelledBecause = state === 'expired' ? await lastCause(trx, order) : undefined
  const verdict = judgeReceipt({ state, amountCents }, cancelledBecause, receipt.amountCents)
  if (verdict === 'settle' && !canMove(order.status, 'paid'))
    throw new Error('a pending payment belongs to an order that cannot be paid')
  if (verdict === 'settle') {
    const said = await confirm(trx, order, receipt)
    return said && { result: verdict, said }
  }
  const isNew = await putToReview(trx, order, receipt, verdict)
  return isNew ? { result: verdict, said: undefined } : undefined
}

/**
 * All that the exact amount makes so, in one statement, and what has to be offered after it: nothing of both when the
 * receipt was taken before or the order is not as it is given here any more.
 */
async function confirm(db: Db, order: Payable, receipt: Receipt): Promise<Said | undefined> {
  const { id: orderId, paymentId, askedCents: amountCents } = order
  const said = sayMove(order, paying)
  const rows = await payOrder(db, {
    ...{ id: orderId, status: order.status, version: order.version, paymentId, amountCents },
    ...{ provider: order.provider, txid: order.txid, transactionId: randomUUID() },
    ...{ endToEndId: receipt.endToEndId, receivedCents: receipt.amountCents, paidAt: receipt.paidAt },
    ...saidValues(said),
  })
  return rows.length > 0 ? said : undefined
}

const now = sql<Date>`now()`
const paying = {
  to: 'paid',
  cause: 'payment-confirmed',
  set: { fulfilment: 'ready', paidAt: now, readyAt: now },
} as const satisfies Move

type Paying = Pick<Movable, 'id' | 'status' | 'version'> &
  Pick<PaymentRow, 'provider' | 'txid' | 'amountCents'> &
  Pick<Receipt, 'endToEndId' | 'paidAt'> &
  SaidValues & { paymentId: string; receivedCents: number | null; transactionId: string }

const payOrder = compileOnce<Paying>(
  (paid) => sql`
    WITH payable AS (${lockPayable(paid)}), taken AS (
      INSERT INTO pix_receipts (provider, end_to_end_id, payment_id, txid, amount_cents, paid_at, outcome)
      SELECT ${paid.provider}::text, ${paid.endToEndId}::text, ${paid.paymentId}::uuid, ${paid.txid}::text,
        ${paid.receivedCents}::bigint, ${paid.paidAt}::timestamptz, 'settled'
      FROM payable
      ON CONFLICT (provider, end_to_end_id) DO NOTHING RETURNING id, end_to_end_id
    ), confirmed AS (
      UPDATE payments SET state = 'confirmed', end_to_end_id = taken.end_to_end_id, confirmed_at = now(), next_ask_at = NULL
      FROM taken WHERE payments.id = ${paid.paymentId}
    ), booked AS (${writeMoney('taken', 'sales', 'bank', booking(paid))}),
    moved AS (${changeOrder(paid, paying, 'taken')}), noted AS (${noteMove(paid, paying)}),
    said AS (${writeSaid('moved', paid)})
    SELECT id FROM taken`,
)

const booking = ({ transactionId, amountCents, id: orderId }: Paying) => ({
  ...{ transactionId, amountCents, orderId },
  cause: paying.cause,
})

/** The order and its payment, if both are as they were. */
const lockPayable = ({ id, status, version, paymentId }: Paying) => sql`
  SELECT orders.id FROM orders JOIN payments ON payments.order_id = orders.id
  WHERE orders.id = ${id} AND orders.status = ${status} AND orders.version = ${version}
    AND payments.id = ${paymentId} AND payments.state IN (${sql.join(paymentStatesBefore('confirmed').map(writeOut))})
  FOR UPDATE`

async function putToReview(
  trx: Trx,
  order: Payable,
  receipt: Receipt,
  reason: ReviewReason,
): Promise<boolean> {
  const { id: orderId, conversationId, paymentId, provider, txid, askedCents: expectedCents } = order
  const { endToEndId, amountCents, paidAt } = receipt
  const taken = await trx
    .insertInto('pixReceipts')
    .values({ provider, endToEndId, paymentId, txid, amountCents, paidAt, outcome: 'review' })
    .onConflict((conflict) => conflict.columns(['provider', 'endToEndId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) return false
  const details = { endToEndId, amountCents, expectedCents }
  await openReview(trx, { reason, subject: endToEndId, orderId, details })
  // Zero moves nothing, and an amount that could not be read is the administrator's to write down.
  if (amountCents) {
    await recordMoney(trx, { from: 'to-review', to: 'bank', amountCents, cause: reason, orderId })
  }
  await tellChat(trx, order, 'payment-needs-review', { orderId, conversationId, reason })
  return true
}

async function lastCause(trx: Trx, { id, version }: Movable): Promise<MoveCause | undefined> {
  const change = await trx
    .selectFrom('orderHistory')
    .select('cause')
    .where('orderId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return change?.cause as MoveCause | undefined
}
