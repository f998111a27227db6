import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { RoutedService, RoutesChange } from '@smm/contracts/suppliers/staff-routes'
import { aService, cookieOf, openTestApp, startSupplier, type TestApp } from '../testing.ts'

let test: TestApp
let second: Awaited<ReturnType<typeof startSupplier>>
let secondId: string
beforeEach(async () => {
  test = await openTestApp(undefined, { SUPPLIER_ADDRESSES: 'any' })
  second = await startSupplier([
    aService({ service: 71, rate: '7.00', min: '50', max: '900' }),
    aService({ service: 72, rate: '6.50', refill: false }),
    aService({ service: 73, name: 'TikTok Likes', category: 'TikTok Likes' }),
    aService({ service: 74, rate: '1.00', type: 'Package' }),
  ])
  await sync()
  const added = await test.call('POST', '/api/suppliers', { name: 'Dois', url: second.url, key: 'k' })
  secondId = added.body.id
})
afterEach(async () => {
  await test.close()
  await second.close()
})

const sync = () => test.call('POST', '/api/services/sync')
async function followers(): Promise<RoutedService> {
  const services: RoutedService[] = (await test.call('GET', '/api/suppliers/routes')).body
  return services.find((it) => it.platform === 'instagram' && it.serviceType === 'followers')!
}
const toFirst = (change: object = {}) => ({
  supplierId: firstSupplierId,
  upstreamServiceId: 1,
  isOn: true,
  ...change,
})
const toSecond = (change: object = {}) => ({
  supplierId: secondId,
  upstreamServiceId: 71,
  isOn: true,
  ...change,
})
/** Saves on the revision that the database holds. */
async function save(routes: RoutesChange['routes'], change: Partial<RoutesChange> = {}) {
  const { id, revision } = await followers()
  return test.call('PUT', `/api/suppliers/routes/${id}`, { revision, mode: 'priority', routes, ...change })
}
async function published() {
  const { offers, routing } = (await test.published('orders')).at(-1)!
  const isFollowers = (it: { platform: string; serviceType: string }) =>
    it.platform === 'instagram' && it.serviceType === 'followers'
  return { offer: offers.find(isFollowers), routes: routing?.routes.filter(isFollowers) }
}

describe('the routes of a service', () => {
  it('begin with the one to the supplier of the settings', async () => {
    expect(await followers()).toEqual({
      id: expect.any(String),
      platform: 'instagram',
      serviceType: 'followers',
      isActive: true,
      costPerThousand: '5',
      marginPercent: '50',
      mode: 'priority',
      revision: expect.stringMatching(/^[0-9a-f]{16}$/),
      routes: [
        {
          supplierId: firstSupplierId,
          upstreamServiceId: 1,
          isOn: true,
          listed: {
            upstreamServiceId: 1,
            name: 'Instagram Followers HQ',
            pricePerThousand: '5',
            minQuantity: 10,
            maxQuantity: 100_000,
            refill: true,
          },
        },
      ],
    })
  })

  it('are saved in their order, and orders is told at once', async () => {
    const { status, body } = await save([toSecond(), toFirst()], { mode: 'best' })
    expect([status, body]).toMatchObject([
      200,
      { mode: 'best', routes: [{ supplierId: secondId }, { supplierId: firstSupplierId }] },
    ])
    expect((await published()).routes).toMatchObject([
      { supplierId: secondId, upstreamServiceId: 71, priority: 0, mode: 'best' },
      { supplierId: firstSupplierId, upstreamServiceId: 1, priority: 1, mode: 'best' },
    ])
    expect((await test.auditMessages()).at(-1)).toEqual({
      actor: 'ana',
      action: 'routes-saved',
      details: {
        service: 'Seguidores no Instagram',
        routes: 'Dois 71, Fornecedor 1 1',
        chosen: 'o melhor no momento',
      },
    })
  })

  it('raise the floor to the dearest of them with the next sync, and not before', async () => {
    await save([toFirst(), toSecond()])
    expect((await published()).offer).toMatchObject({ costMicrosPerThousand: 5_000_000 })
    expect(await followers()).toMatchObject({ costPerThousand: '5' })
    await sync()
    expect((await published()).offer).toMatchObject({ costMicrosPerThousand: 7_000_000 })
    expect(await followers()).toMatchObject({ costPerThousand: '7' })
    await save([toFirst(), toSecond({ isOn: false })])
    expect((await published()).offer).toMatchObject({ costMicrosPerThousand: 7_000_000 })
    await sync()
    expect((await published()).offer).toMatchObject({ costMicrosPerThousand: 5_000_000 })
  })

  it('have their limits at once, whatever is switched off', async () => {
    await save([toFirst({ upstreamServiceId: 1 }), toSecond()])
    const limits = async () => (await published()).offer
    expect(await limits()).toMatchObject({ minQuantity: 10, maxQuantity: 100_000 })
    await save([toFirst({ isOn: false }), toSecond()])
    expect(await limits()).toMatchObject({ minQuantity: 50, maxQuantity: 900 })
    await save([toFirst(), toSecond()])
    const first = (await test.call('GET', '/api/suppliers')).body.find(
      ({ id }: { id: string }) => id === firstSupplierId,
    )
    await test.call('PATCH', `/api/suppliers/${firstSupplierId}`, { version: first.version, isOn: false })
    expect(await limits()).toMatchObject({ minQuantity: 50, maxQuantity: 900 })
  })

  it('keep the floor of the dearest when the catalogue links the first to another id', async () => {
    await save([toFirst(), toSecond()])
    await sync()
    const { id } = await followers()
    await test.call('PATCH', `/api/services/${id}`, { smmServiceId: 2 })
    expect((await published()).offer).toMatchObject({ costMicrosPerThousand: 7_000_000 })
  })

  it('link the id of the first supplier in the catalogue too', async () => {
    await save([toFirst({ upstreamServiceId: 2 })])
    const { body } = await test.call('GET', '/api/services')
    const { id } = await followers()
    expect(body).toContainEqual(
      expect.objectContaining({ id, smmServiceId: 2, picked: { by: 'staff', username: 'ana' } }),
    )
  })

  it('are not saved over a change of somebody else', async () => {
    const { id, revision } = await followers()
    await save([toFirst(), toSecond()])
    const stale = { revision, mode: 'priority', routes: [toFirst()] }
    expect(await test.call('PUT', `/api/suppliers/routes/${id}`, stale)).toMatchObject({
      status: 409,
      body: { error: 'CONFLICT' },
    })
    expect((await followers()).routes).toHaveLength(2)
  })

  it.each([
    [
      'an id that the supplier does not list',
      () => [toFirst(), toSecond({ upstreamServiceId: 999 })],
      'ID_NOT_LISTED',
    ],
    ['an unknown supplier', () => [toFirst(), toSecond({ supplierId: 'nobody' })], 'ID_NOT_LISTED'],
    [
      'a supplier twice',
      () => [toFirst(), toSecond(), toSecond({ upstreamServiceId: 72 })],
      'INVALID_REQUEST',
    ],
    ['no route to the linked id', () => [toSecond()], 'INVALID_REQUEST'],
  ])('refuse %s', async (_what, routes, error) => {
    expect((await save(routes())).body).toMatchObject({ error })
    expect((await followers()).routes).toHaveLength(1)
  })

  it('may keep one that its supplier lists no more', async () => {
    await save([toFirst(), toSecond()])
    second.rows = [aService({ service: 72 })]
    for (let run = 0; run < 3; run++) await sync()
    expect((await followers()).routes[1]).toMatchObject({ upstreamServiceId: 71, listed: null })
    expect((await save([toSecond({ isOn: false }), toFirst()])).status).toBe(200)
  })

  it('are read by everybody, and saved by a proven owner alone', async () => {
    const { id, revision } = await followers()
    const wanted = { revision, mode: 'priority', routes: [toFirst()] }
    const url = `/api/suppliers/routes/${id}`
    for (const [role, isProven, status] of [
      ['viewer', true, 403],
      ['finance', true, 403],
      ['owner', false, 403],
      ['owner', true, 200],
    ] as const) {
      const headers = { cookie: cookieOf(role, isProven) }
      expect((await test.call('GET', '/api/suppliers/routes', undefined, headers)).status).toBe(200)
      expect((await test.call('PUT', url, wanted, headers)).status).toBe(status)
    }
  })
})

