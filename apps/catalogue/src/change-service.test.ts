import { randomUUID } from 'node:crypto'
import { mintedCookies } from '@smm/http-service/staff/test-staff-session'
import { aService, openTestApp, type TestApp } from './testing.ts'

let test: TestApp
let id: string
beforeEach(async () => {
  test = await openTestApp()
  await test.call('POST', '/api/services/sync')
  id = (await test.call('GET', '/api/services')).body[0].id
})
afterEach(() => test.close())

const patch = (payload: object, of = id) => test.call('PATCH', `/api/services/${of}`, payload)
const offer = async () => (await test.published()).at(-1)?.offers[0]

describe('PATCH /api/services/:id', () => {
  it('switches a service off and on again, and publishes both', async () => {
    expect(await patch({ isActive: false })).toMatchObject({ status: 200, body: { id, isActive: false } })
    expect(await offer()).toMatchObject({ isActive: false })
    expect((await patch({ isActive: true })).body).toMatchObject({ isActive: true })
    expect(await offer()).toMatchObject({ isActive: true })
    expect(await test.published()).toHaveLength(3)
  })

  it('enqueues an audit entry', async () => {
    await patch({ isActive: false })
    await patch({ smmServiceId: 4 })
    const service = 'Seguidores no Instagram'
    expect(await test.auditMessages()).toEqual([
      { actor: 'ana', action: 'service-changed', details: { service, sold: 'Não' } },
      { actor: 'ana', action: 'service-changed', details: { service, smmServiceId: '4' } },
    ])
  })

  it('warns of an id without the replacement that the pages promise', async () => {
    test.supplier.rows.push(aService({ service: 6, refill: false }))
    await test.call('POST', '/api/services/sync')
    expect((await patch({ smmServiceId: 6 })).body).toMatchObject({ notices: [{ code: 'NO_REFILL' }] })
  })

  it('publishes nothing when nothing changed', async () => {
    await patch({ isActive: true })
    expect(await test.published()).toHaveLength(1)
  })

  it('links another service of the supplier at its price and limits, and warns that it reads like another product', async () => {
    const { body } = await patch({ smmServiceId: 4 })
    expect(body).toMatchObject({
      smmServiceId: 4,
      pricePerThousand: '4.00',
      supplierName: 'YouTube Views',
      notices: [{ code: 'OTHER_PRODUCT' }],
    })
    expect(await offer()).toMatchObject({
      upstreamServiceId: 4,
      costMicrosPerThousand: 4_000_000,
      maxQuantity: 1_000_000,
    })
    const row = await test.db
      .selectFrom('services')
      .select('linkReason')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row?.linkReason).toBe('entered by ana')
  })

  it('stores an unlisted id and sells it only after a sync has found it', async () => {
    test.supplier.rows.push({ ...test.supplier.rows[0], service: 77, rate: '6.25' })
    const { body } = await patch({ smmServiceId: 77 })
    expect(body).toMatchObject({ smmServiceId: 77, isActive: true, notices: [{ code: 'UNKNOWN_ID' }] })
    await test.call('POST', '/api/services/sync')
    expect(await offer()).toMatchObject({
      isActive: true,
      upstreamServiceId: 77,
      costMicrosPerThousand: 6_250_000,
    })
    expect(
      (await test.published()).some(
        ({ offers }) => offers[0]?.['upstreamServiceId'] === 77 && !offers[0]['isActive'],
      ),
    ).toBe(true)
    expect(test.supplier.asked.length).toBeGreaterThan(1)
  })

  it('with onlyIfListed keeps the old id when the new one is unlisted or vanished', async () => {
    const patchListed = (smmServiceId: number) =>
      test.call('PATCH', `/api/services/${id}?onlyIfListed=true`, { smmServiceId })
    expect(await patchListed(77)).toMatchObject({
      status: 409,
      body: { error: 'ID_NOT_LISTED' },
    })
    test.supplier.rows = test.supplier.rows.filter(({ service }) => service !== 4)
    await test.call('POST', '/api/services/sync')
    await test.call('POST', '/api/services/sync')
    expect(await patchListed(4)).toMatchObject({ status: 409 })
    expect(await offer()).toMatchObject({ isActive: true, upstreamServiceId: 1 })
    expect(await test.auditMessages()).toEqual([])
    const { body } = await patchListed(1)
    expect(body).toMatchObject({ smmServiceId: 1, notices: [] })
  })

  it('accepts a price that was held when the id is saved again', async () => {
    test.supplier.rows[0] = { ...test.supplier.rows[0], rate: '50' }
    await test.call('POST', '/api/services/sync')
    expect(await offer()).toMatchObject({ costMicrosPerThousand: 5_000_000 })
    const { body } = await patch({ smmServiceId: 1 })
    expect(body).toMatchObject({ pricePerThousand: '50.00' })
    expect(body.notices).not.toContainEqual(expect.objectContaining({ code: 'PRICE_HELD' }))
    expect(await offer()).toMatchObject({ costMicrosPerThousand: 50_000_000 })
  })

  it('accepts the held price that was displayed, and no other', async () => {
    test.supplier.rows[0] = { ...test.supplier.rows[0], rate: '50' }
    await test.call('POST', '/api/services/sync')
    const held = (await test.call('GET', '/api/services')).body[0].notices
    expect(held).toContainEqual({ code: 'PRICE_HELD', pricePerThousand: '50.00' })
    test.supplier.rows[0] = { ...test.supplier.rows[0], rate: '80' }
    await test.call('POST', '/api/services/sync')
    expect(await patch({ acceptPrice: '50.00' })).toMatchObject({ status: 409, body: { error: 'CONFLICT' } })
    expect(await offer()).toMatchObject({ costMicrosPerThousand: 5_000_000 })
    const { body } = await patch({ acceptPrice: '80.00' })
    expect(body).toMatchObject({ pricePerThousand: '80.00', picked: { by: 'catalogue' } })
    expect(await offer()).toMatchObject({ costMicrosPerThousand: 80_000_000 })
    expect(await patch({ acceptPrice: '80.00' })).toMatchObject({ status: 409 })
  })

  it('never accepts a price of zero', async () => {
    test.supplier.rows[0] = { ...test.supplier.rows[0], rate: '0' }
    await test.call('POST', '/api/services/sync')
    const [service] = (await test.call('GET', '/api/services')).body
    expect(service).toMatchObject({
      pricePerThousand: '5.00',
      notices: [{ code: 'PRICE_HELD', pricePerThousand: '0.00' }],
    })
    expect(await patch({ acceptPrice: '0.00' })).toMatchObject({ status: 409 })
    expect(await offer()).toMatchObject({ isActive: true, costMicrosPerThousand: 5_000_000 })
  })

  it('shows how the service was picked and the fields that its price is calculated from', async () => {
    const [first] = (await test.call('GET', '/api/services')).body
    expect(first).toMatchObject({
      picked: {
        by: 'catalogue',
        of: 1,
        merits: expect.arrayContaining(['takes the smallest package', 'refills']),
      },
      marginPercent: '50',
      minQuantity: 10,
      maxQuantity: 100_000,
    })
    expect((await patch({ smmServiceId: 1 })).body.picked).toEqual({ by: 'staff', username: 'ana' })
  })

  it.each([
    [{ acceptPrice: '-1.00' }],
    [{ acceptPrice: 'x' }],
    [{}],
    [{ smmServiceId: '12' }],
    [{ smmServiceId: 0 }],
    [{ smmServiceId: 1.5 }],
    [{ isActive: 'yes' }],
    [{ price: 1 }],
  ])('refuses %j', async (payload) => {
    expect(await patch(payload)).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } })
  })

  it('refuses an unknown service', async () => {
    expect(await patch({ isActive: false }, randomUUID())).toMatchObject({ status: 404 })
    expect(await patch({ isActive: false }, 'no-id')).toMatchObject({ status: 400 })
  })
})

