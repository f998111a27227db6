import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { inSeconds } from './payments.queries.ts'
import type { RefundAnswer } from './pix/bank.ts'
import { recordMoney } from './record-money.ts'
import { openReview } from './reviews.ts'
import type { Db, RefundRow } from './tables.ts'

const batchSize = 5

/**
 * Gives back what an administrator decided to give back. Where the bank gives nothing back, it is for the administrator
 * to do by hand, and stands before him as a refund that failed.
 */
export async function sendRefunds(deps: Deps): Promise<boolean> {
  const due = await claimDue(deps.db)
  for (const refund of due) await sendRefund(deps, refund)
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
  const { id, endToEndId, amountCents } = refund
  const wanted = { endToEndId, refundId: id.replaceAll('-', ''), amountCents }
  const answer = canRefund(deps, refund) ? await deps.bank.refund(wanted) : 'failed'
  if (answer !== 'in-progress') await finish(deps, refund, answer)
}

const finish = (deps: Deps, refund: DueRefund, answer: Exclude<RefundAnswer, 'in-progress'>) =>
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
    if (answer === 'failed') {
      const details = { amountCents, byHand: !canRefund(deps, refund) }
      return openReview(trx, { reason: 'REFUND_FAILED', subject: id, orderId, details })
    }
    await recordMoney(trx, { from: 'bank', to: 'to-refund', amountCents, cause: 'REFUNDED', orderId })
  })
