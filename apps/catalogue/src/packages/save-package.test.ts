import { sql } from 'kysely'
import type { PackageVersion, StaffPackage, StaffProduct } from '@smm/contracts/prices/packages'
import type { PublishedBook } from '@smm/contracts/prices/price-book'
import { publishedProduct } from '@smm/pricing/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import { cookieOf, openTestApp, type TestApp } from '../testing.ts'
import { loadPriceBook } from './load-price-book.ts'
import { publishDuePackages } from './publish-due-packages.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
/** The book is as the shop began with it, published once. */
beforeEach(async () => {
  await sql`
    DELETE FROM package_versions WHERE saved_by IS NOT NULL;
    DELETE FROM packages WHERE NOT EXISTS (SELECT FROM package_versions WHERE package_id = packages.id);
    UPDATE packages SET version = 1;
    UPDATE catalogue_state SET version = 0, book = '[]', book_version = 0`.execute(test.db)
  await test.call('POST', '/api/services/sync')
  await test.db.deleteFrom('outbox').execute()
})

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const bookNow = async (): Promise<PublishedBook> =>
  (await test.app.inject({ url: '/api/packages' })).json<PublishedBook>()
const packagesNow = async (product = followers) =>
  publishedProduct((await bookNow()).products, product)?.packages ?? []
const priceNow = async (quantity: number) =>
  (await packagesNow()).find((it) => it.quantity === quantity)?.priceCents

async function packageOf(quantity: number): Promise<StaffPackage> {
  const products = (await test.call('GET', '/api/packages/versions')).body as StaffProduct[]
  const [product] = products
  return product!.packages.find((it) => it.quantity === quantity)!
}
const termsOf = ({ versions: [newest] }: StaffPackage) => {
  const { name, priceCents, originalCents, badge, landingBadge, pages } = newest as PackageVersion
  return { name, priceCents, originalCents, badge, landingBadge, pages }
}
/** Saves a change of the package of this quantity, on the version that the database holds. */
async function change(quantity: number, terms: object) {
  const before = await packageOf(quantity)
  const { version } = before
  return test.call('PUT', `/api/packages/${before.id}`, { ...termsOf(before), version, ...terms })
}
const add = (terms: object) =>
  test.call('POST', '/api/packages', {
    ...followers,
    quantity: 2_000,
    name: 'Plus',
    priceCents: 15_000,
    originalCents: null,
    badge: null,
    landingBadge: null,
    pages: [],
    ...terms,
  })
const withdraw = async (quantity: number) => {
  const { id, version } = await packageOf(quantity)
  return test.call('DELETE', `/api/packages/${id}?version=${version}`)
}
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
/** A scheduled moment arrives. */
const pass = (column: 'valid_from' | 'valid_until') =>
  sql`UPDATE package_versions SET ${sql.ref(column)} = clock_timestamp()
    WHERE ${sql.ref(column)} > clock_timestamp()`.execute(test.db)

describe('the price book', () => {
  it('begins as the price tables of the specification, to the byte', async () => {
    expect(JSON.stringify(await loadPriceBook(test.db))).toBe(JSON.stringify(seedBook))
    expect((await bookNow()).products).toEqual(seedBook)
  })

  it('may be kept for five seconds by those who show it', async () => {
    const { headers } = await test.app.inject({ url: '/api/packages' })
    expect(headers['cache-control']).toBe('public, max-age=5')
  })

  it('marks the struck-through prices that it began with as unproven', async () => {
    const { versions } = await packageOf(500)
    expect(versions).toMatchObject([
      { version: 1, originalCents: 6_500, originalEvidence: 'unproven', savedBy: null },
    ])
  })
})

