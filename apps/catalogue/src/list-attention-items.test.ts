import { sql } from 'kysely'
import { openTestApp, type TestApp } from './testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await openTestApp()
})
afterEach(() => test.close())

const attention = async () => (await test.call('GET', '/api/services/attention')).body
const sync = () => test.call('POST', '/api/services/sync')
const change = (at: number, change: object) => {
  test.supplier.rows[at] = { ...test.supplier.rows[at], ...change }
}

describe('GET /api/services/attention', () => {
  it('is empty without problems', async () => {
    await sync()
    expect(await attention()).toEqual([])
  })

  it('lists a failed sync until one succeeds', async () => {
    test.supplier.answer = (_request, response) => response.writeHead(500).end()
    await sync()
    expect(await attention()).toEqual([{ code: 'SYNC_FAILED', count: 1 }])
    test.supplier.answer = undefined
    await sync()
    expect(await attention()).toEqual([])
    test.supplier.answer = (_request, response) => response.writeHead(500).end()
    await sync()
    expect(await attention()).toEqual([{ code: 'SYNC_FAILED', count: 1, since: expect.any(String) }])
  })

  it('lists a sync that is overdue', async () => {
    await sync()
    await sql`UPDATE sync_runs SET finished_at = now() - interval '121 minutes'`.execute(test.db)
    expect(await attention()).toEqual([{ code: 'SYNC_FAILED', count: 1, since: expect.any(String) }])
  })

  it('lists packages under the floor, held prices and undeliverable services', async () => {
    await sync()
    change(0, { rate: '140' })
    change(1, { rate: '0' })
    test.supplier.rows.pop()
    await sync()
    await sync()
    const services = (await test.call('GET', '/api/services')).body
    await test.call('PATCH', `/api/services/${services[3].id}`, { smmServiceId: 999 })
    expect(await attention()).toEqual([
      { code: 'PRICES_HELD', count: 2 },
      { code: 'SERVICES_NOT_SOLD', count: 2 },
    ])
    await test.call('PATCH', `/api/services/${services[0].id}`, { acceptPrice: '140.00' })
    expect(await attention()).toContainEqual({ code: 'PACKAGES_UNDER_FLOOR', count: 1 })
    await test.call('PATCH', `/api/services/${services[0].id}`, { isActive: false })
    expect(await attention()).not.toContainEqual(expect.objectContaining({ code: 'PACKAGES_UNDER_FLOOR' }))
  })
})
