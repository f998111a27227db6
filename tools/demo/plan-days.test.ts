import { demoRandom } from './demo-random.ts'
import { dateOrder } from './draw-order.ts'
import { drawMoney } from './draw-money.ts'
import { type DemoPlan, planDays } from './plan-days.ts'

const now = Date.UTC(2026, 10, 23, 21)
const plan = (seed: number): DemoPlan => planDays(demoRandom(seed), now)

it('plans the same shop for the same seed, and another for another', () => {
  expect(plan(1)).toEqual(plan(1))
  expect(plan(2).orders[0]!.id).not.toBe(plan(1).orders[0]!.id)
})

it('plans three months up to now, with what waits for a person', () => {
  const { orders } = plan(1)
  expect(orders.length).toBeGreaterThan(1_000)
  expect(orders[0]!.placedAt).toBeLessThan(now - 91 * 86_400_000)
  expect(Math.max(...orders.map(({ placedAt }) => placedAt))).toBeLessThanOrEqual(now)
  const waiting = ['owed', 'paid-late', 'refused', 'unknown', 'ready', 'to-issue']
  expect(waiting.filter((ending) => orders.some((order) => order.ending === ending))).toEqual(waiting)
})

it('sends no order to a page where another is under way: the shop would wait for that one', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const open = plan(seed).orders.filter(({ ending }) => ['ready', 'processing', 'unknown'].includes(ending))
    const places = (wanted: (ending: string) => boolean) =>
      open.flatMap(({ ending, product, link }) => (wanted(ending) ? [`${product.path} ${link}`] : []))
    const ready = places((ending) => ending === 'ready')
    const others = places((ending) => ending !== 'ready')
    expect(ready.filter((place, at) => others.includes(place) || ready.indexOf(place) < at)).toEqual([])
  }
})

it('books money that adds up to zero, and nothing later than now', () => {
  const random = demoRandom(3)
  const orders = plan(1).orders.map((order) => dateOrder(order, 4_000_000, now))
  const ledger = orders.flatMap((order) => drawMoney(order, random, now).ledger)
  const sum = (rows: typeof ledger) => rows.reduce((total, row) => total + Number(row['amount_cents']), 0)
  const byTransaction = Map.groupBy(ledger, (row) => row['transaction_id'])
  expect([...byTransaction.values()].map(sum).filter(Boolean)).toEqual([])
  expect(ledger.filter((row) => String(row['at']) > new Date(now).toISOString())).toEqual([])
  const costs = ledger.filter(({ account }) => account === 'costs')
  expect(sum(costs)).toBe(orders.reduce((total, { costCents }) => total + costCents, 0))
})
