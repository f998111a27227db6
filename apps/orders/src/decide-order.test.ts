import type { OrderActionName, OrderDetails } from '@smm/contracts/order-details'
import { checkLedger } from './keep-house.ts'
import {
  adminPassword,
  aPaidOrder,
  aWish,
  openOrders,
  type OpenOrders,
  type Sandbox,
  startSandbox,
  until,
} from './testing.ts'

let sandbox: Sandbox
let orders: OpenOrders
let cookie: string
beforeAll(async () => {
  sandbox = await startSandbox()
  orders = await openOrders(sandbox, { SMM_ADD_TIMEOUT_MS: '500' })
  const payload = { username: 'admin', password: adminPassword }
  const { cookies } = await orders.service.app.inject({ method: 'POST', url: '/api/admin/login', payload })
  cookie = `smm_staff=${cookies[0]!.value}`
})
beforeEach(async () => {
  await sandbox.smm({ balance: 1_000, failNext: null, stepMs: 60_000 })
  await sandbox.bank({ webhooks: 'on', refunds: 'accept', refundMs: 0 })
})
afterAll(async () => {
  await orders.close()
  await sandbox.stop()
})

const get = async (url: string) => (await orders.service.app.inject({ url, headers: { cookie } })).json()
const details = (id: string): Promise<OrderDetails> => get(`/api/orders/${id}`)
async function decide(id: string, name: OrderActionName, more: object = {}) {
  const { version, actions } = await details(id)
  const subject = actions.find((action) => action.name === name)?.subject
  const payload = { name, version, reason: 'Conferido no painel.', ...(subject && { subject }), ...more }
  const answer = await orders.service.app.inject({
    method: 'POST',
    url: `/api/orders/${id}/actions`,
    payload,
    headers: { cookie },
  })
  return { status: answer.statusCode, body: answer.json() }
}
async function anUnknownOrder(mode: string) {
  await sandbox.smm({ failNext: { action: 'add', mode, times: 1 } })
  const order = await aPaidOrder(orders)
  await orders.becomes(order.id, { fulfilment: 'unknown' })
  return order
}
/** An order that was really paid at the bank, in `amount`. */
async function paidAtTheBank(amount: string) {
  const wish = aWish()
  await orders.say('place-order', wish)
  const { pixCode } = await orders.card(wish.orderId)
  await sandbox.pay(pixCode, { amount, force: true })
  return wish
}
const names = ({ actions }: OrderDetails) => actions.map(({ name }) => name)
const refundIs = (id: string, state: string) =>
  until(async () => {
    const { refunds } = await details(id)
    return refunds.length === 1 && refunds[0]!.state === state
  })

describe('an order whose sending is unknown', () => {
  it('shows what happened and what may be decided', async () => {
    const { id } = await anUnknownOrder('500')
    const shown = await details(id)
    expect(shown).toMatchObject({ fulfilment: 'unknown', order: { id, status: 'paid', totalPrice: '45.00' } })
    expect(shown.reviews).toMatchObject([
      { reason: 'OUTCOME_UNKNOWN', closedAt: null, said: expect.any(String) },
    ])
    expect(names(shown)).toEqual(['mark-sent', 'send-again', 'cancel-and-refund'])
    expect(await get('/api/payments/reviews')).toContainEqual(expect.objectContaining({ orderId: id }))
  })

  it('is followed when it was found at the supplier', async () => {
    const { id, link } = await anUnknownOrder('timeout-after')
    const [{ id: upstreamOrderId } = { id: 0 }] = await sandbox.ordersFor(link)
    expect((await decide(id, 'mark-sent')).status).toBe(400)
    expect((await decide(id, 'mark-sent', { upstreamOrderId: '987654' })).status).toBe(400)
    const { status, body } = await decide(id, 'mark-sent', { upstreamOrderId: String(upstreamOrderId) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ fulfilment: 'sent', actions: [], order: { status: 'processing' } })
    expect(body.reviews).toMatchObject([{ resolution: 'Conferido no painel.' }])
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
    const other = await anUnknownOrder('500')
    const again = await decide(other.id, 'mark-sent', { upstreamOrderId: String(upstreamOrderId) })
    expect(again.status).toBe(409)
  })

  it('is sent again when it is not there', async () => {
    const { id, link } = await anUnknownOrder('timeout-before')
    expect((await decide(id, 'send-again')).status).toBe(200)
    await orders.becomes(id, { fulfilment: 'sent' })
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
  })

  it('is decided once, by whoever was first', async () => {
    const { id } = await anUnknownOrder('500')
    const answers = await Promise.all([decide(id, 'cancel-and-refund'), decide(id, 'cancel-and-refund')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decide(id, 'send-again')).status).toBe(409)
    const audit = await orders.db.selectFrom('auditLog').select(['actor', 'action', 'details']).execute()
    const ofOrder = audit.filter(({ details }) => (details as { orderId?: string }).orderId === id)
    expect(ofOrder).toMatchObject([{ actor: 'admin', action: 'cancel-and-refund' }])
  })
})

