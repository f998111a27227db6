import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { compileForMany } from '@smm/database/compile-for-many'
import { inBatches } from '@smm/database/in-batches'
import { counter } from '@smm/http-service/metrics'
import type { ReviewReason } from '@smm/contracts/messages'
import { type Said, saidColumns, saidTypes, type SaidValues, saidValues } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { keepTrying } from '../keep-trying.ts'
import { canMove, type Movable, type Move, type MoveCause, moveOrders, sayMove } from '../order-status.ts'
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
    const said = await confirm(trx, order, receipt, payAlone)
    return said && { result: verdict, said }
  }
  const isNew = await putToReview(trx, order, receipt, verdict)
  return isNew ? { result: verdict, said: undefined } : undefined
}

/**
 * All that the exact amount makes so, in one statement, and what has to be offered after it: nothing of both when the
 * receipt was taken before or the order is not as it is given here any more.
 */
async function confirm(
  db: Db,
  order: Payable,
  receipt: Receipt,
  pay = payTogether,
): Promise<Said | undefined> {
  const { id, status, version, paymentId, provider, txid, askedCents: amountCents } = order
  const { endToEndId, amountCents: receivedCents, paidAt } = receipt
  const said = sayMove(order, paying)
  const isPaid = await pay(db, {
    ...{ id, status, version, paymentId, provider, txid, amountCents, transactionId: randomUUID() },
    ...{ endToEndId, receivedCents, paidAt, ...saidValues(said) },
  })
  return isPaid ? said : undefined
}

const now = sql<Date>`now()`
const paying = {
  to: 'paid',
  cause: 'payment-confirmed',
  set: { fulfilment: writeOut('ready'), paidAt: now, readyAt: now },
} as const satisfies Move

type Paying = Pick<Movable, 'id' | 'status' | 'version'> &
  Pick<PaymentRow, 'provider' | 'txid' | 'amountCents'> &
  Pick<Receipt, 'endToEndId' | 'paidAt'> &
  SaidValues & { paymentId: string; receivedCents: number | null; transactionId: string }

async function payAll(db: Db, all: Paying[]): Promise<boolean[]> {
  const rows = await payOrders(db, all)
  const paid = new Set(rows.map(({ id }) => id))
  return all.map(({ id }) => paid.has(id))
}
/** Two receipts for one payment are looked at one after the other. */
const payTogether = inBatches(payAll, { apart: ({ paymentId }) => paymentId })
const payAlone = async (db: Db, one: Paying) => (await payAll(db, [one]))[0]!

const payOrders = compileForMany<Paying, { id: string }>(
  {
    ...{ id: 'uuid', status: 'text', version: 'integer', paymentId: 'uuid', amountCents: 'bigint' },
    ...{ provider: 'text', txid: 'text', transactionId: 'uuid', endToEndId: 'text', receivedCents: 'bigint' },
    ...{ paidAt: 'timestamptz', ...saidTypes },
  },
  (given) => sql`
    WITH given AS (${given}), payable AS (${lockPayable}), taken AS (
      INSERT INTO pix_receipts (provider, end_to_end_id, payment_id, txid, amount_cents, paid_at, outcome)
      SELECT provider, end_to_end_id, payment_id, txid, received_cents, paid_at, 'settled'
      FROM given JOIN payable ON payable.id = given.id
      ON CONFLICT (provider, end_to_end_id) DO NOTHING RETURNING payment_id
    ), paid AS (
      SELECT id, status, version, taken.payment_id, end_to_end_id, transaction_id, amount_cents, ${saidColumns}
      FROM given JOIN taken ON taken.payment_id = given.payment_id
    ), confirmed AS (
      UPDATE payments SET state = 'confirmed', end_to_end_id = paid.end_to_end_id, confirmed_at = now(), next_ask_at = NULL
      FROM paid WHERE payments.id = paid.payment_id
    ), booked AS (${writeMoney('paid', 'sales', 'bank', paying.cause)}),
    ${moveOrders('paid', paying)}
    SELECT id FROM moved`,
)

/** The orders and their payments that are as they were; what somebody else has in hand just now is not waited for. */
const lockPayable = sql`
  SELECT orders.id
  FROM given JOIN orders ON orders.id = given.id JOIN payments ON payments.id = given.payment_id
  WHERE payments.order_id = orders.id AND orders.status = given.status AND orders.version = given.version
    AND payments.state IN (${sql.join(paymentStatesBefore('confirmed').map(writeOut))})
  FOR NO KEY UPDATE OF orders, payments SKIP LOCKED`

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
