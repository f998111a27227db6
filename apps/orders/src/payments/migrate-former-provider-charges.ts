import { sql } from 'kysely'
import { chargeGone } from '@smm/contracts/orders/reviews'
import { closeOpen, openReview } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'
import { expire } from './expire-payments.ts'

const reason = 'CHARGE_AT_FORMER_BANK'
const batchSize = 100

/**
 * Handles a change of bank in the settings. Charges that were not issued are issued at the new one. The former one cannot be
 * polled any more, so its open charges are reviewed by the staff first and expire after that.
 */
export async function migrateFormerProviderCharges(deps: Deps): Promise<void> {
  const { db, bank } = deps
  if (await reassignUnissued(db, bank.provider)) deps.wake('issue-charges')
  await closeObsolete(db, bank.provider)
  for (const { id, orderId, provider } of await unreviewedCharges(db, bank.provider)) {
    deps.log.warn(
      { paymentId: id, orderId, provider },
      'a charge is open at a bank that is not polled any more',
    )
    const review = { reason, subject: orderId, orderId, facts: { provider } } as const
    await db.transaction().execute((trx) => openReview(trx, review))
  }
  for (const payment of await reviewedCharges(db, bank.provider)) await expire(deps, payment)
}

/** The code of an unissued charge was never shown, so it cannot be paid at the former bank. */
async function reassignUnissued(db: Db, provider: string): Promise<boolean> {
  const reassigned = await db
    .updateTable('payments')
    .set({ provider, issueAttempts: 0, nextIssueAt: sql<Date>`now()` })
    .where('provider', '!=', provider)
    .where('state', '=', 'to-issue')
    .returning('id')
    .execute()
  return reassigned.length > 0
}

const openAtFormerBank = (db: Db, provider: string) =>
  db
    .selectFrom('payments')
    .select(['payments.id', 'payments.orderId', 'payments.provider'])
    .where('payments.provider', '!=', provider)
    .where('payments.state', '=', 'pending')

/** Closes the reviews of charges that ended, or whose bank is in the settings again. */
const closeObsolete = (db: Db, provider: string) =>
  closeOpen(db, { closedBy: 'orders', resolution: chargeGone })
    .where('reason', '=', reason)
    .where('orderId', 'not in', openAtFormerBank(db, provider).clearSelect().select('payments.orderId'))
    .execute()

const unreviewedCharges = (db: Db, provider: string) =>
  openAtFormerBank(db, provider)
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

const reviewedCharges = (db: Db, provider: string) =>
  openAtFormerBank(db, provider)
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
