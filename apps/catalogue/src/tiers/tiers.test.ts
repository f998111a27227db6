import { sql } from 'kysely'
import type { StaffPackage, StaffProduct } from '@smm/contracts/prices/packages'
import type { PublishedBook } from '@smm/contracts/prices/price-book'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { RoutedService } from '@smm/contracts/suppliers/staff-routes'
import type { StaffTier } from '@smm/contracts/prices/tiers'
import { publishedProduct } from '@smm/pricing/price-book'
import { quote } from '@smm/pricing/quote'
import { seedBook } from '@smm/pricing/seed-book'
import { aService, cookieOf, fivePublished, openTestApp, type TestApp } from '../testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await openTestApp([
    ...fivePublished(),
    aService({ service: 9, rate: '40.00', min: '100', max: '20000' }),
  ])
  await sync()
})
afterEach(() => test.close())

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const tier = 'Premium com reposição'
const premium = { ...followers, tier }
const sync = () => test.call('POST', '/api/services/sync')
const aTier = (change: object = {}) => ({
  name: tier,
  sentence: 'Com reposição por um ano.',
  position: 1,
  products: [followers],
  isOn: true,
  ...change,
})
const addTier = (change: object = {}) => test.call('POST', '/api/packages/tiers', aTier(change))
const tiersNow = async (): Promise<StaffTier[]> => (await test.call('GET', '/api/packages/tiers')).body
async function changeTier(change: object, name = tier) {
  const { id, name: _, isStandard: __, ...before } = (await tiersNow()).find((it) => it.name === name)!
  return test.call('PUT', `/api/packages/tiers/${id}`, { ...before, ...change })
}
async function routedIn(name?: string): Promise<RoutedService> {
  const services: RoutedService[] = (await test.call('GET', '/api/suppliers/routes')).body
  return services.find(
    (it) => it.platform === 'instagram' && it.serviceType === 'followers' && it.tier === name,
  )!
}
const toPremium = { supplierId: firstSupplierId, upstreamServiceId: 9, isOn: true }
async function route(routes: object[] = [toPremium], change: object = {}) {
  const { id, revision } = await routedIn(tier)
  const body = { revision, tier, mode: 'priority', routes, ...change }
  return test.call('PUT', `/api/suppliers/routes/${id}`, body)
}
const addPackage = (quantity: number, priceCents: number, change: object = {}) =>
  test.call('POST', '/api/packages', {
    ...premium,
    quantity,
    name: 'Growth',
    priceCents,
    originalCents: null,
    badge: null,
    landingBadge: null,
    pages: ['prices'],
    ...change,
  })
const bookNow = async () => (await test.app.inject({ url: '/api/packages' })).json<PublishedBook>()
const priceNow = async (product: typeof followers | typeof premium, quantity: number) => {
  const priced = quote((await bookNow()).products, { product, quantity })
  return priced.ok ? priced.amountCents : priced.reason
}
const toldLast = async (receiver: 'chat' | 'orders') => (await test.published(receiver)).at(-1)!

describe('a shop with the standard tier alone', () => {
  it('publishes the book and the messages that it always did', async () => {
    expect((await bookNow()).products).toEqual(seedBook)
    for (const receiver of ['chat', 'orders'] as const)
      expect(Object.keys(await toldLast(receiver))).not.toContain('tiers')
    expect(await tiersNow()).toMatchObject([{ name: 'Padrão', isStandard: true, isOn: true, products: [] }])
    expect(await routedIn()).not.toHaveProperty('tier')
  })

  it('says no word of a tier that has no route or no packages yet, in any order', async () => {
    await addTier()
    expect(await addPackage(500, 9_000)).toMatchObject({ status: 201, body: { tier } })
    expect((await bookNow()).products).toEqual(seedBook)
    expect(await route()).toMatchObject({ status: 200, body: { tier, costPerThousand: '40' } })
    expect(await priceNow(premium, 500)).toBe(9_000)
  })
})

