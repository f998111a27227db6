import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { isSyncDue, startSyncScheduler } from './sync-scheduler.ts'
import { republishCatalogue } from '../publish-catalogue.ts'
import { openTestApp, type TestApp } from '../testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await openTestApp()
})
afterEach(() => test.close())

const versions = async () => (await test.published()).map(({ version }) => version)

describe('startSyncScheduler', () => {
  it('fills the catalogue at boot, retrying until the supplier answers', async () => {
    const failing = (_request: unknown, response: { writeHead: (status: number) => { end: () => void } }) => {
      if (test.supplier.asked.length > 3) test.supplier.answer = undefined
      response.writeHead(503).end()
    }
    test.supplier.answer = failing
    const scheduler = startSyncScheduler(test.deps)
    await until(async () => (await versions()).length > 0)
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

  it('republishes the last version at boot and after some minutes', async () => {
    expect(await republishCatalogue(test.deps, { always: true })).toBe(false)
    await test.call('POST', '/api/services/sync')
    await test.db.updateTable('outbox').set({ deliveredAt: new Date() }).execute()
    expect(await republishCatalogue(test.deps)).toBe(false)
    expect(await republishCatalogue(test.deps, { always: true })).toBe(true)
    expect(await versions()).toEqual([1, 1])
    const [first, second] = await test.published()
    expect(second).toEqual(first)
    await test.db.updateTable('outbox').set({ deliveredAt: new Date() }).execute()
    await test.db
      .updateTable('catalogueState')
      .set({ publishedAt: sql<Date>`now() - interval '6 minutes'` })
      .execute()
    const [one, other] = await Promise.all([republishCatalogue(test.deps), republishCatalogue(test.deps)])
    expect([one, other].sort()).toEqual([false, true])
  })

  it('enqueues no duplicate for a subscriber that is down', async () => {
    await test.call('POST', '/api/services/sync')
    expect(await republishCatalogue(test.deps, { always: true })).toBe(false)
    await test.db
      .updateTable('outbox')
      .set({ deliveredAt: new Date() })
      .where('receiver', '=', 'orders')
      .execute()
    expect(await republishCatalogue(test.deps, { always: true })).toBe(true)
    expect(await test.published('chat')).toHaveLength(1)
    expect(await test.published('orders')).toHaveLength(2)
  })
})
