import { sql } from 'kysely'
import type { Figure } from '@smm/http-service/observability/serve-metrics'
import { sumOwedRefunds } from './refunds/owed-refunds.ts'
import { lastReconciledKey } from './payments/schedule-reconciliation.ts'
import type { Db } from './tables.ts'

const ledgerEveryMs = 60_000

/** Orders under way, open reviews and the balance of the ledger, read from the rows: every replica reports the same. */
export function measureOrders(db: Db): () => Promise<Figure[]> {
  let ledger: { cents: number; at: number } | undefined
  // Cached: scrapes come more often than the sum changes.
  async function imbalance(): Promise<number> {
    if (!ledger || Date.now() - ledger.at > ledgerEveryMs)
      ledger = { cents: await sumLatest(db), at: Date.now() }
    return ledger.cents
  }
  return async () => [
    ...(await openOrders(db)),
    ...(await missingStatus(db)),
    ...(await openReviews(db)),
    ...(await refundsOwed(db)),
    ...(await lastReconciliation(db)),
    {
      name: 'ledger_imbalance_centavos',
      help: 'Sum of the latest movements in the ledger, which is zero. The hourly look at all of it opens a review.',
      value: await imbalance(),
    },
  ]
}

const underWay = ['pending', 'paid', 'processing'] as const

/** Finished orders are not counted: their number grows for ever. */
async function openOrders(db: Db): Promise<Figure[]> {
  const since = sql`CASE status WHEN 'paid' THEN paid_at WHEN 'processing' THEN sent_at END`
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      'status',
      eb.fn.countAll<number>().as('count'),
      sql<number>`extract(epoch from now() - min(coalesce(${since}, created_at)))::float8`.as('age'),
    ])
    .where('status', 'in', underWay)
    .groupBy('status')
    .execute()
  return underWay.flatMap((state) => {
    const { count = 0, age = 0 } = rows.find(({ status }) => status === state) ?? {}
    return [
      { name: 'orders_state', help: 'Orders under way, by their state.', value: count, labels: { state } },
      {
        name: 'orders_oldest_age_seconds',
        help: 'How long the oldest of them has been in its state.',
        value: Math.max(age, 0),
        labels: { state },
      },
    ]
  })
}

async function missingStatus(db: Db): Promise<Figure[]> {
  const { count, age } = await db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(extract(epoch from now() - min(${sql.ref('statusMissingSince')})), 0)::float8`.as(
        'age',
      ),
    ])
    .where('statusMissingSince', 'is not', null)
    .where('status', 'in', ['paid', 'processing'])
    .executeTakeFirstOrThrow()
  return [
    {
      name: 'orders_without_news',
      help: 'Orders at the supplier that it was asked about and says nothing of.',
      value: count,
    },
    {
      name: 'orders_without_news_oldest_age_seconds',
      help: 'How long it has said nothing of the oldest of them.',
      value: Math.max(age, 0),
    },
  ]
}

async function openReviews(db: Db): Promise<Figure[]> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['reason', eb.fn.countAll<number>().as('count')])
    .where('closedAt', 'is', null)
    .groupBy('reason')
    .execute()
  const unknown = rows.find(({ reason }) => reason === 'OUTCOME_UNKNOWN')?.count ?? 0
  return [
    {
      name: 'upstream_unknown_open',
      help: 'Submissions whose outcome nobody knows and nobody has decided.',
      value: unknown,
    },
    ...rows.map(({ reason, count }) => ({
      name: 'reviews_open',
      help: 'What waits for an administrator.',
      value: count,
      labels: { reason },
    })),
  ]
}

async function refundsOwed(db: Db): Promise<Figure[]> {
  const { count, ageSeconds } = await sumOwedRefunds(db)
  return [
    { name: 'refunds_owed', help: 'Refunds that wait for an administrator.', value: count },
    {
      name: 'refunds_owed_oldest_age_seconds',
      help: 'How long the oldest of them has waited.',
      value: Math.max(ageSeconds, 0),
    },
  ]
}

/** No sample before the first reconciliation. */
async function lastReconciliation(db: Db): Promise<Figure[]> {
  const done = await db
    .selectFrom('lastRuns')
    .select('at')
    .where('name', '=', lastReconciledKey)
    .executeTakeFirst()
  if (!done) return []
  return [
    {
      name: 'reconciler_last_success_timestamp',
      help: "When the bank's list was last compared with what we know.",
      value: done.at.getTime() / 1000,
    },
  ]
}

const latest = 10_000

/** The latest whole transactions only: the number of entries grows for ever. */
async function sumLatest(db: Db): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(amount_cents), 0)::bigint AS cents
    FROM (SELECT DISTINCT transaction_id
        FROM (SELECT transaction_id FROM ledger_entries ORDER BY id DESC LIMIT ${latest}) AS newest) AS latest
      CROSS JOIN LATERAL
        (SELECT amount_cents FROM ledger_entries WHERE transaction_id = latest.transaction_id OFFSET 0) AS entries`.execute(
    db,
  )
  return rows[0]!.cents
}
