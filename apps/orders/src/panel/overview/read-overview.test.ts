import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OverviewPeriod } from '@smm/contracts/overview'
import { discountMovements, discountReversed, type Movement } from '../../payments/record-money.ts'
import type { Db, OrderRow } from '../../tables.ts'
import { openDatabase } from '../../testing/open-orders.ts'
import { openForThisFile, orders } from '../../testing/open-for-this-file.ts'
import { readOverview } from './read-overview.ts'
import { sumDays } from './sum-days.ts'

openForThisFile()

let database: Awaited<ReturnType<typeof openDatabase>>
let db: Db
beforeAll(async () => {
  // Without a service: its hourly run would sum days that the tests still fill.
  database = await openDatabase()
  ;({ db } = database)
  await fillLedger()
})
afterAll(() => database?.drop())

const overview = (days: OverviewPeriod) =>
  readOverview({ db, config: { ...orders.config, PIX_FEE_PERCENT: 0.99, PIX_FEE_CENTS: 10 } }, days)

const day = (daysAgo: number) => sql<Date>`now() - make_interval(days => ${daysAgo})`

/** `from` loses the amount and `to` gains it, some days ago. */
const book = (daysAgo: number, movements: Movement[]) =>
  db
    .insertInto('ledgerEntries')
    .values(
      movements.flatMap(({ from, to, amountCents, cause, orderId }) => {
        const shared = { transactionId: randomUUID(), cause, orderId, at: day(daysAgo) }
        return [
          { ...shared, account: from, amountCents: -amountCents },
          { ...shared, account: to, amountCents },
        ]
      }),
    )
    .execute()

async function anOrder(change: Partial<Pick<OrderRow, 'platform' | 'serviceType'>> = {}): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('orders')
    .values({
      id,
      conversationId: randomUUID(),
      link: 'https://www.instagram.com/cafe/',
      platform: 'instagram',
      serviceType: 'followers',
      quantity: 500,
      supplier: 'smm-api',
      status: 'completed',
      fulfilment: 'sent',
      amountCents: 4_500,
      ...change,
    })
    .execute()
  return id
}

const charge = async (orderId: string, amountCents: number) => {
  const id = randomUUID()
  const txid = id.replaceAll('-', '')
  await db
    .insertInto('payments')
    .values({ id, orderId, provider: 'api-pix', txid, amountCents, state: 'confirmed', nextIssueAt: null })
    .execute()
}

const sale = (orderId: string, amountCents: number): Movement => ({
  from: 'sales',
  to: 'bank',
  amountCents,
  cause: 'payment-confirmed',
  orderId,
})
const cost = (orderId: string, amountCents: number): Movement => ({
  from: 'supplier',
  to: 'costs',
  amountCents,
  cause: 'charged-by-supplier',
  orderId,
})
const refund = (orderId: string, amountCents: number): Movement[] => [
  { from: 'to-refund', to: 'sales', amountCents, cause: 'cancelled', orderId },
  { from: 'bank', to: 'to-refund', amountCents, cause: 'REFUNDED', orderId },
]

async function fillLedger() {
  const followers = await anOrder()
  const [likes, views] = [
    await anOrder({ serviceType: 'likes' }),
    await anOrder({ platform: 'youtube', serviceType: 'views' }),
  ]
  await charge(followers, 4_500)
  // One PIX for both.
  await charge(likes, 4_300)
  await book(1, [sale(followers, 4_500), ...discountMovements([{ id: followers, discountCents: 500 }])])
  await book(1, [cost(followers, 1_001)])
  await book(3, [sale(likes, 800), sale(views, 3_500), cost(views, 2_000)])
  await book(2, refund(likes, 800))
  const reversal = { from: 'discounts', to: 'sales', amountCents: 100, cause: discountReversed } as const
  await book(2, [{ ...reversal, orderId: followers }])
  await book(2, [
    { from: 'to-review', to: 'bank', amountCents: 1_234, cause: 'ORPHAN_PAYMENT', orderId: null },
  ])
  const earlier = await anOrder()
  await charge(earlier, 3_000)
  await book(10, [sale(earlier, 3_000), cost(earlier, 700)])
}

