import { sql } from 'kysely'
import { isDue, leaseUntil } from '@smm/database/lease'
import { transact } from '@smm/messaging/outbox'
import { closeReviews, openReview } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { deadlines } from '../order/order-lifecycle.ts'
import { lockOrder } from '../order/orders.queries.ts'
import { BankRefused, type RefundAnswer } from '../pix/bank.ts'
import type { Db, RefundRow } from '../tables.ts'
import { recordRefundDone } from './record-refund.ts'

/** Each is leased right before its calls, a token and a repeat included: no other replica sends it meanwhile. */
const batchSize = 1
const leaseSeconds = 60

/**
 * Sends the refunds that the staff decided. Where the bank cannot refund, the staff does it by hand and sees the refund as
 * failed.
 */
export async function sendRefunds(deps: Deps): Promise<boolean> {
  const due = await leaseDue(deps.db)
  for (const refund of due) {
    await sendRefund(deps, refund).catch(async (err: unknown) => {
      const { id: refundId, orderId } = refund
      deps.log.error({ err, refundId, orderId }, 'a refund could not be sent; it is retried')
      await reportSlow(deps.db, refund)
    })
  }
  return due.length === batchSize
}

const leaseDue = (db: Db): Promise<DueRefund[]> =>
  db
    .updateTable('refunds')
    .set({
      nextTryAt: leaseUntil(leaseSeconds),
      firstAttemptAt: sql<Date>`coalesce(first_attempt_at, now())`,
    })
    .where((eb) =>
      isDue(
        'id',
        eb.selectFrom('refunds').select('id').where('state', '=', 'sending'),
        'nextTryAt',
        batchSize,
      ),
    )
    .returningAll()
    .returning((eb) =>
      eb
        .selectFrom('chargeOrders')
        .innerJoin('payments', 'payments.id', 'chargeOrders.paymentId')
        .select('provider')
        .whereRef('chargeOrders.orderId', '=', 'refunds.orderId')
        .as('provider'),
    )
    .execute()

type DueRefund = RefundRow & { provider: string | null }

/** Only the bank that received the money can return it. */
const canRefund = ({ bank }: Deps, { provider }: DueRefund) =>
  bank.capabilities.refund && provider === bank.provider

async function sendRefund(deps: Deps, refund: DueRefund) {
  const { answer, message } = canRefund(deps, refund)
    ? await callBank(deps, refund)
    : { answer: 'failed' as const }
  if (answer === 'in-progress') await reportSlow(deps.db, refund)
  else await storeAnswer(deps, refund, answer, message)
}

/** Opens a review that only the bank's answer closes. The visitor waits since the first attempt, whatever failed since. */
async function reportSlow(db: Db, refund: DueRefund): Promise<void> {
  const { id, orderId, amountCents, firstAttemptAt } = refund
  if (!firstAttemptAt || Date.now() - firstAttemptAt.getTime() < deadlines.refundMinutes * 60_000) return
  const review = { reason: 'REFUND_SLOW', subject: id, orderId, facts: { amountCents } } as const
  await db.transaction().execute((trx) => openReview(trx, review))
}

/** A refusal of this id is final: the money is back already, or the receipt is too old or unknown. */
async function callBank(
  { bank }: Deps,
  { id, endToEndId, amountCents }: DueRefund,
): Promise<{ answer: RefundAnswer; message?: string }> {
  try {
    return { answer: await bank.refund({ endToEndId, refundId: id.replaceAll('-', ''), amountCents }) }
  } catch (err) {
    if (err instanceof BankRefused) return { answer: 'failed', message: err.message }
    throw err
  }
}

const storeAnswer = (
  deps: Deps,
  refund: DueRefund,
  answer: Exclude<RefundAnswer, 'in-progress'>,
  message?: string,
) =>
  transact(deps, async (trx) => {
    const { id, orderId, amountCents } = refund
    const order = await lockOrder(trx, orderId)
    const finished = await trx
      .updateTable('refunds')
      .set({ state: answer, finishedAt: sql<Date>`now()`, nextTryAt: null })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst()
    if (!finished || !order) return
    await closeReviews(
      trx,
      { reasons: ['REFUND_SLOW'], subject: id },
      { closedBy: 'orders', resolution: answer },
    )
    if (answer === 'done') return recordRefundDone(trx, order, amountCents, 'REFUNDED')
    const facts = { amountCents, byHand: !canRefund(deps, refund) }
    await openReview(trx, { reason: 'REFUND_FAILED', subject: id, orderId, quote: message, facts })
  })