describe('a second tier', () => {
  beforeEach(async () => {
    await addTier()
    await route()
    await addPackage(500, 9_000)
  })

  it('sells at its own prices, beside the standard ones', async () => {
    expect([await priceNow(followers, 500), await priceNow(premium, 500)]).toEqual([4_500, 9_000])
    const { packages, tiers } = publishedProduct((await bookNow()).products, followers)!
    expect(packages).toEqual(seedBook[0]!.packages)
    expect(tiers).toMatchObject([
      { name: tier, sentence: 'Com reposição por um ano.', packages: [{ quantity: 500 }] },
    ])
  })

  it('is told to orders with its routes and to chat without them, under a version of its own', async () => {
    const offer = { ...premium, isActive: true, costMicrosPerThousand: 40_000_000, minQuantity: 100 }
    const orders = await toldLast('orders')
    expect(orders.tiers).toMatchObject({
      offers: [offer],
      routes: [
        { ...premium, supplierId: firstSupplierId, upstreamServiceId: 9, costMicrosPerThousand: 40_000_000 },
      ],
    })
    expect((await toldLast('chat')).tiers).toMatchObject({ offers: [offer] })
    expect((await toldLast('chat')).tiers).not.toHaveProperty('routes')
    expect(orders.routing?.routes.filter((it) => it.upstreamServiceId === 9)).toEqual([])
    expect(orders.offers[0]).toMatchObject({ costMicrosPerThousand: 5_000_000 })
    await changeTier({ sentence: 'Outra.' })
    expect((await toldLast('orders')).tiers?.version).toBe(orders.tiers?.version)
  })

  it('counts its floor by its dearest enabled route, which a sync alone changes', async () => {
    // Cost R$ 40 per 1,000 and a margin of 50 %: the floor of 500 is R$ 30.
    expect((await addPackage(1_500, 8_999)).body).toMatchObject({ error: 'PRICE_UNDER_FLOOR' })
    expect((await addPackage(50, 8_999)).body).toMatchObject({ error: 'OUTSIDE_SERVICE_LIMITS' })
    test.supplier.rows = test.supplier.rows.map((it) => (it['service'] === 9 ? { ...it, rate: '44.00' } : it))
    const costs = async () => (await toldLast('orders')).tiers?.offers[0]?.costMicrosPerThousand
    expect(await costs()).toBe(40_000_000)
    await sync()
    expect(await costs()).toBe(44_000_000)
    await route([{ ...toPremium, upstreamServiceId: 1 }])
    expect(await costs()).toBe(44_000_000)
    await sync()
    expect(await costs()).toBe(5_000_000)
  })

  it('is told of when a sync puts a package of it under its floor', async () => {
    const noticesNow = async () => (await test.call('GET', '/api/services')).body[0].notices
    // At its floor: cost R$ 40 per 1,000 and a margin of 50 %.
    await addPackage(1_500, 9_000)
    expect(await noticesNow()).toEqual([])
    test.supplier.rows = test.supplier.rows.map((it) => (it['service'] === 9 ? { ...it, rate: '44.00' } : it))
    await sync()
    expect(await noticesNow()).toEqual([
      { code: 'PACKAGE_UNDER_FLOOR', tier, quantity: 1_500, price: '90.00', floor: '99.00' },
    ])
    expect((await test.call('GET', '/api/services/attention')).body).toEqual([
      { code: 'PACKAGES_UNDER_FLOOR', count: 1 },
    ])
    await changeTier({ isOn: false })
    expect(await noticesNow()).toEqual([])
  })

  it('goes off sale with its switch, its product or its route, and keeps its routes for paid orders', async () => {
    const states = async () => [
      await priceNow(premium, 500),
      (await toldLast('orders')).tiers?.offers[0]?.isActive,
      (await toldLast('orders')).tiers?.routes?.length,
    ]
    expect(await states()).toEqual([9_000, true, 1])
    await changeTier({ isOn: false })
    expect(await states()).toEqual(['NOT_SOLD', false, 1])
    await changeTier({ isOn: true, products: [] })
    expect(await states()).toEqual(['NOT_SOLD', false, 1])
    await changeTier({ products: [followers] })
    expect(await states()).toEqual([9_000, true, 1])
    await route([{ ...toPremium, isOn: false }])
    expect(await states()).toEqual([9_000, false, 0])
    expect((await bookNow()).products[0]!.packages).toEqual(seedBook[0]!.packages)
  })

  it('is listed in the panel with its offer, and its packages beside the standard ones', async () => {
    const [product] = (await test.call('GET', '/api/packages/versions')).body as StaffProduct[]
    expect(product?.tiers).toMatchObject([{ name: tier, offer: { costMicrosPerThousand: 40_000_000 } }])
    expect(
      product?.packages
        .filter((it) => it.quantity === 500)
        .map((it) => it.tier)
        .sort(),
    ).toEqual(['Padrão', tier])
  })

  it('may lose its last package; the standard tier may not', async () => {
    const [product] = (await test.call('GET', '/api/packages/versions')).body as StaffProduct[]
    const withdraw = ({ id, version }: StaffPackage) =>
      test.call('DELETE', `/api/packages/${id}?version=${version}`)
    for (const it of product!.packages.filter((one) => one.tier !== tier).slice(1)) await withdraw(it)
    const [standard] = product!.packages.filter((one) => one.tier !== tier)
    expect((await withdraw(standard!)).body).toMatchObject({ error: 'LAST_PACKAGE' })
    expect(await withdraw(product!.packages.find((it) => it.tier === tier)!)).toMatchObject({ status: 200 })
    expect(publishedProduct((await bookNow()).products, followers)).not.toHaveProperty('tiers')
  })

  it('leaves a release without tiers the standard prices alone once its packages are off sale', async () => {
    // That release takes every package of a product for the standard one's.
    const pricesThere = async () => {
      const { rows } = await sql<{ priceCents: number }>`
        SELECT price_cents FROM (
          SELECT DISTINCT ON (package_id) quantity, platform, service_type, price_cents, is_withdrawn
          FROM package_versions JOIN packages ON packages.id = package_id
          WHERE valid_from <= clock_timestamp() AND (valid_until IS NULL OR valid_until > clock_timestamp())
          ORDER BY package_id, package_versions.version DESC
        ) AS valid
        WHERE NOT is_withdrawn AND platform = 'instagram' AND service_type = 'followers'
        ORDER BY quantity, price_cents`.execute(test.db)
      return rows.map(({ priceCents }) => priceCents)
    }
    expect(await pricesThere()).toContain(9_000)
    const [product] = (await test.call('GET', '/api/packages/versions')).body as StaffProduct[]
    const { id, version } = product!.packages.find((it) => it.tier === tier)!
    await test.call('DELETE', `/api/packages/${id}?version=${version}`)
    expect(await pricesThere()).toEqual(seedBook[0]!.packages.map(({ priceCents }) => priceCents))
  })

  it('leaves the routes of the standard tier to those who name none', async () => {
    const { id, revision } = await routedIn(tier)
    const body = { revision, mode: 'priority', routes: [toPremium] }
    expect((await test.call('PUT', `/api/suppliers/routes/${id}`, body)).body).toMatchObject({
      error: 'CONFLICT',
    })
    expect((await routedIn()).routes).toMatchObject([{ upstreamServiceId: 1 }])
  })
})

