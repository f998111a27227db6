import { randomUUID } from 'node:crypto'
import type { ShopFigures } from '@smm/contracts/figures/shop-figures'
import { openShopFigures } from './shop-figures.ts'
import { openForThisFile, orders } from './testing/open-for-this-file.ts'

openForThisFile()

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const anOrder = (minutesToStart: number | null, paidAt = ago(600)) => ({
  id: randomUUID(),
  conversationId: randomUUID(),
  link: `https://www.instagram.com/${randomUUID()}/`,
  platform: 'instagram' as const,
  serviceType: 'followers' as const,
  quantity: 500,
  amountCents: 4_500,
  supplier: 'smm-api',
  status: 'completed' as const,
  fulfilment: 'sent' as const,
  paidAt,
  startedAt: minutesToStart === null ? null : new Date(paidAt.getTime() + minutesToStart * 60_000),
})
const given = (count: number, order: (index: number) => ReturnType<typeof anOrder>) =>
  orders.db
    .insertInto('orders')
    .values(Array.from({ length: count }, (_, index) => order(index)))
    .execute()

it('tells nothing of a few orders, and of many their number and the median time until they start', async () => {
  const figures = async () => openShopFigures(orders.db)()
  expect(await figures()).toEqual({ starts: [] })
  await given(19, (index) => anOrder(index + 1))
  await given(80, () => anOrder(3, ago(60 * 24 * 40)))
  expect(await figures()).toEqual({ starts: [] })
  await given(2, () => anOrder(400))
  await given(1, () => anOrder(null))
  expect(await figures()).toEqual({
    completedOrders: 102,
    starts: [{ platform: 'instagram', serviceType: 'followers', medianMinutes: 11 }],
  })
})

it('counts once a day, and answers without a session', async () => {
  const { app } = orders.service
  const asked = async () => (await app.inject({ url: '/api/shop-figures' })).json<ShopFigures>()
  const before = await asked()
  let now = Date.now()
  const figures = openShopFigures(orders.db, () => now)
  const first = await figures()
  await given(5, () => anOrder(10))
  expect(await figures()).toEqual(first)
  expect(await asked()).toEqual(before)
  now += 24 * 60 * 60_000
  expect((await figures()).completedOrders).toBe((first.completedOrders ?? 0) + 5)
})
