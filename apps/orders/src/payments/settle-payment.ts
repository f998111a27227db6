import { sql } from 'kysely'
import type { PaymentReviewReason } from '@smm/contracts/messages'
import { rowsTable } from '@smm/database/rows-table'
import { counter } from '@smm/http-service/observability/metrics'
import { enqueueMessage, insertOutbox, type OutboxMessage, transact } from '@smm/messaging/outbox'
import { retryOnConnectionLoss } from '@smm/database/retry-on-connection-loss'
import type { Deps } from '../deps.ts'
import { type Move, moveMessages, withMoves, withNextVersion } from '../order/move-order.ts'
import { type MoveCause, paymentStatesBefore } from '../order/order-lifecycle.ts'
import type { Receipt } from '../pix/bank.ts'
import type { Db, OrderRow, PaymentRow, Trx } from '../tables.ts'
import { type DuePayment, lockDuePayment } from './payments.queries.ts'
import { discountMovements, insertLedgerEntries, type Movement } from './record-money.ts'
import { reclaimOrphan, recordReceiptForReview } from './in-review/record-receipt-for-review.ts'

const countPayment = counter('payments_total', 'Receipts taken in, by what they did.', ['result'])

type NewReceipt = Receipt & { provider: string }
type ReceiptJudgement = 'settle' | PaymentReviewReason
/** `messages` are to be published after the commit. */
type Settled = { judgement: ReceiptJudgement; messages?: OutboxMessage[] }

/**
 * Records the receipts of a charge, each once. The exact amount in time pays its orders; any other money waits for the
 * staff, and the visitor is told. True when the orders were paid just now.
 */
export async function settlePayment(deps: Deps, payment: DuePayment, receipts: Receipt[]): Promise<boolean> {
  const judgements: ReceiptJudgement[] = []
  for (const receipt of receipts) {
    const settled = await retryOnConnectionLoss(deps, () => settleReceipt(deps, payment, receipt))
    if (!settled) continue
    const { judgement, messages = [] } = settled
    if (messages.length > 0) deps.relay.publish(messages)
    const { id: paymentId, orderId, correlationId } = payment
    countPayment({ result: judgement })
    deps.log.info({ paymentId, orderId, correlationId, result: judgement }, 'money arrived')
    judgements.push(judgement)
  }
  if (receipts.length > 0) deps.wake('submit-orders')
  return judgements.includes('settle')
}

/** Undefined for a receipt that was recorded before. The snapshot is nearly always current: then nothing is locked first. */
async function settleReceipt(
  deps: Deps,
  payment: DuePayment,
  receipt: Receipt,
): Promise<Settled | undefined> {
  const isExact = judgeReceipt(payment, undefined, receipt.amountCents) === 'settle'
  const paying = payingAfter(deps.config.HOLD_BEFORE_SENDING_S)
  const messages = isExact && (await confirmPayment(deps.db, payment, receipt, paying))
  if (messages) return { judgement: 'settle', messages }
  return transact(deps, async (trx) => {
    const locked = await lockDuePayment(trx, payment.id)
    return locked && settleLocked(trx, locked, receipt, paying)
  })
}

async function settleLocked(
  trx: Trx,
  payment: DuePayment,
  receipt: Receipt,
  paying: Move,
): Promise<Settled | undefined> {
  const { orderId, conversationId, orders } = payment
  const cancelledBecause = payment.state === 'expired' ? await findLastCause(trx, payment) : undefined
  const judgement = judgeReceipt(payment, cancelledBecause, receipt.amountCents)
  if (judgement === 'settle') {
    await reclaimOrphan(trx, payment, receipt)
    const messages = await confirmPayment(trx, payment, receipt, paying)
    return messages && { judgement, messages }
  }
  const { id, provider, txid, amountCents: expectedCents } = payment
  const review = { reason: judgement, provider, paymentId: id, orderId, receipt: { ...receipt, txid } }
  if (!(await recordReceiptForReview(trx, { ...review, facts: { expectedCents } }))) return undefined
  const together = orders.length > 1 ? { orderIds: orders.map((order) => order.id) } : {}
  const news = { orderId, conversationId, reason: judgement, ...together }
  await enqueueMessage(trx, 'chat', 'payment-needs-review', news, payment.correlationId)
  return { judgement }
}

/** How money counts for a payment in its current state. */
export function judgeReceipt(
  payment: Pick<PaymentRow, 'state' | 'amountCents'> & { orders: Array<Pick<OrderRow, 'status'>> },
  cancelledBecause: MoveCause | undefined,
  amountCents: number | null,
): ReceiptJudgement {
  if (payment.state === 'confirmed') return 'SECOND_PAYMENT'
  if (payment.state === 'expired') {
    return cancelledBecause === 'payment-expired' ? 'PAID_AFTER_EXPIRY' : 'PAID_AFTER_CANCEL'
  }
  // An order was cancelled while other money of its charge waited for the staff.
  if (payment.orders.some(({ status }) => status !== 'pending')) return 'PAID_AFTER_CANCEL'
  return amountCents === payment.amountCents ? 'settle' : 'AMOUNT_MISMATCH'
}

