import { sql } from 'kysely'
import { connect } from '@smm/database/connect'
import { syncCatalogue } from './sync-catalogue.ts'
import type { Tables } from '../tables.ts'
import { aService, fivePublished, openTestApp, type TestApp } from '../testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await openTestApp()
})
afterEach(() => test.close())

const sync = () => test.call('POST', '/api/services/sync')
const services = async () => (await test.call('GET', '/api/services')).body as Array<Record<string, unknown>>
const followers = async () =>
  (await services()).find((it) => it['platform'] === 'instagram' && it['category'] === 'followers')
const mirror = () => test.db.selectFrom('upstreamServices').selectAll().orderBy('upstreamId').execute()
const listed = (change: object) => {
  test.supplier.rows = fivePublished().map((row) => (row['service'] === 1 ? { ...row, ...change } : row))
}

describe('POST /api/services/sync', () => {
  it('inserts the five published products, active and linked, and reports counts', async () => {
    const { status, body } = await sync()
    expect(status).toBe(200)
    expect(body).toMatchObject({ fetched: 5, changed: 5, held: 0 })
    expect(Date.parse(body.finishedAt)).toBeGreaterThanOrEqual(Date.parse(body.startedAt))
    expect(
      (await services()).map((it) => [it['platform'], it['category'], it['isActive'], it['smmServiceId']]),
    ).toEqual([
      ['instagram', 'followers', true, 1],
      ['instagram', 'likes', true, 2],
      ['tiktok', 'followers', true, 5],
      ['youtube', 'subscribers', true, 3],
      ['youtube', 'views', true, 4],
    ])
    expect(await followers()).toMatchObject({
      pricePerThousand: '5.00',
      supplierName: 'Instagram Followers HQ',
      notices: [],
    })
    const { linkReason } = await test.db.selectFrom('services').select('linkReason').executeTakeFirstOrThrow()
    expect(linkReason).toMatch(/^best of 1: /)
  })

  it('sends the key in the form, never in the URL', async () => {
    await sync()
    expect(test.supplier.asked).toEqual(['key=the+key&action=services'])
  })

  it('publishes every offer to chat and orders, in millionths of a real', async () => {
    await sync()
    for (const receiver of ['chat', 'orders'] as const) {
      const [message, ...more] = await test.published(receiver)
      expect(more).toEqual([])
      expect(message?.offers).toHaveLength(5)
      expect(message?.offers[0]).toEqual({
        platform: 'instagram',
        serviceType: 'followers',
        isActive: true,
        upstreamServiceId: 1,
        costMicrosPerThousand: 5_000_000,
        marginBasisPoints: 5_000,
        minQuantity: 10,
        maxQuantity: 100_000,
      })
    }
  })

  it('changes and publishes nothing when run again', async () => {
    await sync()
    const versions = async () => [
      await test.db
        .selectFrom('upstreamServices')
        .select((eb) => eb.ref('xmin' as 'upstreamId').as('xmin'))
        .execute(),
      await test.db
        .selectFrom('services')
        .select((eb) => eb.ref('xmin' as 'id').as('xmin'))
        .execute(),
      await test.db
        .selectFrom('outbox')
        .select((eb) => eb.ref('xmin' as 'name').as('xmin'))
        .execute(),
    ]
    const before = await versions()
    expect((await sync()).body).toMatchObject({ fetched: 5, changed: 0 })
    expect(await versions()).toEqual(before)
  })

  it('locks no row when run again', async () => {
    await sync()
    const written = async () => {
      const { rows } = await sql<{ row: string }>`
        SELECT concat_ws(' ', ctid, xmin, xmax) AS row FROM upstream_services ORDER BY upstream_id`.execute(
        test.db,
      )
      return rows
    }
    const before = await written()
    await sync()
    expect(await written()).toEqual(before)
  })

  it('writes only the rows that changed', async () => {
    await sync()
    listed({ rate: '5.50' })
    expect((await sync()).body).toMatchObject({ changed: 1, held: 0 })
    expect(await followers()).toMatchObject({ pricePerThousand: '5.50' })
    expect(await test.published()).toHaveLength(2)
  })

  it('inserts other products inactive', async () => {
    test.supplier.rows.push(
      aService({ service: 9, name: 'TikTok Likes', category: 'TikTok Likes', rate: '2' }),
    )
    await sync()
    const found = (await services()).find((it) => it['category'] === 'likes' && it['platform'] === 'tiktok')
    expect(found).toMatchObject({ isActive: false, smmServiceId: 9, pricePerThousand: '2.00' })
  })

  it('shows a published product that the supplier lacks, but does not sell it', async () => {
    test.supplier.rows = fivePublished().slice(1)
    await sync()
    const shown = await followers()
    expect(shown).toMatchObject({ isActive: true, pricePerThousand: '0.00' })
    expect(shown).not.toHaveProperty('smmServiceId')
    expect((await test.published())[0]?.offers[0]).toMatchObject({ isActive: false, upstreamServiceId: null })
  })

  it('links such a product once the supplier lists it', async () => {
    test.supplier.rows = fivePublished().slice(1)
    await sync()
    test.supplier.rows = fivePublished()
    await sync()
    expect(await followers()).toMatchObject({ smmServiceId: 1 })
  })

  it.each([['0'], ['0.00'], ['7.51'], ['2.4']])(
    'holds a price that becomes %s and keeps the old one',
    async (rate) => {
      await sync()
      listed({ rate })
      expect((await sync()).body).toMatchObject({ changed: 1, held: 1 })
      expect(await followers()).toMatchObject({
        pricePerThousand: '5.00',
        isActive: true,
        notices: [{ code: 'PRICE_HELD' }],
      })
      expect(await test.published()).toHaveLength(1)
      expect((await sync()).body).toMatchObject({ changed: 0, held: 1 })
      listed({ rate: '5.00' })
      expect((await sync()).body).toMatchObject({ held: 0 })
      expect((await followers())?.['notices']).toEqual([])
    },
  )

  it('never sells at price zero', async () => {
    test.supplier.rows[0] = aService({ rate: 0 })
    await sync()
    expect(await followers()).not.toHaveProperty('smmServiceId')
    expect((await test.published())[0]?.offers[0]).toMatchObject({ isActive: false })
  })

  it('deactivates a service missing twice, and raises one alert', async () => {
    await sync()
    test.supplier.rows = fivePublished().slice(1)
    await sync()
    expect(await followers()).toMatchObject({ isActive: true, notices: [] })
    await sync()
    expect(await followers()).toMatchObject({ isActive: false, notices: [{ code: 'VANISHED' }] })
    expect((await test.published()).at(-1)?.offers[0]).toMatchObject({ isActive: false })
    expect((await sync()).body).toMatchObject({ changed: 0 })
    expect(await test.db.selectFrom('serviceAlerts').selectAll().execute()).toMatchObject([
      { kind: 'vanished', smmServiceId: 1 },
    ])
  })

  it('ignores a single absence, and does not reactivate a service that returns', async () => {
    await sync()
    for (const rows of [fivePublished().slice(1), fivePublished(), fivePublished().slice(1)]) {
      test.supplier.rows = rows
      await sync()
    }
    expect(await followers()).toMatchObject({ isActive: true })
    await sync()
    test.supplier.rows = fivePublished()
    await sync()
    expect(await followers()).toMatchObject({ isActive: false, notices: [] })
  })

  it.each([
    ['an empty list', 200, '[]'],
    ['nothing', 200, ''],
    ['a page', 200, '<html>Just a moment...</html>'],
    ['a refusal', 200, '{"error":"Invalid API key"}'],
    ['a cut list', 200, JSON.stringify(fivePublished()).slice(0, -30)],
    ['an error', 500, '[]'],
    ['a redirect', 302, JSON.stringify([aService()])],
  ])('keeps everything when the supplier answers %s', async (_, status, text) => {
    await sync()
    const before = await mirror()
    test.supplier.answer = (_request, response) => {
      response.writeHead(status, { location: '/elsewhere' }).end(text)
    }
    const refused = await sync()
    expect(refused).toEqual({
      status: 502,
      body: { error: 'SUPPLIER_UNAVAILABLE', message: expect.any(String) },
    })
    expect(await mirror()).toEqual(before)
    expect(await test.published()).toHaveLength(1)
  })

  it('retries a lost answer', async () => {
    test.supplier.answer = (request) => {
      test.supplier.answer = undefined
      request.socket.destroy()
    }
    expect((await sync()).status).toBe(200)
    expect(test.supplier.asked).toHaveLength(2)
  })

  it('joins a running sync, also of another replica', async () => {
    const otherDb = connect<Tables>({ url: test.url, log: { error: () => {} } })
    const [first, second, other] = await Promise.all([
      syncCatalogue(test.deps),
      sync(),
      syncCatalogue({ ...test.deps, db: otherDb }),
    ])
    await otherDb.destroy()
    expect(second.body).toEqual(first)
    expect(other).toEqual(first)
    expect(test.supplier.asked).toHaveLength(1)
  })

  it('converts the price to reais, rounded up', async () => {
    await test.close()
    test = await openTestApp([aService({ rate: '1.0000001' }), aService({ service: 2, rate: '0.333333' })], {
      SMM_RATE_TO_BRL: '5.5',
    })
    await sync()
    expect(await followers()).toMatchObject({ smmServiceId: 2, pricePerThousand: '1.833332' })
  })

  it('links a service that keeps the margin at the published prices', async () => {
    test.supplier.rows[0] = aService({ name: 'Instagram Seguidores Brasileiros', rate: '120' })
    test.supplier.rows.push(aService({ service: 6, rate: '6' }))
    await sync()
    expect(await followers()).toMatchObject({ smmServiceId: 6, notices: [] })
    const { linkReason } = await test.db
      .selectFrom('services')
      .select('linkReason')
      .where('smmServiceId', '=', 6)
      .executeTakeFirstOrThrow()
    expect(linkReason).toMatch(/^best of 2: .*every package covers cost plus margin/)
  })

  it('warns of a package that sells under its floor', async () => {
    listed({ rate: '200' })
    await sync()
    expect((await followers())?.['notices']).toEqual([
      { code: 'PACKAGE_UNDER_FLOOR', quantity: 100, price: '15.00', floor: '30.00' },
    ])
  })

  it('warns of a package whose quantity the supplier takes no more', async () => {
    await sync()
    listed({ min: '300' })
    await sync()
    expect((await followers())?.['notices']).toEqual([
      {
        code: 'PACKAGE_OUTSIDE_LIMITS',
        quantity: 100,
        quantities: expect.arrayContaining([100]),
        taken: [{ minimum: 300, maximum: 100_000 }],
      },
    ])
    expect((await test.call('GET', '/api/services/attention')).body).toEqual([
      { code: 'PACKAGES_OUTSIDE_LIMITS', count: 1 },
    ])
    listed({ min: '100' })
    await sync()
    expect((await followers())?.['notices']).toEqual([])
  })

  it('accepts names with lone surrogates', async () => {
    listed({ name: `Instagram Followers ${'x'.repeat(479)}🇧🇷` })
    expect((await sync()).body).toMatchObject({ fetched: 5 })
    test.supplier.answer = (_request, response) => {
      response.end(JSON.stringify([aService({ name: 'Instagram Followers \ud83d Real' })]))
    }
    expect((await sync()).status).toBe(200)
    expect((await mirror())[0]?.name).toBe('Instagram Followers \ufffd Real')
  })

  it('accepts a list of thousands', async () => {
    test.supplier.rows = Array.from({ length: 5_000 }, (_, index) => aService({ service: index + 1 }))
    expect((await sync()).body).toMatchObject({ fetched: 5_000, changed: 5_000 })
    expect((await sync()).body).toMatchObject({ fetched: 5_000, changed: 0 })
  })
})
