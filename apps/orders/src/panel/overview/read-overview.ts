import { sql } from 'kysely'
import type { Overview, OverviewPeriod, OverviewSums } from '@smm/contracts/overview'
import { allProducts, type Product } from '@smm/contracts/products'
import { centsToReais } from '@smm/pricing/money'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../tables.ts'
import type { DaySums } from './overview-tables.ts'
import { dayAfter, dayOf, findLastSummedDay, startOf, sumColumns, sumLedger } from './sum-days.ts'

/** The bank's fee for a PIX: a share of its amount, and centavos. */
type PixFee = { percent: number; cents: number }

/** The sums of the last days up to today and of as many days before, by day and by product. */
export async function readOverview(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  days: OverviewPeriod = 30,
): Promise<Overview> {
  const fee = { percent: config.PIX_FEE_PERCENT, cents: config.PIX_FEE_CENTS }
  const [rows, allDays] = await Promise.all([readSums(db, 2 * days), readDays(db, 2 * days)])
  const [daysBefore, current] = [allDays.slice(0, days), allDays.slice(days)]
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const rowsOf = (period: string[]) => period.flatMap((day) => byDay.get(day) ?? [])
  const sumsOf = (day: string) => ({ day, ...addUp(byDay.get(day) ?? [], fee) })
  const [now, before] = [rowsOf(current), rowsOf(daysBefore)]
  return {
    total: addUp(now, fee),
    before: addUp(before, fee),
    byDay: current.map(sumsOf),
    daysBefore: daysBefore.map(sumsOf),
    byProduct: allProducts
      .map((product) => ({
        ...product,
        ...addUp(now.filter(isOf(product)), fee),
        before: addUp(before.filter(isOf(product)), fee),
      }))
      .filter((it) => hasMoved(it) || hasMoved(it.before))
      .toSorted((a, b) => b.sales - a.sales || b.before.sales - a.before.sales),
    pixFee: { percent: fee.percent, reais: centsToReais(fee.cents) },
  }
}

const isOf =
  ({ platform, serviceType }: Product) =>
  (row: DaySums) =>
    row.platform === platform && row.serviceType === serviceType

/** The days that are summed, and the ledger itself from then on: no entry is in both or in neither. */
async function readSums(db: Db, days: number): Promise<DaySums[]> {
  const summedUntil = await findLastSummedDay(db)
  const firstDay = sql`${dayOf(sql`now()`)} - ${days - 1}::integer`
  const later = sql`entry.at >= greatest(${startOf(dayAfter(summedUntil))}, ${startOf(firstDay)})`
  const { rows } = await sql<DaySums>`
    SELECT to_char(sums.day, 'YYYY-MM-DD') AS day, platform, service_type, orders, sales_cents, refunds_cents,
      received_cents, costs_cents, pix_cents, pix_count
    FROM (
      SELECT ${sumColumns} FROM day_sums WHERE day >= ${firstDay} AND day <= ${summedUntil}::date
      UNION ALL ${sumLedger(later)}) AS sums`.execute(db)
  return rows
}

async function readDays(db: Db, days: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT to_char(${dayOf(sql`now()`)} - n, 'YYYY-MM-DD') AS day
    FROM generate_series(${days - 1}::integer, 0, -1) AS n`.execute(db)
  return rows.map(({ day }) => day)
}

/** The fee is rounded to centavos per row, so that days and products add up to the same total. */
function addUp(rows: DaySums[], fee: PixFee): OverviewSums {
  const sum = (centsOf: (row: DaySums) => number) => rows.reduce((total, row) => total + centsOf(row), 0)
  const sales = sum((row) => row.salesCents)
  const refunds = sum((row) => row.refundsCents)
  const costs = sum((row) => row.costsCents)
  const fees = sum((row) => Math.round((row.pixCents * fee.percent) / 100) + row.pixCount * fee.cents)
  return {
    orders: sum((row) => row.orders),
    sales: centsToReais(sales),
    refunds: centsToReais(refunds),
    received: centsToReais(sum((row) => row.receivedCents)),
    costs: centsToReais(costs),
    fees: centsToReais(fees),
    profit: centsToReais(sales - refunds - costs - fees),
  }
}

const hasMoved = ({ orders, sales, refunds, received, costs }: OverviewSums): boolean =>
  [orders, sales, refunds, received, costs].some((sum) => sum !== 0)
