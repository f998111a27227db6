import { sql } from 'kysely'
import type { PaymentReviewReason } from '@smm/contracts/messages'
import { counter } from '@smm/http-service/metrics'
import { enqueueMessages, insertOutbox, type OutboxMessage, transact } from '@smm/messaging/outbox'
import { chatMessage } from '../chat-message.ts'
import type { Deps } from '../deps.ts'
import { type Move, moveMessage, nextVersion, withMove } from '../move-order.ts'
import { canMove, type MoveCause, paymentStatesBefore } from '../order-lifecycle.ts'
import type { Receipt } from '../pix/bank.ts'
import { retryOnConnectionLoss } from '../retry-on-connection-loss.ts'
import type { Db, PaymentRow, Trx } from '../tables.ts'
import { type DuePayment, lockDuePayment } from './payments.queries.ts'
import { insertLedgerEntries } from './record-money.ts'
import { reclaimOrphan, recordReceiptForReview } from './record-receipt-for-review.ts'

const countPayment = counter('payments_total', 'Receipts taken in, by what they did.', ['result'])

type Verdict = 'settle' | PaymentReviewReason
/** `message` is to be published after the commit. */
type Settled = { verdict: Verdict; message?: OutboxMessage }

/**
 * Records the receipts of a charge, each once. The exact amount in time pays the order; any other money waits for the
 * staff, and the visitor is told. True when the order was paid just now.
 */
export async function settlePayment(deps: Deps, payment: DuePayment, receipts: Receipt[]): Promise<boolean> {
  const verdicts: Verdict[] = []
  for (const receipt of receipts) {
    const settled = await retryOnConnectionLoss(deps, () => settleReceipt(deps, payment, receipt))
    if (!settled) continue
    const { verdict, message } = settled
    if (message) deps.relay.publish([message])
    const { id: paymentId, orderId, correlationId } = payment
    countPayment({ result: verdict })
    deps.log.info({ paymentId, orderId, correlationId, result: verdict }, 'money arrived')
    verdicts.push(verdict)
  }
  if (receipts.length > 0) deps.wake('submit-orders')
  return verdicts.includes('settle')
}

/** Undefined for a receipt that was recorded before. The snapshot is nearly always current: then nothing is locked first. */
async function settleReceipt(
  deps: Deps,
  payment: DuePayment,
  receipt: Receipt,
): Promise<Settled | undefined> {
  const isExact = judgeReceipt(payment, undefined, receipt.amountCents) === 'settle'
  const message = isExact && (await confirmPayment(deps.db, payment, receipt))
  if (message) return { verdict: 'settle', message }
  return transact(deps, async (trx) => {
    const locked = await lockDuePayment(trx, payment)
    return locked && settleLocked(trx, locked, receipt)
  })
}

async function settleLocked(trx: Trx, payment: DuePayment, receipt: Receipt): Promise<Settled | undefined> {
  const { orderId } = payment
  const cancelledBecause = payment.state === 'expired' ? await findLastCause(trx, payment) : undefined
  const verdict = judgeReceipt(payment, cancelledBecause, receipt.amountCents)
  if (verdict === 'settle' && !canMove(payment.status, 'paid'))
    throw new Error('a pending payment belongs to an order that cannot be paid')
  if (verdict === 'settle') {
    await reclaimOrphan(trx, payment, receipt)
    const message = await confirmPayment(trx, payment, receipt)
    return message && { verdict, message }
  }
  const { id, provider, txid, amountCents: expectedCents } = payment
  const review = { reason: verdict, provider, paymentId: id, orderId, receipt: { ...receipt, txid } }
  if (!(await recordReceiptForReview(trx, { ...review, facts: { expectedCents } }))) return undefined
  const news = { orderId, conversationId: payment.conversationId, reason: verdict }
  await enqueueMessages(trx, [chatMessage(payment, 'payment-needs-review', news)])
  return { verdict }
}

/** How money counts for a payment in its current state. */
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

const now = sql<Date>`now()`
const paying = {
  to: 'paid',
  cause: 'payment-confirmed',
  set: { fulfilment: 'ready', paidAt: now, readyAt: now },
} as const satisfies Move

/**
 * Every write of a payment in one statement: receipt, payment, order, history, ledger and message, which is returned. It
 * writes nothing when the receipt is known, or the order or payment differs from the snapshot.
 */
async function confirmPayment(
  db: Db,
  payment: DuePayment,
  { endToEndId, amountCents, paidAt }: Receipt,
): Promise<OutboxMessage | undefined> {
  const { id: paymentId, orderId, provider, txid, status, version } = payment
  const order = { ...payment, id: orderId }
  const move = { ...paying, version: nextVersion(version) }
  const message = moveMessage(order, move)
  const movement = { from: 'sales', to: 'bank', cause: paying.cause, orderId } as const
  const confirmed = await withMove(
    db
      .with('payable', (qb) =>
        qb
          .selectFrom('orders')
          .innerJoin('payments', 'payments.orderId', 'orders.id')
          .select('payments.id')
          .where('payments.id', '=', paymentId)
          .where('orders.status', '=', status)
          .where('orders.version', '=', version)
          .where('payments.state', 'in', paymentStatesBefore('confirmed'))
          .forNoKeyUpdate(),
      )
      .with('receipt', (qb) =>
        qb
          .insertInto('pixReceipts')
          .columns(['provider', 'endToEndId', 'paymentId', 'txid', 'amountCents', 'paidAt', 'outcome'])
          .expression(
            qb
              .selectFrom('payable')
              .select((eb) => [
                eb.val(provider).as('provider'),
                eb.val(endToEndId).as('endToEndId'),
                'id',
                eb.val(txid).as('txid'),
                eb.val(amountCents).as('amountCents'),
                eb.val(paidAt).as('paidAt'),
                eb.val('settled').as('outcome'),
              ]),
          )
          .onConflict((conflict) => conflict.columns(['provider', 'endToEndId']).doNothing())
          .returning('paymentId'),
      )
      .with('confirmed', (qb) =>
        qb
          .updateTable('payments')
          .from('receipt')
          .set({ state: 'confirmed', endToEndId, confirmedAt: now, nextPollAt: null })
          .whereRef('payments.id', '=', 'receipt.paymentId'),
      ),
    order,
    move,
    'receipt',
  )
    .with('ledger', (qb) =>
      insertLedgerEntries(qb, [{ ...movement, amountCents: payment.amountCents }], 'moved'),
    )
    .with('outbox', (qb) => insertOutbox(qb, [message], 'moved'))
    .selectFrom('moved')
    .select('id')
    .executeTakeFirst()
  return confirmed && message
}

async function findLastCause(trx: Trx, { orderId, version }: DuePayment): Promise<MoveCause | undefined> {
  const move = await trx
    .selectFrom('orderHistory')
    .select('cause')
    .where('orderId', '=', orderId)
    .where('version', '=', version)
    .executeTakeFirst()
  return move?.cause
}