describe('a changed price', () => {
  it('is published at once, to chat and orders, under a higher version', async () => {
    const { version: before } = await bookNow()
    expect(await change(500, { priceCents: 4_990 })).toMatchObject({
      status: 200,
      body: { version: 2, inForce: 2 },
    })
    expect((await bookNow()).version).toBeGreaterThan(before)
    expect(await priceNow(500)).toBe(4_990)
    for (const receiver of ['chat', 'orders'] as const) {
      const [message] = await test.published(receiver)
      expect(message?.priceBook).toEqual(await bookNow())
    }
  })

  it('is refused when somebody else saved first, and one of two at once is', async () => {
    const { id, version, ...rest } = await packageOf(500)
    const terms = termsOf({ id, version, ...rest })
    const save = (priceCents: number) =>
      test.call('PUT', `/api/packages/${id}`, { ...terms, priceCents, version })
    const statuses = (await Promise.all([save(4_600), save(4_700)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect((await save(4_800)).body).toMatchObject({ error: 'CONFLICT' })
  })

  it('leaves an entry for the audit with the price before', async () => {
    await change(500, { priceCents: 4_990 })
    expect(await test.auditMessages()).toEqual([
      {
        actor: 'ana',
        action: 'package-saved',
        details: { package: '500 seguidores no Instagram', before: 'R$ 45,00', after: 'R$ 49,90' },
      },
    ])
  })

  it('under the floor is told, and sells once the owner accepts it', async () => {
    // Cost R$ 5 per 1,000 and a margin of 50 %: the floor of 500 is R$ 3,75.
    expect((await change(500, { priceCents: 374 })).body).toMatchObject({ error: 'PRICE_UNDER_FLOOR' })
    expect(await change(500, { priceCents: 374, acceptsUnderFloor: true })).toMatchObject({ status: 200 })
    expect(await priceNow(500)).toBe(374)
  })

  it.each([
    [{ priceCents: 0 }],
    [{ priceCents: 45.5 }],
    [{ priceCents: '4500' }],
    [{ originalCents: 4_500 }],
    [{ name: '' }],
    [{ name: '  ' }],
    [{ pages: ['home'] }],
    [{ badge: 'GRÁTIS' }],
    [{ validFrom: '2020-01-01T00:00:00Z' }],
    [{ validFrom: 'amanhã' }],
    [{ validFrom: '2099-12-31T23:59:60Z' }],
    [{ validUntil: '2020-01-01T00:00:00Z' }],
  ])('is refused with %j', async (terms) => {
    expect(await change(500, terms)).toMatchObject({ status: 400 })
    expect((await packageOf(500)).version).toBe(1)
  })

  it('is the owner’s, with a fresh proof of identity', async () => {
    const { id, ...rest } = await packageOf(500)
    const put = async (cookie: string) =>
      (
        await test.app.inject({
          method: 'PUT',
          url: `/api/packages/${id}`,
          headers: { cookie },
          payload: { ...termsOf({ id, ...rest }), version: 1 },
        })
      ).json<{ error?: string }>().error
    expect(await put(cookieOf('finance', true))).toBe('ROLE_NOT_ALLOWED')
    expect(await put(cookieOf('owner', false))).toBe('PROOF_NEEDED')
    expect(await put(cookieOf('owner', true))).toBeUndefined()
  })
})

describe('a struck-through price', () => {
  it('may be one that was charged before, or the claim that the shop began with', async () => {
    expect((await change(500, { originalCents: 9_900 })).body).toMatchObject({
      error: 'ORIGINAL_NOT_CHARGED',
    })
    await change(500, { priceCents: 3_900, originalCents: 4_500 })
    expect((await packageOf(500)).versions[0]).toMatchObject({ originalEvidence: 'charged' })
    await change(500, { originalCents: 6_500 })
    expect((await packageOf(500)).versions[0]).toMatchObject({ originalEvidence: 'unproven' })
  })

  it('is not one that was only planned', async () => {
    await change(500, { priceCents: 9_900, originalCents: null, validFrom: inAnHour() })
    expect((await change(500, { priceCents: 4_500, originalCents: 9_900 })).body).toMatchObject({
      error: 'ORIGINAL_NOT_CHARGED',
    })
  })
})

describe('a scheduled price', () => {
  it('is published at its moment, and the one before returns when it ends', async () => {
    const validFrom = inAnHour()
    const validUntil = new Date(Date.now() + 7_200_000).toISOString()
    await change(500, { priceCents: 3_900, originalCents: 4_500, validFrom, validUntil })
    expect(await publishDuePackages(test.deps)).toBe(false)
    expect([await priceNow(500), (await packageOf(500)).inForce]).toEqual([4_500, 1])

    await pass('valid_from')
    expect(await publishDuePackages(test.deps)).toBe(true)
    expect(await publishDuePackages(test.deps)).toBe(false)
    expect([await priceNow(500), (await packageOf(500)).inForce]).toEqual([3_900, 2])

    await pass('valid_until')
    expect(await publishDuePackages(test.deps)).toBe(true)
    expect(await priceNow(500)).toBe(4_500)
    expect(await test.published()).toHaveLength(2)
  })

  it('is published by one of several replicas', async () => {
    await change(500, { priceCents: 3_900, validFrom: inAnHour() })
    await pass('valid_from')
    const published = await Promise.all([1, 2, 3].map(() => publishDuePackages(test.deps)))
    expect(published.filter(Boolean)).toHaveLength(1)
  })

  it('gives way to a change that is saved after it', async () => {
    await change(500, { priceCents: 3_900, validFrom: inAnHour() })
    await change(500, { priceCents: 4_700 })
    await pass('valid_from')
    await publishDuePackages(test.deps)
    expect(await priceNow(500)).toBe(4_700)
  })
})

describe('a package', () => {
  it('is added within the limits of its service, once', async () => {
    expect(await add({})).toMatchObject({
      status: 201,
      body: { quantity: 2_000, tier: 'Padrão', version: 1 },
    })
    expect((await packagesNow()).map(({ quantity }) => quantity)).toEqual([100, 500, 1_500, 2_000, 5_000])
    expect((await add({})).body).toMatchObject({ error: 'CONFLICT' })
    expect((await add({ quantity: 100_001 })).body).toMatchObject({ error: 'OUTSIDE_SERVICE_LIMITS' })
    expect(await add({ platform: 'tiktok', serviceType: 'likes' })).toMatchObject({ status: 404 })
  })

  it('with a claimed price before is refused: it was never charged', async () => {
    expect((await add({ originalCents: 20_000 })).body).toMatchObject({ error: 'ORIGINAL_NOT_CHARGED' })
    expect((await packagesNow()).map(({ quantity }) => quantity)).toEqual([100, 500, 1_500, 5_000])
  })

  it('is taken off sale, keeps its history and is sold again', async () => {
    await withdraw(500)
    expect((await packagesNow()).map(({ quantity }) => quantity)).toEqual([100, 1_500, 5_000])
    expect((await withdraw(500)).body).toMatchObject({ error: 'CONFLICT' })
    const back = await add({ quantity: 500, priceCents: 4_400, originalCents: 4_500 })
    expect(back).toMatchObject({ status: 201, body: { version: 3, inForce: 3 } })
    expect((back.body as StaffPackage).versions.map((it) => [it.version, it.isWithdrawn])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ])
    expect(await priceNow(500)).toBe(4_400)
  })

  it('stays while it is the last one of its product, now or later', async () => {
    for (const quantity of [100, 500, 1_500]) await withdraw(quantity)
    expect((await withdraw(5_000)).body).toMatchObject({ error: 'LAST_PACKAGE' })
    expect(await add({ validUntil: inAnHour() })).toMatchObject({ status: 201 })
    expect((await withdraw(5_000)).body).toMatchObject({ error: 'LAST_PACKAGE' })
    expect(await priceNow(5_000)).toBe(30_000)
  })
})

it('a shop of the release before publishes its book once it has a catalogue', async () => {
  await test.db.updateTable('catalogueState').set({ book: '[]', bookVersion: 0 }).execute()
  expect(await publishDuePackages(test.deps)).toBe(true)
  expect((await bookNow()).version).toBeGreaterThan(0)
})
