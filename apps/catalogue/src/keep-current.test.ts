import { sql } from 'kysely'
import { isSyncDue, keepCurrent } from './keep-current.ts'
import { repeatCatalogue } from './publish-catalogue.ts'
import { openTestApp, type TestApp } from './testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await openTestApp()
})
afterEach(() => test.close())

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}
const versions = async () => (await test.told()).map(({ version }) => version)

describe('the catalogue by itself', () => {
  it('fills itself at boot, trying until the supplier answers', async () => {
    const failing = (_request: unknown, response: { writeHead: (status: number) => { end: () => void } }) => {
      if (test.supplier.asked.length > 3) test.supplier.answer = undefined
      response.writeHead(503).end()
    }
    test.supplier.answer = failing
    const care = keepCurrent(test.deps)
    await until(async () => (await versions()).length > 0)
    await care.close()
    expect(await test.db.selectFrom('services').select('id').execute()).toHaveLength(5)
    expect(test.supplier.asked.length).toBeGreaterThan(3)
  })

  it('syncs when the last success is older than the setting, whoever asked for it', async () => {
    expect(await isSyncDue(test.db, 60)).toBe(true)
    await test.call('POST', '/api/services/sync')
    expect(await isSyncDue(test.db, 60)).toBe(false)
    await test.db
      .updateTable('syncRuns')
      .set({ finishedAt: sql<Date>`now() - interval '61 minutes'` })
      .execute()
    expect(await isSyncDue(test.db, 60)).toBe(true)
  })

  it('repeats what it last said, at boot and when it is some minutes old', async () => {
    expect(await repeatCatalogue(test.db, { always: true })).toBe(false)
    await test.call('POST', '/api/services/sync')
    await test.db.updateTable('outbox').set({ deliveredAt: new Date() }).execute()
    expect(await repeatCatalogue(test.db)).toBe(false)
    expect(await repeatCatalogue(test.db, { always: true })).toBe(true)
    expect(await versions()).toEqual([1, 1])
    const [first, second] = await test.told()
    expect(second).toEqual(first)
    await test.db.updateTable('outbox').set({ deliveredAt: new Date() }).execute()
    await test.db
      .updateTable('catalogueState')
      .set({ publishedAt: sql<Date>`now() - interval '6 minutes'` })
      .execute()
    const [one, other] = await Promise.all([repeatCatalogue(test.db), repeatCatalogue(test.db)])
    expect([one, other].sort()).toEqual([false, true])
  })

  it('does not pile messages up for a neighbour that is down', async () => {
    await test.call('POST', '/api/services/sync')
    expect(await repeatCatalogue(test.db, { always: true })).toBe(false)
    await test.db
      .updateTable('outbox')
      .set({ deliveredAt: new Date() })
      .where('receiver', '=', 'orders')
      .execute()
    expect(await repeatCatalogue(test.db, { always: true })).toBe(true)
    expect(await test.told('chat')).toHaveLength(1)
    expect(await test.told('orders')).toHaveLength(2)
  })
})
