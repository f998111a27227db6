import { randomUUID } from 'node:crypto'
import type { Message } from '@smm/contracts/messages'
import { firstSupplierId, type TierRoute } from '@smm/contracts/suppliers/routing'
import { until } from '@smm/http-service/test-until'
import { premium, premiumOffer, twoTierBook } from '@smm/pricing/test-two-tiers'
import { aPaidOrder, placeOrderMessage, offers } from '../testing/open-orders.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { firstRoute, publishRoutes, secondRoute, secondSupplierId } from '../testing/routing.ts'

openForThisFile()

const tier = premium.name
let version = 100
const premiumRoute = (change: Partial<TierRoute> = {}): TierRoute => ({
  ...secondRoute({ priority: 0, costMicrosPerThousand: 60_000_000 }),
  tier,
  ...change,
})

/** Has the catalogue publish both tiers, and waits until the last of it is stored. */
async function publishTiers(routes = [premiumRoute()], offer = premiumOffer()) {
  version++
  const priceBook = { version, products: [...twoTierBook] }
  const tiers = { version, offers: [offer], routes }
  await orders.send('catalogue-changed', { version, offers, priceBook, tiers })
  await until(async () => Number((await copy())?.tiersVersion) === version)
}
const copy = () => orders.db.selectFrom('catalogueCopy').select('tiersVersion').executeTakeFirst()

type Wanted = Message<'place-tiers'>['orders'][number]
const wantedOf = ({ conversationId: _, ...order } = placeOrderMessage()): Wanted => order
const aPremium = (change: Partial<Wanted> = {}): Wanted => ({
  ...wantedOf(),
  tier,
  quotedCents: 9_000,
  ...change,
})
async function place(...wanted: Wanted[]) {
  await orders.send('place-tiers', { conversationId: randomUUID(), orders: wanted })
  return orders.card(wanted[0]!.orderId)
}
const refusalOf = async (order: Wanted) => {
  await orders.send('place-tiers', { conversationId: randomUUID(), orders: [order] })
  return until(async () => (await orders.outbox(order.orderId)).find(({ name }) => name === 'order-refused'))
}
const sentWith = async (orderId: string) =>
  orders.db
    .selectFrom('submissionAttempts')
    .select(['supplier', 'upstreamServiceId'])
    .where('orderId', '=', orderId)
    .execute()