describe('the tiers', () => {
  it('have names of their own, whatever the case, and never change them', async () => {
    await addTier()
    expect((await addTier({ name: tier.toUpperCase() })).body).toMatchObject({ error: 'TIER_NAME_TAKEN' })
    expect((await addTier({ name: 'padrão' })).body).toMatchObject({ error: 'TIER_NAME_TAKEN' })
    expect(await addTier({ name: '  ' })).toMatchObject({ status: 400 })
    expect(await changeTier({ name: 'Ouro' })).toMatchObject({ status: 400 })
  })

  it('keep the standard one on, first and for all products; only its sentence changes', async () => {
    const changed = await changeTier(
      { sentence: 'O de sempre.', isOn: false, products: [followers] },
      'Padrão',
    )
    expect(changed.body).toMatchObject({ name: 'Padrão', sentence: 'O de sempre.', isOn: true, products: [] })
  })

  it('are for published products, and refuse what somebody else changed first', async () => {
    expect(await addTier({ products: [{ platform: 'tiktok', serviceType: 'likes' }] })).toMatchObject({
      status: 404,
    })
    expect(await addPackage(500, 9_000)).toMatchObject({ status: 404 })
    await addTier()
    expect(await changeTier({ version: 7 })).toMatchObject({ status: 409, body: { error: 'CONFLICT' } })
  })

  it('are the owner’s, with a fresh proof of identity, and leave an entry for the audit', async () => {
    const post = async (cookie: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/packages/tiers',
          headers: { cookie },
          payload: aTier(),
        })
      ).json<{ error?: string }>().error
    expect(await post(cookieOf('finance', true))).toBe('ROLE_NOT_ALLOWED')
    expect(await post(cookieOf('owner', false))).toBe('PROOF_NEEDED')
    expect(await post(cookieOf('owner', true))).toBeUndefined()
    expect(await test.auditMessages()).toMatchObject([
      { action: 'tier-saved', details: { tier, products: 'Seguidores no Instagram', on: 'Sim' } },
    ])
  })
})
