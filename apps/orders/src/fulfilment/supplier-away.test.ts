import { randomUUID } from 'node:crypto'
import { until } from '@smm/http-service/test-until'
import type { OrderRow } from '../tables.ts'
import { aReseller } from '../testing/fake-reseller.ts'
import { type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { aPaidOrder, openOrders, type OpenOrders } from '../testing/open-orders.ts'

let sandbox: Sandbox
let orders: OpenOrders
let reseller: Awaited<ReturnType<typeof aReseller>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  reseller = await aReseller()
  orders = await openOrders(sandbox, { SMM_API_URL: reseller.url, SMM_POLL_SECONDS: '3600' })
})
afterEach(async () => {
  await orders.close()
  reseller.close()
})
afterAll(() => sandbox.stop())

const count = async (fulfilment: string) =>
  (
    await orders.db
      .selectFrom('orders')
      .select('id')
      .where('fulfilment', '=', fulfilment as 'ready')
      .execute()
  ).length
const claims = async () => (await orders.db.selectFrom('submissionAttempts').select('id').execute()).length
/** No more at once than there are connections to the database. */
async function paidOrders(many: number) {
  const placed: OrderRow[] = []
  const placeOn = async () => {
    while (many-- > 0) placed.push(await aPaidOrder(orders, { link: `https://x.com/${randomUUID()}` }))
  }
  await Promise.all(Array.from({ length: 5 }, placeOn))
  return placed
}

it('500 orders that waited for a supplier go one at a time and once, from three replicas', async () => {
  const others = [await orders.replicate(), await orders.replicate()]
  const began = performance.now()
  const placed = await paidOrders(500)
  const breakers = [orders.service, ...others].map(({ deps }) => deps.suppliers.first.breaker)
  await until(async () => breakers.every((breaker) => breaker.isOpen()))
  expect(await count('ready')).toBe(500)
  expect(await claims()).toBe(0)
  await reseller.open()
  await until(async () => (await count('sent')) === 500)
  expect(reseller.counted.most).toBe(1)
  expect(placed.map(({ link }) => reseller.adds.get(link))).toEqual(Array(500).fill(1))
  expect(reseller.adds.size).toBe(500)
  expect(await claims()).toBe(500)
  // Every replica asks for the balance at most every five seconds, and once more when it is up.
  const spans = Math.ceil((performance.now() - began) / 5_000)
  expect(reseller.counted.balances).toBeLessThanOrEqual(3 * (spans + 3))
})

it('orders stop being claimed when the money there is too little, and go when there is more', async () => {
  await reseller.open()
  // Five each, and a fifth to spare: it lasts for three of them.
  reseller.money.balance = 20
  await paidOrders(10)
  await until(async () => (await count('sent')) === 3 && orders.service.deps.suppliers.first.breaker.isOpen())
  const asked = reseller.counted.balances
  await until(async () => reseller.counted.balances > asked + 1)
  expect(await claims()).toBe(3)
  expect([reseller.adds.size, reseller.counted.refused, await count('ready')]).toEqual([3, 0, 7])
  reseller.money.balance = 1_000
  await until(async () => (await count('sent')) === 10)
  expect([...reseller.adds.values()]).toEqual(Array(10).fill(1))
  expect(await claims()).toBe(10)
})