describe('an order of a tier', () => {
  beforeEach(() => publishTiers())

  it('is placed at the price of its tier, and keeps its name', async () => {
    const one = aPremium()
    expect(await place(one)).toMatchObject({ amount: 90 })
    expect(await orders.order(one.orderId)).toMatchObject({ tier, amountCents: 9_000 })
  })

  it('of the standard one is placed at the standard price, told by no name or by its own', async () => {
    const [unnamed, named] = [wantedOf(), { ...wantedOf(), tier: 'Padrão' }]
    expect(await place(unnamed)).toMatchObject({ amount: 45 })
    expect(await place(named)).toMatchObject({ amount: 45 })
    expect(await orders.order(unnamed.orderId)).toMatchObject({ tier: null })
    expect(await orders.order(named.orderId)).toMatchObject({ tier: null })
    const before = placeOrderMessage()
    await orders.send('place-order', before)
    expect(await orders.card(before.orderId)).toMatchObject({ amount: 45 })
  })

  it('is one of a cart with both tiers of one product, under one charge', async () => {
    const [first, second] = [aPremium(), wantedOf()]
    expect(await place(first, second)).toMatchObject({ amount: 135 })
    expect(await orders.order(second.orderId)).toMatchObject({ tier: null, amountCents: 4_500 })
  })

  it('costs any other quantity by its own packages, and no less than its own floor', async () => {
    const between = aPremium({ quantity: 1_000, quotedCents: 16_500 })
    expect(await place(between)).toMatchObject({ amount: 165 })
    await publishTiers([premiumRoute()], premiumOffer({ costMicrosPerThousand: 200_000_000 }))
    expect(await refusalOf(aPremium({ quantity: 1_000, quotedCents: 16_500 }))).toMatchObject({
      code: 'PRICE_CHANGED',
      amountCents: 30_000,
    })
  })

  it.each([
    ['told at the standard price', { quotedCents: 4_500 }, { code: 'PRICE_CHANGED', amountCents: 9_000 }],
    ['that the shop does not have', { tier: 'Ouro' }, { code: 'SERVICE_UNAVAILABLE' }],
    ['that its product is not in', { serviceType: 'likes' } as const, { code: 'SERVICE_UNAVAILABLE' }],
    ['for too few', { quantity: 50 }, { code: 'QUANTITY_OUT_OF_RANGE' }],
  ])('is refused %s', async (_name, change, refusal) => {
    const order = aPremium(change)
    expect(await refusalOf(order)).toMatchObject(refusal)
    expect(await orders.order(order.orderId)).toBeUndefined()
  })

  it('is refused between the quantities of its routes, whatever the standard one takes', async () => {
    await publishTiers([
      premiumRoute({ minQuantity: 10, maxQuantity: 600 }),
      premiumRoute({ supplierId: firstSupplierId, minQuantity: 900, maxQuantity: 2_000 }),
    ])
    const wanted = { quantity: 700, quotedCents: 99_900 }
    expect(await refusalOf(aPremium(wanted))).toMatchObject({ code: 'QUANTITY_OUT_OF_RANGE' })
    expect(await place({ ...wantedOf(), ...wanted })).toMatchObject({ amount: 60 })
  })

  it('is refused while nobody delivers its tier; the standard one sells on', async () => {
    await publishTiers([], premiumOffer({ isActive: false }))
    expect(await refusalOf(aPremium())).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(await place(wantedOf())).toMatchObject({ amount: 45 })
  })

  it('is the same after older news of tiers, and after a catalogue that knows none', async () => {
    const older = { version: version - 1, offers: [], routes: [] }
    await orders.send('catalogue-changed', { version: ++version, offers, tiers: older })
    await orders.send('catalogue-changed', { version: ++version, offers })
    await until(async () => {
      const { version: stored } = await orders.db
        .selectFrom('catalogueCopy')
        .select('version')
        .executeTakeFirstOrThrow()
      return Number(stored) === version
    })
    expect(await place(aPremium())).toMatchObject({ amount: 90 })
  })

  it('is named in the panel, in its file and to its visitor', async () => {
    const order = aPremium()
    await place(order)
    const headers = { cookie: await orders.signIn() }
    const ask = (url: string) => orders.service.app.inject({ url, headers })
    expect((await ask(`/api/orders/${order.orderId}`)).json()).toMatchObject({ order: { tier } })
    const listed = (await ask('/api/orders')).json<Array<{ id: string; tier?: string }>>()
    expect(listed.find(({ id }) => id === order.orderId)).toMatchObject({ tier })
    const standard = wantedOf()
    await place(standard)
    expect((await ask(`/api/orders/${standard.orderId}`)).json().order).not.toHaveProperty('tier')
  })
})

describe('a paid order of a tier', () => {
  beforeAll(() => publishRoutes(orders, sandbox, [firstRoute()]))

  it('goes by the route of its tier, and the standard one by its own', async () => {
    await publishTiers()
    const [first, second] = [await aPaidOrder(orders, { tier }), await aPaidOrder(orders)]
    expect(await orders.becomes(first.id, { fulfilment: 'sent' })).toMatchObject({
      supplier: secondSupplierId,
    })
    expect(await orders.becomes(second.id, { fulfilment: 'sent' })).toMatchObject({
      supplier: firstSupplierId,
    })
    expect(await sentWith(first.id)).toEqual([{ supplier: secondSupplierId, upstreamServiceId: 104 }])
    expect(await sentWith(second.id)).toEqual([{ supplier: firstSupplierId, upstreamServiceId: 101 }])
  })

  it('waits while its tier has no route, whatever the standard one has, and is sent once it has', async () => {
    await publishTiers([])
    const waiting = await aPaidOrder(orders, { tier })
    const after = await aPaidOrder(orders)
    await orders.becomes(after.id, { fulfilment: 'sent' })
    expect(await orders.order(waiting.id)).toMatchObject({ fulfilment: 'ready' })
    await publishTiers([premiumRoute({ supplierId: firstSupplierId, upstreamServiceId: 104 })])
    await orders.becomes(waiting.id, { fulfilment: 'sent' })
    expect(await sentWith(waiting.id)).toEqual([{ supplier: firstSupplierId, upstreamServiceId: 104 }])
  })

  it('that its supplier refuses goes to no route of another tier', async () => {
    await publishTiers()
    await sandbox.second.smm({ failNext: { action: 'add', mode: 'refuse:Incorrect link' } })
    const order = await aPaidOrder(orders, { tier })
    await orders.becomes(order.id, { fulfilment: 'refused' })
    expect(await sandbox.ordersFor(order.link)).toEqual([])
  })
})
