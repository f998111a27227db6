import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { decryptSupplierKey, encryptSupplierKey } from '@smm/http-service/suppliers/supplier-access'
import { aService, openTestApp, startSupplier, type TestApp } from '../testing.ts'

let test: TestApp
let second: Awaited<ReturnType<typeof startSupplier>>
beforeEach(async () => {
  test = await openTestApp(undefined, { SUPPLIER_ADDRESSES: 'any' })
  second = await startSupplier([aService({ service: 71, rate: '7.00', min: '50', max: '900' })])
})
afterEach(async () => {
  await test.close()
  await second.close()
})

const sync = () => test.call('POST', '/api/services/sync')
const followersId = async () =>
  (
    await test.db
      .selectFrom('services')
      .select('id')
      .where('platform', '=', 'instagram')
      .where('category', '=', 'followers')
      .executeTakeFirstOrThrow()
  ).id
const followersOffer = async () => (await test.published('orders')).at(-1)?.offers[0]
const routing = async () => (await test.published('orders')).at(-1)?.routing
const followersRoutes = async () =>
  (await routing())?.routes.filter((it) => it.platform === 'instagram' && it.serviceType === 'followers')

async function addSecond(isOn = true, rateToBrl = 1) {
  const encryptedKey = encryptSupplierKey('its key', 'second', test.deps.config)
  await test.db
    .insertInto('suppliers')
    .values({ id: 'second', name: 'Dois', url: second.url, encryptedKey, isOn, rateToBrl })
    .execute()
}
const addRoute = async (upstreamId = 71, isOn = true) =>
  test.db
    .insertInto('routes')
    .values({ serviceId: await followersId(), supplierId: 'second', upstreamId, priority: 1, isOn })
    .execute()
const supplierRow = (id: string) =>
  test.db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the supplier of the settings', () => {
  it('is the first one, and what is linked to a service is its first route', async () => {
    await sync()
    expect(await supplierRow(firstSupplierId)).toMatchObject({
      url: test.supplier.url,
      encryptedKey: null,
      isOn: true,
      balance: '100.00',
      syncError: null,
    })
    expect((await routing())?.suppliers).toEqual([{ id: firstSupplierId, name: 'Fornecedor 1', isOn: true }])
    expect(await followersRoutes()).toEqual([
      {
        platform: 'instagram',
        serviceType: 'followers',
        supplierId: firstSupplierId,
        upstreamServiceId: 1,
        mode: 'priority',
        priority: 0,
        costMicrosPerThousand: 5_000_000,
      },
    ])
    await test.call('PATCH', `/api/services/${await followersId()}`, { smmServiceId: 2 })
    expect(await followersRoutes()).toMatchObject([{ upstreamServiceId: 2 }])
  })

  it('is told to chat without any routing', async () => {
    await sync()
    expect(await test.published('chat')).toEqual([
      expect.not.objectContaining({ routing: expect.anything() }),
    ])
  })
})

