import { type RawBuilder, sql } from 'kysely'
import type { OrdersAttention } from '@smm/contracts/attention'
import { centsToDecimal } from '@smm/pricing/money'
import type { Deps } from '../deps.ts'
import { type OwedSum, sumOwedRefunds } from '../payments/owed-refunds.ts'
import type { Db } from '../tables.ts'
import type { Balance } from '../supplier/supplier.ts'

const aboutMoney = [
  'AMOUNT_MISMATCH',
  'SECOND_PAYMENT',
  'PAID_AFTER_EXPIRY',
  'PAID_AFTER_CANCEL',
  'ORPHAN_PAYMENT',
  'MONEY_PULLED_BACK',
  'REFUND_SLOW',
]
const aboutSilence = ['ORDER_WITHOUT_NEWS', 'STATUS_NOT_TOLD']
const patienceMs = 2_500
const leastBalance = 50

type Item = OrdersAttention[number]
type ReviewCount = { reason: string; count: number; since: Date }

/** What waits for a person, and whether orders can leave. The supplier is asked for its balance, not for long. */
export async function showAttention({ db, line }: Deps): Promise<OrdersAttention> {
  const [reviews, owed, spend, balance] = await Promise.all([
    countReviews(db),
    sumOwedRefunds(db),
    readSpend(db),
    withinPatience(line.balance()),
  ])
  const pausedUntil = line.pausedUntil()
  return [
    ...reviewItems(reviews),
    ...refundsOwed(owed),
    ...(balance === undefined
      ? [{ code: 'SUPPLIER_UNREACHABLE', count: 1 } as const]
      : lowBalance(balance, spend)),
    ...(pausedUntil
      ? [{ code: 'SUPPLIER_PAUSED', count: 1, until: new Date(pausedUntil).toISOString() } as const]
      : []),
  ]
}

/** Low is what will not last for what waits, nor for a day like those of the last week. */
export function lowBalance({ amount, currency, text }: Balance, spendBrl: number): Item[] {
  if (amount >= Math.max(spendBrl, leastBalance)) return []
  const shown = Number.isFinite(amount) && amount >= 0 ? centsToDecimal(Math.floor(amount * 100)) : text
  return [{ code: 'LOW_BALANCE', count: 1, amount: shown, currency }]
}

function reviewItems(reviews: ReviewCount[]): Item[] {
  const kinds = [
    ['UNKNOWN_SUBMISSIONS', (reason: string) => reason === 'OUTCOME_UNKNOWN'],
    ['MONEY_TO_REVIEW', (reason: string) => aboutMoney.includes(reason)],
    ['NO_SUPPLIER_NEWS', (reason: string) => aboutSilence.includes(reason)],
    ['OTHER_REVIEWS', () => true],
  ] as const
  const codeOf = (reason: string) => kinds.find(([, holds]) => holds(reason))![0]
  return kinds.flatMap(([code]) => {
    const rows = reviews.filter(({ reason }) => codeOf(reason) === code)
    const count = rows.reduce((sum, row) => sum + row.count, 0)
    const since = new Date(Math.min(...rows.map((row) => row.since.getTime())))
    return count > 0 ? [{ code, count, since: since.toISOString() }] : []
  })
}

const refundsOwed = ({ count, cents, since }: OwedSum): Item[] =>
  since ? [{ code: 'REFUNDS_OWED', count, amount: centsToDecimal(cents), since: since.toISOString() }] : []

const countReviews = (db: Db): Promise<ReviewCount[]> =>
  db
    .selectFrom('reviews')
    .select((eb) => ['reason', eb.fn.countAll<number>().as('count'), eb.fn.min('openedAt').as('since')])
    .where('closedAt', 'is', null)
    .groupBy('reason')
    .execute()

/**
 * In reais: the cost of what is paid and not sent, or of an average day of the last week, whichever is more. What was sent
 * last week was placed shortly before: the older orders are not read.
 */
async function readSpend(db: Db): Promise<number> {
  const costWhere = (which: RawBuilder<unknown>) => sql`
    SELECT coalesce(sum(orders.quantity::numeric * offers.cost_micros_per_thousand / 1000000000), 0)
    FROM orders JOIN offers USING (platform, service_type) WHERE ${which}`
  const ready = costWhere(sql`fulfilment = 'ready'`)
  const lastWeek = costWhere(
    sql`sent_at > now() - interval '7 days' AND orders.created_at > now() - interval '14 days'`,
  )
  const { rows } = await sql<{ spend: number }>`
    SELECT greatest((${ready}), (${lastWeek}) / 7)::float8 AS spend`.execute(db)
  return rows[0]!.spend
}

async function withinPatience<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  return Promise.race([answer.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}
