import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { openReview } from './decisions/reviews.ts'
import { runHourly } from './run-hourly.ts'
import type { Db, Trx } from './tables.ts'

/** What waits too long; once an hour: does the ledger add up, and what is old enough to be forgotten. */
export async function keepHouse(deps: Deps): Promise<void> {
  await reportWaiting(deps)
  await runHourly(deps, 'forget-old', () => forgetOld(deps.db))
  await runHourly(deps, 'keep-house', () => checkLedger(deps))
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
  const { total, bankCents, receivedCents, refundedCents, costCents, chargedCents } = await db
    .transaction()
    .execute(readSums)
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

/**
 * In one statement, and so of one moment: a payment that arrives in between would look like a fault. It reads all there
 * is, and so takes longer every year.
 */
async function readSums(db: Trx) {
  await allowMinutes(db)
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
  await forget(db, 'webhook_hints', 'received_at', 90)
  await forget(db, 'sign_in_attempts', 'last_at', 1)
  await forget(db, 'staff_sessions', 'ends_at', 30)
}

const mostForgotten = 10_000

/** Bit by bit: what nobody forgot for a while may be much. */
async function forget(db: Db, table: string, column: string, days: number): Promise<void> {
  const old = sql`${sql.ref(column)} < now() - make_interval(days => ${days})`
  const forgotten = await db.transaction().execute(async (trx) => {
    await allowMinutes(trx)
    const { numAffectedRows } = await sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(table)} WHERE ${old} LIMIT ${mostForgotten}))`.execute(trx)
    return Number(numAffectedRows)
  })
  if (forgotten === mostForgotten) await forget(db, table, column, days)
}

/** Nobody waits for it: other statements are cut after some seconds. */
const allowMinutes = (trx: Trx) => sql`SELECT set_config('statement_timeout', '5min', true)`.execute(trx)
