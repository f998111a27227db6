import { sql } from 'kysely'
import { claimRun } from './claim-run.ts'
import type { Deps } from './deps.ts'
import { openReview } from './decisions/reviews.ts'
import type { Db } from './tables.ts'

/** What waits too long; once an hour: does the ledger add up, and what is old enough to be forgotten. */
export async function keepHouse(deps: Deps): Promise<void> {
  await reportWaiting(deps)
  if (!(await claimRun(deps.db, 'keep-house', 60 * 60))) return
  await checkLedger(deps)
  await forgetOld(deps.db)
}

const mostMinutes = 10

/** A paid order that cannot leave (no offer, no money at the supplier, no supplier) is shown to the administrator, once. */
export async function reportWaiting({ db, log }: Deps): Promise<void> {
  const { rows } = await sql<{ orderId: string; correlationId: string | null; readyAt: Date }>`
    WITH noted AS (
      INSERT INTO reviews (reason, subject, order_id, details)
      SELECT 'WAITING_TOO_LONG', id, id, '{}' FROM orders
      WHERE fulfilment = 'ready' AND ready_at < now() - make_interval(mins => ${mostMinutes})
      ON CONFLICT (reason, subject) WHERE closed_at IS NULL DO NOTHING
      RETURNING order_id
    )
    SELECT order_id, correlation_id, ready_at FROM noted JOIN orders ON id = order_id`.execute(db)
  for (const row of rows) log.warn(row, 'a paid order waits too long')
}

/** The ledger as a whole is zero, what the bank gave us is what the receipts say, and what orders cost is what they say. */
export async function checkLedger({ db, log }: Deps): Promise<void> {
  const { total, bankCents, receivedCents, refundedCents, costCents, chargedCents } = await readSums(db)
  const differenceCents = bankCents - receivedCents + refundedCents
  const costDifferenceCents = costCents - chargedCents
  if (total === 0 && differenceCents === 0 && costDifferenceCents === 0) return
  const details = { total, differenceCents, costDifferenceCents }
  log.error(details, 'the ledger does not add up')
  await db.transaction().execute((trx) =>
    openReview(trx, {
      reason: 'LEDGER_OUT_OF_BALANCE',
      subject: 'ledger',
      details,
    }),
  )
}

/** In one statement, and so of one moment: a payment that arrives in between would look like a fault. */
async function readSums(db: Db) {
  const cents = sql<number>`coalesce(sum(amount_cents), 0)::bigint`
  const entries = db.selectFrom('ledgerEntries').select(cents.as('cents'))
  const sums = await db
    .selectNoFrom([
      entries.as('total'),
      entries.where('account', '=', 'bank').as('bankCents'),
      entries.where('account', '=', 'costs').as('costCents'),
      db
        .selectFrom('orders')
        .select(sql<number>`coalesce(sum(charged_cents), 0)::bigint`.as('cents'))
        .as('chargedCents'),
      db.selectFrom('pixReceipts').select(cents.as('cents')).as('receivedCents'),
      db.selectFrom('refunds').select(cents.as('cents')).where('state', '=', 'done').as('refundedCents'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total: sums.total ?? 0,
    bankCents: sums.bankCents ?? 0,
    receivedCents: sums.receivedCents ?? 0,
    refundedCents: sums.refundedCents ?? 0,
    costCents: sums.costCents ?? 0,
    chargedCents: sums.chargedCents ?? 0,
  }
}

async function forgetOld(db: Db) {
  const before = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
  await db.deleteFrom('webhookHints').where('receivedAt', '<', before(90)).execute()
  await db.deleteFrom('signInAttempts').where('lastAt', '<', before(1)).execute()
  await db.deleteFrom('staffSessions').where('endsAt', '<', before(30)).execute()
}