/** The ledger read entry by entry, without SQL that sums. */
async function readLedger(fromDaysAgo: number, untilDaysAgo: number) {
  const entries = await db
    .selectFrom('ledgerEntries')
    .select(['account', 'amountCents'])
    .where('cause', '!=', discountReversed)
    .where('at', '<', day(fromDaysAgo))
    .where('at', '>', day(untilDaysAgo))
    .execute()
  const sum = (account: string, isWanted = (_cents: number) => true) =>
    entries
      .filter((entry) => entry.account === account && isWanted(entry.amountCents))
      .reduce((total, { amountCents }) => total + amountCents, 0) / 100
  return {
    sales: -sum('sales', (cents) => cents < 0) - sum('discounts'),
    refunds: sum('sales', (cents) => cents > 0),
    received: sum('bank'),
    costs: sum('costs'),
  }
}

/** Three receipts of together 100.34 reais: 0.99 % of each product and day, and 10 centavos for each PIX. */
const fees = 0.45 + 0.1 + (0.08 + 0.1) + 0.35 + (0.12 + 0.1)

it('sums what the ledger holds, in the period and before it, whether its days were summed or not', async () => {
  const before = await overview(7)
  expect(before.total).toMatchObject({ orders: 3, ...(await readLedger(0, 6)) })
  expect(before.before).toMatchObject({ orders: 1, ...(await readLedger(7, 13)) })
  expect(before.total.fees).toBeCloseTo(fees, 6)
  const { sales, refunds, costs } = before.total
  expect(before.total.profit).toBeCloseTo(sales - refunds - costs - fees, 6)
  await sumDays(db)
  await sumDays(db)
  const { count } = await db
    .selectFrom('daySums')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(0)
  expect(await overview(7)).toEqual(before)
})

it('adds up by day and by product', async () => {
  const { total, byDay, daysBefore, byProduct, pixFee } = await overview(7)
  expect([byDay.length, daysBefore.length]).toEqual([7, 7])
  const sumOf = (rows: Array<{ sales: number; profit: number }>, key: 'sales' | 'profit') =>
    rows.reduce((sum, row) => sum + row[key], 0)
  expect(sumOf(byDay, 'sales')).toBeCloseTo(total.sales, 6)
  expect(sumOf(byDay, 'profit')).toBeCloseTo(total.profit, 6)
  expect(sumOf(byProduct, 'sales')).toBeCloseTo(total.sales, 6)
  expect(byProduct).toMatchObject([
    { platform: 'instagram', serviceType: 'followers', orders: 1, sales: 45, costs: 10.01 },
    { platform: 'youtube', serviceType: 'views', orders: 1, sales: 35, costs: 20 },
    { platform: 'instagram', serviceType: 'likes', orders: 1, sales: 8, refunds: 8, received: 0 },
  ])
  expect(byProduct[0]!.before).toMatchObject({ orders: 1, sales: 30 })
  expect(pixFee).toEqual({ percent: 0.99, reais: 0.1 })
})

it('counts what was booked after the days were summed', async () => {
  const id = await anOrder()
  await book(0, [sale(id, 1_000)])
  const { total, byDay } = await overview(7)
  expect(total).toMatchObject({ orders: 4, ...(await readLedger(0, 6)) })
  expect(byDay.at(-1)).toMatchObject({ orders: 1, sales: 10 })
})

it('is asked for 7, 30 or 90 days, and nothing else', async () => {
  const headers = { cookie: await orders.signIn() }
  const ask = (query: string) => orders.service.app.inject({ url: `/api/admin/overview${query}`, headers })
  expect((await ask('?days=90')).json().byDay).toHaveLength(90)
  expect((await ask('')).json().byDay).toHaveLength(30)
  expect((await ask('?days=8')).statusCode).toBe(400)
})
