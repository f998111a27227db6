import { randomUUID } from 'node:crypto'
import { centsToDecimal } from '@smm/pricing/money'
import { type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { aPaidOrder, openOrders, type OpenOrders } from '../testing/open-orders.ts'
import { lowBalance } from './list-attention-items.ts'

let sandbox: Sandbox
let orders: OpenOrders
beforeEach(async () => {
  sandbox = await startSandbox()
  await sandbox.smm({ balance: 1_000, latencyMs: 0, failNext: null, stepMs: 60_000 })
  orders = await openOrders(sandbox)
})
afterEach(async () => {
  await orders.close()
  await sandbox.stop()
})

async function get(url: string) {
  const headers = { cookie: await orders.signIn() }
  return (await orders.service.app.inject({ url, headers })).json()
}
const attention = () => get('/api/admin/attention')
const review = (reason: string) =>
  orders.db.insertInto('reviews').values({ reason, subject: randomUUID(), details: '{}' }).execute()

describe('GET /api/admin/attention', () => {
  it('is empty without problems', async () => {
    expect(await attention()).toEqual([])
  })

  it('lists open reviews by kind', async () => {
    for (const reason of [
      'MAYBE_SENT_BEFORE_RESTORE',
      'WAITING_TOO_LONG',
      'OUTCOME_UNKNOWN',
      'AMOUNT_MISMATCH',
      'ORPHAN_PAYMENT',
      'DELIVERED_IN_PART',
    ])
      await review(reason)
    expect(await attention()).toEqual([
      { code: 'UNKNOWN_SUBMISSIONS', count: 1, since: expect.any(String) },
      { code: 'PARKED_BY_FENCE', count: 1, since: expect.any(String) },
      { code: 'ORDERS_WAITING', count: 1, since: expect.any(String) },
      { code: 'MONEY_TO_REVIEW', count: 2, since: expect.any(String) },
      { code: 'OTHER_REVIEWS', count: 1, since: expect.any(String) },
    ])
    await orders.db.updateTable('reviews').set({ closedAt: new Date() }).execute()
    expect(await attention()).toEqual([])
  })

  it('lists refunds owed for partial deliveries until they are paid', async () => {
    await sandbox.smm({ failNext: { action: 'add', mode: 'partial', times: 1 }, stepMs: 50 })
    const { id } = await aPaidOrder(orders)
    const { remains } = await orders.becomes(id, { status: 'partial' })
    const amount = centsToDecimal(Math.ceil((4_500 * remains!) / 500))
    expect(await attention()).toEqual([{ code: 'REFUNDS_OWED', count: 1, amount, since: expect.any(String) }])
    expect(await get('/api/payments/reviews')).toMatchObject([{ reason: 'REFUND_OWED', orderId: id, amount }])
    await orders.db.updateTable('refunds').set({ state: 'sending' }).execute()
    expect(await attention()).toEqual([])
    expect(await get('/api/payments/reviews')).toEqual([])
  })

  it('lists a low balance', async () => {
    await sandbox.smm({ balance: 12.5 })
    expect(await attention()).toEqual([{ code: 'LOW_BALANCE', count: 1, amount: '12.50', currency: 'BRL' }])
  })

  it('lists an unreachable supplier and the pause of its circuit breaker', async () => {
    orders.service.deps.suppliers.first.breaker.openFor(60)
    await sandbox.stop()
    expect(await attention()).toEqual([
      { code: 'SUPPLIER_UNREACHABLE', count: 1 },
      { code: 'SUPPLIER_PAUSED', count: 1, until: expect.any(String) },
    ])
  })

  it('requires a staff session', async () => {
    expect((await orders.service.app.inject({ url: '/api/admin/attention' })).statusCode).toBe(401)
  })
})

describe('lowBalance', () => {
  const brl = (amount: number) => ({ amount, currency: 'BRL', text: String(amount) })
  it('reports a balance under the expected spend or under fifty reais', () => {
    expect(lowBalance(brl(200), 200)).toEqual([])
    expect(lowBalance(brl(199.999), 200)).toMatchObject([{ amount: '199.99' }])
    expect(lowBalance(brl(49), 0)).toHaveLength(1)
    expect(lowBalance(brl(50), 0)).toEqual([])
  })
})
