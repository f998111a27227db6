import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { nextVersion } from '@smm/database/next-version'
import { isSyncDue, startSyncScheduler } from './sync-scheduler.ts'
import { republishCatalogue } from '../publish-catalogue.ts'
import { openTestApp, type TestApp } from '../testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await openTestApp()
})
afterEach(() => test.close())

const published = () => test.published('orders')
const makeDue = () =>
  test.db
    .updateTable('catalogueState')
    .set({ publishedAt: sql<Date>`now() - interval '6 minutes'` })
    .execute()

describe('startSyncScheduler', () => {
  it('fills the catalogue at boot, retrying until the supplier answers', async () => {
    const failing = (_request: unknown, response: { writeHead: (status: number) => { end: () => void } }) => {
      if (test.supplier.asked.length > 3) test.supplier.answer = undefined
      response.writeHead(503).end()
    }
    test.supplier.answer = failing
    const scheduler = startSyncScheduler(test.deps)
    await until(async () => (await published()).length > 0)
    await scheduler.close()
    expect(await test.db.selectFrom('services').select('id').execute()).toHaveLength(5)
    expect(test.supplier.asked.length).toBeGreaterThan(3)
  })

  it('is due when the last success, scheduled or requested, is older than the interval', async () => {
    expect(await isSyncDue(test.db, 60)).toBe(true)
    await test.call('POST', '/api/services/sync')
    expect(await isSyncDue(test.db, 60)).toBe(false)
    await test.db
      .updateTable('syncRuns')
      .set({ finishedAt: sql<Date>`now() - interval '61 minutes'` })
      .execute()
    expect(await isSyncDue(test.db, 60)).toBe(true)
  })

  it('republishes the last version after some minutes, by one replica', async () => {
    await test.call('POST', '/api/services/sync')
    await test.db.updateTable('outbox').set({ deliveredAt: new Date() }).execute()
    await republishCatalogue(test.deps)
    expect(await published()).toHaveLength(1)
    await makeDue()
    await Promise.all([republishCatalogue(test.deps), republishCatalogue(test.deps)])
    const [first, second, ...more] = await published()
    expect([second, more]).toEqual([first, []])
  })

  it('enqueues no duplicate for a subscriber that is down', async () => {
    await test.call('POST', '/api/services/sync')
    await makeDue()
    await republishCatalogue(test.deps)
    expect(await published()).toHaveLength(1)
    const delivered = test.db.updateTable('outbox').set({ deliveredAt: new Date() })
    await delivered.where('receiver', '=', 'orders').execute()
    await makeDue()
    await republishCatalogue(test.deps)
    expect(await test.published('chat')).toHaveLength(1)
    expect(await published()).toHaveLength(2)
  })

  it('publishes a database that went back above all that its receivers know, at boot and later', async () => {
    await test.call('POST', '/api/services/sync')
    const copy = await test.db.selectFrom('catalogueState').selectAll().executeTakeFirstOrThrow()
    /** Takes longer than a second per version that was published since the copy. */
    const restore = async () => {
      const known = (await published()).at(-1)!.version
      await until(async () => nextVersion(1) > known)
      await test.db.updateTable('catalogueState').set(copy).execute()
    }
    const { body: margin } = await test.call('POST', '/api/margins', { marginPercent: '80', isGlobal: true })
    const raiseTo = (marginPercent: string) =>
      test.call('PATCH', `/api/margins/${margin.id}`, { marginPercent })

    await raiseTo('90')
    await restore()
    const atBoot = await republishCatalogue(test.deps, Infinity)
    await raiseTo('100')
    await restore()
    await republishCatalogue(test.deps, atBoot)

    const messages = await published()
    const versions = messages.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
    const offers = messages.map((it) => JSON.stringify(it.offers))
    expect(offers.map((it) => it === offers[0])).toEqual([true, false, false, true, false, true])
    const [first, , , restored, , again] = messages
    expect(restored!.priceBook!.version).toBeGreaterThan(first!.priceBook!.version)
    expect(again!.routing!.version).toBeGreaterThan(restored!.routing!.version)
  })
})