describe('a route of the catalogue', () => {
  it.each([
    ['GET', '/api/services'],
    ['GET', '/api/services/attention'],
    ['POST', '/api/services/sync'],
    ['PATCH', `/api/services/${randomUUID()}`],
    ['GET', '/api/margins'],
    ['POST', '/api/margins'],
    ['PATCH', `/api/margins/${randomUUID()}`],
  ] as const)('%s %s is shut without a session', async (method, url) => {
    const { statusCode } = await test.app.inject({ method, url })
    expect(statusCode).toBe(401)
  })

  it('refuses a session that the catalogue could have minted itself', async () => {
    const answers = await Promise.all(
      mintedCookies().map((cookie) => test.call('GET', '/api/services', undefined, { cookie })),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  it('refuses a revoked session', async () => {
    await test.db
      .insertInto('endedSessions')
      .values({ sessionId: 'session-1', expiresAt: new Date(Date.now() + 60_000) })
      .execute()
    expect((await test.call('GET', '/api/services')).status).toBe(401)
  })

  it('refuses foreign origins', async () => {
    expect(
      await test.call('POST', '/api/services/sync', undefined, { 'sec-fetch-site': 'cross-site' }),
    ).toMatchObject({
      status: 403,
    })
  })

  it('is ready only with its database', async () => {
    expect(await test.call('GET', '/readyz')).toMatchObject({ status: 200 })
  })
})