describe('a second supplier', () => {
  beforeEach(async () => {
    await sync()
    await addSecond()
  })

  it('is synchronised with its own key, and changes the floor by that alone', async () => {
    await addRoute()
    await test.call('PATCH', `/api/services/${await followersId()}`, { isActive: true })
    expect(await followersOffer()).toMatchObject({ costMicrosPerThousand: 5_000_000 })
    await sync()
    expect(second.asked).toEqual(['key=its+key&action=services'])
    expect(await supplierRow('second')).toMatchObject({ balance: '100.00', syncError: null })
    // The dearest route's cost, and all quantities that one of them takes.
    expect(await followersOffer()).toMatchObject({
      costMicrosPerThousand: 7_000_000,
      minQuantity: 10,
      maxQuantity: 100_000,
      upstreamServiceId: 1,
    })
    expect(await followersRoutes()).toMatchObject([
      {
        supplierId: firstSupplierId,
        costMicrosPerThousand: 5_000_000,
        minQuantity: 10,
        maxQuantity: 100_000,
      },
      { supplierId: 'second', costMicrosPerThousand: 7_000_000, minQuantity: 50, maxQuantity: 900 },
    ])
  })

  it('leaves the chat a gap between what the two take, and orders their routes alone', async () => {
    test.supplier.rows[0] = { ...test.supplier.rows[0], min: '2000' }
    await addRoute()
    await sync()
    await test.call('PATCH', `/api/services/${await followersId()}`, { isActive: true })
    const told = async (receiver: 'chat' | 'orders') => (await test.published(receiver)).at(-1)?.offers[0]
    const limits = { minQuantity: 50, maxQuantity: 100_000 }
    expect(await told('chat')).toMatchObject({ ...limits, gaps: [{ minimum: 901, maximum: 1_999 }] })
    // Its previous release stores each field of an offer in a column.
    expect(await told('orders')).not.toHaveProperty('gaps')
    const { notices } = (await test.call('GET', '/api/services')).body[0]
    expect(notices).toEqual([
      {
        ...{ code: 'PACKAGE_OUTSIDE_LIMITS', quantity: 1_500, quantities: [1_500] },
        taken: [
          { minimum: 50, maximum: 900 },
          { minimum: 2_000, maximum: 100_000 },
        ],
      },
    ])
    const product = { platform: 'instagram', serviceType: 'followers', quantity: 1_000 }
    const terms = { name: 'Mil', priceCents: 9_000, originalCents: null, badge: null, landingBadge: null }
    const added = await test.call('POST', '/api/packages', { ...product, ...terms, pages: ['prices'] })
    expect(added.body).toMatchObject({ error: 'OUTSIDE_SERVICE_LIMITS' })
    second.rows = [aService({ service: 71, rate: '7.00', min: '50', max: '2000' })]
    await sync()
    expect((await test.call('GET', '/api/services')).body[0].notices).toEqual([])
    expect(await told('chat')).not.toHaveProperty('gaps')
  })

  it('is told to orders with its key encrypted for it alone', async () => {
    await addRoute()
    await sync()
    const told = (await routing())?.suppliers.find(({ id }) => id === 'second')
    const encryptedKey = told?.access?.encryptedKey ?? ''
    expect(decryptSupplierKey(encryptedKey, 'second', test.deps.config)).toBe('its key')
    expect(decryptSupplierKey(encryptedKey, firstSupplierId, test.deps.config)).toBeUndefined()
    expect(JSON.stringify(await test.published('orders'))).not.toContain('its key')
    expect(JSON.stringify(await test.published('chat'))).not.toContain(encryptedKey)
  })

  it('counts at the rate of its currency', async () => {
    await test.db.updateTable('suppliers').set({ rateToBrl: 5.4321 }).where('id', '=', 'second').execute()
    await addRoute()
    await sync()
    expect(await followersOffer()).toMatchObject({ costMicrosPerThousand: 38_024_700 })
  })

  it('that fails keeps its list, shows why, and fails no sync', async () => {
    await addRoute()
    await sync()
    second.answer = (_request, response) => response.end('{"error":"Invalid API key"}')
    expect((await sync()).status).toBe(200)
    const { syncError } = await supplierRow('second')
    expect(syncError).toBe('the supplier refused: Invalid API key')
    expect(await followersRoutes()).toHaveLength(2)
  })

  it('keeps a service on sale that the first one lists no more', async () => {
    await addRoute()
    test.supplier.rows = test.supplier.rows.filter((row) => row['service'] !== 1)
    for (let run = 0; run < 3; run++) await sync()
    expect(await followersOffer()).toMatchObject({ isActive: true })
    second.rows = [aService({ service: 72 })]
    for (let run = 0; run < 3; run++) await sync()
    expect(await followersOffer()).toMatchObject({ isActive: false })
  })

  it('that is off, or whose route is, counts for nothing', async () => {
    await addRoute(71, false)
    await sync()
    expect(await followersRoutes()).toHaveLength(1)
    await test.db.updateTable('routes').set({ isOn: true }).execute()
    await test.db.updateTable('suppliers').set({ isOn: false }).where('id', '=', 'second').execute()
    await sync()
    expect(await followersRoutes()).toHaveLength(1)
    expect(await followersOffer()).toMatchObject({ costMicrosPerThousand: 5_000_000 })
  })

  it('goes on where the first one is away', async () => {
    await addRoute()
    test.supplier.answer = (_request, response) => response.writeHead(500).end()
    expect((await sync()).status).toBe(502)
    expect(await followersRoutes()).toHaveLength(2)
  })

  it('at a private address is not asked where only public ones are allowed', async () => {
    Object.assign(test.deps.config, { SUPPLIER_ADDRESSES: 'public' })
    await test.db
      .updateTable('suppliers')
      .set({ url: second.url.replace('127.0.0.1', 'localhost') })
      .where('id', '=', 'second')
      .execute()
    await sync()
    expect((await supplierRow('second')).syncError).toBe('no public address')
    expect(second.asked).toEqual([])
  })
})