describe('the services of a supplier', () => {
  const listed = async (query = 'platform=instagram&serviceType=followers') =>
    test.call('GET', `/api/suppliers/${secondId}/services?${query}`)

  it('are those of the product that take a link and a quantity, the cheapest first', async () => {
    expect((await listed()).body).toMatchObject([
      { upstreamServiceId: 72, pricePerThousand: '6.5', refill: false },
      { upstreamServiceId: 71, pricePerThousand: '7', minQuantity: 50, maxQuantity: 900 },
    ])
    expect((await listed('platform=youtube&serviceType=views')).body).toEqual([])
    expect((await listed('platform=orkut&serviceType=views')).status).toBe(400)
  })

  it('cost in reais', async () => {
    await test.db.updateTable('suppliers').set({ rateToBrl: 5.42 }).where('id', '=', secondId).execute()
    expect((await listed()).body[1]).toMatchObject({ pricePerThousand: '37.94' })
  })
})

describe('a held price', () => {
  const accept = (heldPrice: string) =>
    test.call('POST', `/api/suppliers/${secondId}/services/71/accept-price`, { heldPrice })
  beforeEach(async () => {
    await save([toFirst(), toSecond()])
    second.rows = [aService({ service: 71, rate: '14.00' })]
    await sync()
  })

  it('is shown beside the accepted one, which still counts', async () => {
    expect((await followers()).routes[1]?.listed).toMatchObject({ pricePerThousand: '7', heldPrice: '14' })
    expect((await published()).offer).toMatchObject({ costMicrosPerThousand: 7_000_000 })
  })

  it('is accepted as displayed, and counts from the next sync', async () => {
    expect((await accept('13')).body).toMatchObject({ error: 'CONFLICT' })
    const accepted = await accept('14')
    expect(accepted).toMatchObject({ status: 200, body: { pricePerThousand: '14' } })
    expect(accepted.body).not.toHaveProperty('heldPrice')
    expect((await published()).routes).toMatchObject([{}, { costMicrosPerThousand: 14_000_000 }])
    expect((await published()).offer).toMatchObject({ costMicrosPerThousand: 7_000_000 })
    await sync()
    expect((await published()).offer).toMatchObject({ costMicrosPerThousand: 14_000_000 })
    expect(await test.auditMessages()).toContainEqual({
      actor: 'ana',
      action: 'supplier-price-accepted',
      details: { supplier: 'Dois', smmServiceId: '71', acceptedPrice: '14' },
    })
    expect((await accept('14')).status).toBe(409)
  })
})
