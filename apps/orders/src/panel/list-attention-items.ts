import { type RawBuilder, sql } from 'kysely'
import type { OrdersAttention } from '@smm/contracts/attention'
import { withTimeout } from '@smm/http-service/with-timeout'
import { centsToDecimal } from '@smm/pricing/money'
import { findFailingChannels } from '../alerts/find-failing-channels.ts'
import { ruleOf, reviewAttentionCodes } from '../decisions/review-reasons.ts'
import type { Deps } from '../deps.ts'
import { findLostMemory } from '../fence/find-lost-memory.ts'
import { findBreakerTrip } from '../limits/charge-limits.ts'
import { findOverdueMails } from '../mail/find-overdue-mails.ts'
import { type OwedSum, sumOwedRefunds } from '../refunds/owed-refunds.ts'
import type { Db } from '../tables.ts'
import type { ConnectedSupplier } from '../supplier/open-suppliers.ts'
import type { Balance } from '../supplier/read-balance.ts'

const balanceTimeoutMs = 2_500
const minimumBalance = 50

type Item = OrdersAttention[number]
type ReviewCount = { reason: string; count: number; since: Date }

/** Open reviews and owed refunds, and problems that keep orders from the supplier. */
export async function listAttentionItems({ db, suppliers }: Deps): Promise<OrdersAttention> {
  const inUse = (await suppliers.refresh()).filter(({ isOn }) => isOn)
  const [memoryLostAt, reviews, owed, spend, trippedAt, mails, channels, balances] = await Promise.all([
    findLostMemory(db),
    countReviews(db),
    sumOwedRefunds(db),
    readSpend(db),
    findBreakerTrip(db),
    findOverdueMails(db),
    findFailingChannels(db),
    Promise.all(inUse.map(askBalance)),
  ])
  return [
    ...(memoryLostAt
      ? [{ code: 'SENDING_WAITS', count: 1, since: memoryLostAt.toISOString() } as const]
      : []),
    ...reviewItems(reviews),
    ...owedRefundItems(owed),
    ...supplierItems(balances, spend),
    ...pauseItems(inUse),
    ...(trippedAt ? [{ code: 'CHARGES_PAUSED', count: 1, since: trippedAt.toISOString() } as const] : []),
    ...(mails ? [{ code: 'MAIL_SERVER_AWAY', ...mails } as const] : []),
    ...(channels ? [{ code: 'ALERTS_NOT_SENT', ...channels } as const] : []),
  ]
}

const askBalance = ({ breaker }: ConnectedSupplier): Promise<Balance | undefined> =>
  withTimeout(balanceTimeoutMs, breaker.balance()).catch(() => undefined)

/** How many suppliers cannot be asked, and the lowest of the low balances: orders go on to the others. */
function supplierItems(balances: Array<Balance | undefined>, spendBrl: number): Item[] {
  const unreachable = balances.filter((balance) => balance === undefined).length
  const known = balances.filter((balance) => balance !== undefined).toSorted((a, b) => a.amount - b.amount)
  const low = known.flatMap((balance) => lowBalance(balance, spendBrl))
  return [
    ...(unreachable > 0 ? [{ code: 'SUPPLIER_UNREACHABLE', count: unreachable } as const] : []),
    ...low.slice(0, 1).map((item) => ({ ...item, count: low.length })),
  ]
}

function pauseItems(inUse: ConnectedSupplier[]): Item[] {
  const until = inUse.flatMap(({ breaker }) => breaker.openUntil() ?? [])
  if (until.length === 0) return []
  return [{ code: 'SUPPLIER_PAUSED', count: until.length, until: new Date(Math.max(...until)).toISOString() }]
}

/** Reports a balance below the expected spend or the minimum, both in reais. */
export function lowBalance({ amount, currency, text }: Balance, spendBrl: number): Item[] {
  if (amount >= Math.max(spendBrl, minimumBalance)) return []
  const shown = Number.isFinite(amount) && amount >= 0 ? centsToDecimal(Math.floor(amount * 100)) : text
  return [{ code: 'LOW_BALANCE', count: 1, amount: shown, currency }]
}

const reviewItems = (reviews: ReviewCount[]): Item[] =>
  reviewAttentionCodes.flatMap((code) => {
    const rows = reviews.filter(({ reason }) => ruleOf(reason).attention === code)
    const count = rows.reduce((sum, row) => sum + row.count, 0)
    const since = new Date(Math.min(...rows.map((row) => row.since.getTime())))
    return count > 0 ? [{ code, count, since: since.toISOString() }] : []
  })

const owedRefundItems = ({ count, cents, since }: OwedSum): Item[] =>
  since ? [{ code: 'REFUNDS_OWED', count, amount: centsToDecimal(cents), since: since.toISOString() }] : []

const countReviews = (db: Db): Promise<ReviewCount[]> =>
  db
    .selectFrom('reviews')
    .select((eb) => ['reason', eb.fn.countAll<number>().as('count'), eb.fn.min('openedAt').as('since')])
    .where('closedAt', 'is', null)
    .groupBy('reason')
    .execute()

/**
 * Expected spend in reais: the cost of paid orders not sent yet, or of an average day of the last week, whichever is more.
 * Orders sent last week were placed shortly before, so orders older than 14 days are not read.
 */
export async function readSpend(db: Db): Promise<number> {
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