describe('money in review', () => {
  it('is accepted: the order is paid and sent', async () => {
    const { orderId } = await paidAtTheBank('44.00')
    await until(async () => names(await details(orderId)).includes('accept-payment'))
    expect((await decide(orderId, 'accept-payment')).status).toBe(200)
    await orders.becomes(orderId, { fulfilment: 'sent' })
    const sums = await balances(orderId)
    expect(sums).toEqual({ bank: 4_400, sales: -4_400, 'to-review': 0 })
  })

  it('is returned by the bank, to the centavo', async () => {
    const { orderId } = await paidAtTheBank('46.00')
    await until(async () => names(await details(orderId)).includes('return-payment'))
    expect((await decide(orderId, 'return-payment')).status).toBe(200)
    await refundIs(orderId, 'done')
    expect(await balances(orderId)).toEqual({ bank: 0, 'to-review': 0, 'to-refund': 0 })
  })
})

describe('a refund', () => {
  it('that the bank could not carry out is tried again under another id', async () => {
    await sandbox.bank({ refunds: 'refuse' })
    const { orderId } = await paidAtTheBank('46.00')
    await until(async () => names(await details(orderId)).includes('return-payment'))
    await decide(orderId, 'return-payment')
    await refundIs(orderId, 'failed')
    await sandbox.bank({ refunds: 'accept' })
    expect((await decide(orderId, 'pay-refund')).status).toBe(200)
    await refundIs(orderId, 'done')
    expect(await balances(orderId)).toEqual({ bank: 0, 'to-review': 0, 'to-refund': 0 })
    expect((await details(orderId)).reviews.every(({ closedAt }) => closedAt)).toBe(true)
  })
})

describe('the ledger', () => {
  it('adds up, refuses what does not, and is never changed', async () => {
    await paidAtTheBank('45.00')
    await checkLedger(orders.service.deps)
    const wrong = await orders.db.selectFrom('reviews').selectAll().where('subject', '=', 'ledger').execute()
    expect(wrong).toEqual([])
    const entry = { transactionId: crypto.randomUUID(), account: 'bank', amountCents: 1, cause: 'x' } as const
    await expect(orders.db.insertInto('ledgerEntries').values(entry).execute()).rejects.toThrow(
      'add up to zero',
    )
    await expect(orders.db.updateTable('ledgerEntries').set({ cause: 'y' }).execute()).rejects.toThrow(
      'only ever',
    )
    await expect(orders.db.deleteFrom('ledgerEntries').execute()).rejects.toThrow('only ever added to')
  })
})

it('has no order that nobody placed, and shows nothing to strangers', async () => {
  const id = crypto.randomUUID()
  expect(await get(`/api/orders/${id}`)).toMatchObject({ error: 'NOT_FOUND' })
  for (const url of [`/api/orders/${id}`, '/api/payments/reviews'])
    expect((await orders.service.app.inject({ url })).statusCode).toBe(401)
  const action = { method: 'POST', url: `/api/orders/${id}/actions`, payload: {} } as const
  expect((await orders.service.app.inject(action)).statusCode).toBe(401)
})

async function balances(orderId: string) {
  const sums: Record<string, number> = {}
  for (const { account, amountCents } of await orders.ledger(orderId))
    sums[account] = (sums[account] ?? 0) + amountCents
  return sums
}