const now = sql<Date>`now()`

/** The order is held for a while, so that the visitor can change their mind before anything leaves. */
function payingAfter(holdSeconds: number): Move {
  const sendsAt = holdSeconds > 0 ? new Date(Date.now() + holdSeconds * 1_000) : undefined
  const held = sendsAt ? { notBefore: sendsAt, readyAt: sendsAt } : { readyAt: now }
  return {
    to: 'paid',
    cause: 'payment-confirmed',
    set: { fulfilment: 'ready', paidAt: now, ...held },
    ...(sendsAt && { sendsAt }),
  }
}

/**
 * Every write of a payment in one statement: receipt, payment, orders, history, ledger and messages, which are returned. It
 * writes nothing when the receipt is known, or an order or the payment differs from the snapshot.
 */
async function confirmPayment(
  db: Db,
  payment: DuePayment,
  { endToEndId, amountCents, paidAt }: Receipt,
  paying: Move,
): Promise<OutboxMessage[] | undefined> {
  const { provider, txid } = payment
  const orders = payment.orders.map(withNextVersion)
  const messages = moveMessages(orders, paying)
  const movements: Movement[] = payment.orders.map(({ id: orderId, amountCents: cents }) => ({
    from: 'sales',
    to: 'bank',
    cause: paying.cause,
    amountCents: cents,
    orderId,
  }))
  movements.push(...discountMovements(payment.orders))
  const receipt = { provider, endToEndId, txid, amountCents, paidAt }
  const confirmed = await withMoves(
    withReceipt(db, payment, receipt).with('confirmed', (qb) =>
      qb
        .updateTable('payments')
        .from('receipt')
        .set({ state: 'confirmed', endedWhole: true, endToEndId, confirmedAt: now, nextPollAt: null })
        .whereRef('payments.id', '=', 'receipt.paymentId'),
    ),
    orders,
    paying,
    'receipt',
  )
    .with('ledger', (qb) => insertLedgerEntries(qb, movements, 'moved'))
    .with('outbox', (qb) => insertOutbox(qb, messages, 'moved'))
    .selectFrom('moved')
    .select('id')
    .executeTakeFirst()
  return confirmed && messages
}

const snapshotTypes = { id: 'uuid', status: 'text', version: 'integer' } as const

/** `receipt`, a CTE, has a row when it is new, and the payment and all its orders are as in the snapshot. */
const withReceipt = (db: Db, payment: DuePayment, receipt: NewReceipt) => {
  const snapshot = payment.orders.map(({ id, status, version }) => ({ id, status, version }))
  return db
    .with('locked', (qb) =>
      qb
        .selectFrom('orders')
        .innerJoin(rowsTable(snapshotTypes, snapshot), 'rows.id', 'orders.id')
        .select('orders.id')
        .whereRef('orders.status', '=', 'rows.status')
        .whereRef('orders.version', '=', 'rows.version')
        .orderBy('orders.id')
        .forNoKeyUpdate('orders'),
    )
    .with('payable', (qb) =>
      qb
        .selectFrom('payments')
        .select('id')
        .where('id', '=', payment.id)
        .where('state', 'in', paymentStatesBefore('confirmed'))
        .where((eb) =>
          eb(
            eb.selectFrom('locked').select((count) => count.fn.countAll<number>().as('count')),
            '=',
            snapshot.length,
          ),
        )
        .forNoKeyUpdate(),
    )
    .with('receipt', (qb) =>
      qb
        .insertInto('pixReceipts')
        .columns(['paymentId', 'provider', 'endToEndId', 'txid', 'amountCents', 'paidAt', 'outcome'])
        .expression(
          qb
            .selectFrom('payable')
            .select((eb) => [
              'id',
              eb.val(receipt.provider).as('provider'),
              eb.val(receipt.endToEndId).as('endToEndId'),
              eb.val(receipt.txid).as('txid'),
              eb.val(receipt.amountCents).as('amountCents'),
              eb.val(receipt.paidAt).as('paidAt'),
              eb.val('settled').as('outcome'),
            ]),
        )
        .onConflict((conflict) => conflict.columns(['provider', 'endToEndId']).doNothing())
        .returning('paymentId'),
    )
}

/** The last move of the order that the charge is named by. */
async function findLastCause(trx: Trx, { orderId }: DuePayment): Promise<MoveCause | undefined> {
  const move = await trx
    .selectFrom('orderHistory')
    .select('cause')
    .where('orderId', '=', orderId)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  return move?.cause
}
