import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { expire } from './expire-payment.ts'
import { openReview } from '../decisions/reviews.ts'
import type { Db } from '../tables.ts'

const reason = 'CHARGE_AT_FORMER_BANK'
const batchSize = 100

/**
 * When the settings name another bank: what was not issued yet is issued there; what waits at the former one, which
 * nobody can ask any more, waits for an administrator, and ends in its time once he has looked.
 */
export async function leaveFormerBank(deps: Deps): Promise<void> {
  const { db, bank } = deps
  if (await bringOver(db, bank.provider)) deps.nudge('issue-charges')
  await closeReturned(db, bank.provider)
  for (const { id, orderId, provider } of await unseenCharges(db, bank.provider)) {
    deps.log.warn(
      { paymentId: id, orderId, provider },
      'a charge is open at a bank that is not asked any more',
    )
    const details = { said: `A cobrança está em ${provider}.` }
    await db.transaction().execute((trx) => openReview(trx, { reason, subject: orderId, orderId, details }))
  }
  for (const payment of await seenCharges(db, bank.provider)) await expire(deps, payment)
}

/** Nobody has seen the code of such a charge, so nobody can pay it where it was asked for first. */
async function bringOver(db: Db, provider: string): Promise<boolean> {
  const brought = await db
    .updateTable('payments')
    .set({ provider, issueAttempts: 0, nextIssueAt: sql<Date>`now()` })
    .where('provider', '!=', provider)
    .where('state', '=', 'to-issue')
    .returning('id')
    .execute()
  return brought.length > 0
}

const openElsewhere = (db: Db, provider: string) =>
  db
    .selectFrom('payments')
    .select(['payments.id', 'payments.orderId', 'payments.provider'])
    .where('payments.provider', '!=', provider)
    .where('payments.state', '=', 'pending')

/** The bank is back in the settings, or the visitor cancelled: there is nothing to look for. */
const closeReturned = (db: Db, provider: string) =>
  db
    .updateTable('reviews')
    .set({ closedAt: sql<Date>`now()`, closedBy: 'orders', resolution: 'not open there any more' })
    .where('reason', '=', reason)
    .where('closedAt', 'is', null)
    .where('orderId', 'not in', openElsewhere(db, provider).clearSelect().select('payments.orderId'))
    .execute()

const unseenCharges = (db: Db, provider: string) =>
  openElsewhere(db, provider)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reviews')
            .select('reviews.id')
            .where('reason', '=', reason)
            .whereRef('reviews.orderId', '=', 'payments.orderId')
            .where((or) => or.or([or('closedBy', 'is', null), or('closedBy', '!=', 'orders')])),
        ),
      ),
    )
    .limit(batchSize)
    .execute()

const seenCharges = (db: Db, provider: string) =>
  openElsewhere(db, provider)
    .where('payments.dueAt', '<', sql<Date>`now()`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('reviews')
          .select('reviews.id')
          .where('reason', '=', reason)
          .whereRef('reviews.orderId', '=', 'payments.orderId')
          .where('closedBy', '!=', 'orders'),
      ),
    )
    .limit(batchSize)
    .execute()
