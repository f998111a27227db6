import { sql } from 'kysely'
import { claimRun } from './claim-run.ts'
import type { Deps } from './deps.ts'
import { openReview } from './reviews.ts'
import type { Db } from './tables.ts'

/** Once an hour: does the ledger add up, and what is old enough to be forgotten. */
export async function keepHouse(deps: Deps): Promise<void> {
  if (!(await claimRun(deps.db, 'keep-house', 60 * 60))) return
  await checkLedger(deps)
  await forgetOld(deps.db)
}

/** The ledger as a whole is zero, and what the bank gave us is what the receipts say. */
export async function checkLedger({ db, log }: Deps): Promise<void> {
  const { total, bankCents } = await db
    .selectFrom('ledgerEntries')
    .select((eb) => [
      sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('total'),
      eb.fn
        .coalesce(eb.fn.sum<number>('amountCents').filterWhere('account', '=', 'bank'), sql<number>`0`)
        .as('bankCents'),
    ])
    .executeTakeFirstOrThrow()
  const { receivedCents } = await db
    .selectFrom('pixReceipts')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('receivedCents'))
    .executeTakeFirstOrThrow()
  const { refundedCents } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('refundedCents'))
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  const differenceCents = Number(bankCents) - receivedCents + refundedCents
  if (total === 0 && differenceCents === 0) return
  log.error({ total, differenceCents }, 'the ledger does not add up')
  await db.transaction().execute((trx) =>
    openReview(trx, {
      ...{ reason: 'LEDGER_OUT_OF_BALANCE', subject: 'ledger' },
      details: { total, differenceCents },
    }),
  )
}

async function forgetOld(db: Db) {
  const before = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
  await db.deleteFrom('webhookHints').where('receivedAt', '<', before(90)).execute()
  await db.deleteFrom('signInAttempts').where('lastAt', '<', before(1)).execute()
  await db.deleteFrom('staffSessions').where('endsAt', '<', before(30)).execute()
}
