import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { findOrder } from '../orders.queries.ts'
import { inSeconds } from './payments.queries.ts'
import { BankRefused, type RefundAnswer } from '../pix/bank.ts'
import { recordMoney } from './record-money.ts'
import { closeReviews, openReview } from '../decisions/reviews.ts'
import type { Db, RefundRow } from '../tables.ts'
import { tellRefund } from './tell-refund.ts'

const batchSize = 5
const slowAfterMs = 60 * 60_000

/**
 * Gives back what an administrator decided to give back. Where the bank gives nothing back, it is for the administrator
 * to do by hand, and stands before him as a refund that failed.
 */
export async function sendRefunds(deps: Deps): Promise<boolean> {
  const due = await claimDue(deps.db)
  for (const refund of due) {
    await sendRefund(deps, refund).catch(async (err: unknown) => {
      const { id: refundId, orderId } = refund
      deps.log.error({ err, refundId, orderId }, 'a refund is asked for again later')
      await noteSlow(deps.db, refund)
    })
  }
  return due.length === batchSize
}

const claimDue = (db: Db) =>
  db
    .updateTable('refunds')
    .set({ nextTryAt: inSeconds(30) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'sending')
        .where('nextTryAt', '<=', sql<Date>`now()`)
        .orderBy('nextTryAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning((eb) =>
      eb
        .selectFrom('payments')
        .select('provider')
        .whereRef('payments.orderId', '=', 'refunds.orderId')
        .as('provider'),
    )
    .execute()

type DueRefund = RefundRow & { provider: string | null }

/** Only the bank that received the money can give it back. */
const canRefund = ({ bank }: Deps, { provider }: DueRefund) => bank.can.refund && provider === bank.provider

async function sendRefund(deps: Deps, refund: DueRefund) {
  const { answer, said } = canRefund(deps, refund)
    ? await askBank(deps, refund)
    : { answer: 'failed' as const }
  if (answer === 'in-progress') return noteSlow(deps.db, refund)
  await finish(deps, refund, answer, said)
  deps.relayNow()
}

/** Not to be put away by hand: it goes when the bank has answered. */
async function noteSlow(db: Db, { id, orderId, amountCents, requestedAt }: DueRefund): Promise<void> {
  if (Date.now() - requestedAt.getTime() < slowAfterMs) return
  await db
    .transaction()
    .execute((trx) =>
      openReview(trx, { reason: 'REFUND_SLOW', subject: id, orderId, details: { amountCents } }),
    )
}

/** A bank that says no to this id will never say yes to it: the money is back already, or too old, or not there. */
async function askBank(
  { bank }: Deps,
  { id, endToEndId, amountCents }: DueRefund,
): Promise<{ answer: RefundAnswer; said?: string }> {
  try {
    return { answer: await bank.refund({ endToEndId, refundId: id.replaceAll('-', ''), amountCents }) }
  } catch (err) {
    if (err instanceof BankRefused) return { answer: 'failed', said: err.message }
    throw err
  }
}

const finish = (deps: Deps, refund: DueRefund, answer: Exclude<RefundAnswer, 'in-progress'>, said?: string) =>
  deps.db.transaction().execute(async (trx) => {
    const { id, orderId, amountCents } = refund
    const finished = await trx
      .updateTable('refunds')
      .set({ state: answer, finishedAt: sql<Date>`now()`, nextTryAt: null })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst()
    if (!finished) return
    await closeReviews(trx, { reasons: ['REFUND_SLOW'], subject: id }, 'orders', answer)
    if (answer === 'failed') {
      const details = { amountCents, byHand: !canRefund(deps, refund), ...(said && { said }) }
      return openReview(trx, { reason: 'REFUND_FAILED', subject: id, orderId, details })
    }
    await recordMoney(trx, { from: 'bank', to: 'to-refund', amountCents, cause: 'REFUNDED', orderId })
    const order = await findOrder(trx, orderId)
    await tellRefund(trx, order!, 'done', amountCents)
  })
