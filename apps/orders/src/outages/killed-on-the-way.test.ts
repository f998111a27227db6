import type { ChildProcess } from 'node:child_process'
import { sql } from 'kysely'
import { openTestChat, type TestChat } from '../test-chat.ts'
import { openPostgresProxy, type PostgresProxy } from './test-postgres-proxy.ts'
import { startProcess } from './test-process.ts'
import { end, type Sandbox, startSandbox, until } from '../test-sandbox.ts'
import { adminPassword, aPlaceOrder, openOrders, type OpenOrders } from '../testing.ts'

let sandbox: Sandbox
let orders: OpenOrders
let proxy: PostgresProxy
let child: ChildProcess
let chat: TestChat

beforeAll(async () => {
  sandbox = await startSandbox()
  orders = await openOrders(sandbox)
  await orders.stop()
  proxy = await openPostgresProxy(orders.settings.ORDERS_DATABASE_URL)
  chat = await openTestChat(orders)
})
beforeEach(async () => {
  await sandbox.smm({ balance: 1_000, latencyMs: 0, failNext: null, stepMs: 600_000 })
  child = await startProcess(orders, { ORDERS_DATABASE_URL: proxy.url })
})
afterEach(() => end(child, 'SIGKILL'))
afterAll(async () => {
  await chat?.close()
  await proxy?.close()
  await orders?.close()
  await sandbox?.stop()
})

const kill = () => child.kill('SIGKILL')
const startAgain = async () => {
  await end(child, 'SIGKILL')
  child = await startProcess(orders, { ORDERS_DATABASE_URL: proxy.url })
}
/** Ends the leases of the process that died, which would end within half a minute. */
async function endLeases() {
  const now = sql<Date>`now()`
  await orders.db.updateTable('payments').set({ nextIssueAt: now }).where('state', '=', 'to-issue').execute()
  await orders.db.updateTable('outbox').set({ nextAttemptAt: now }).execute()
}

it.each([
  ['offered to the chat and not marked', 'before', /update "?outbox"? set "?delivered_at"?/i],
  ['taken in, and its job not done', 'committed', /insert into "?orders"?/i],
  ['of which the chat was told, and not marked', 'done', /update "?outbox"? set "?delivered_at"?/i],
] as const)(
  'killed with an order %s: everything is there once',
  async (_what, moment, statement) => {
    const request = aPlaceOrder()
    const struck = proxy.strikeAt(moment, statement, kill)
    await orders.send('place-order', request)
    await struck
    await startAgain()
    const { pixCode } = await orders.card(request.orderId)
    await sandbox.pay(pixCode)
    await orders.becomes(request.orderId, { fulfilment: 'sent' })
    await until(async () => {
      await endLeases()
      return (await chat.waits()) === 0
    })
    const names = chat.heard(request.orderId)
    expect(names.sort()).toEqual(['order-status-changed', 'payment-confirmed', 'pix-issued'])
    expect(await sandbox.ordersFor(request.link)).toHaveLength(1)
    expect(await orders.ledger(request.orderId)).toHaveLength(2)
  },
  60_000,
)

it('killed while the reseller has it: it is there once, parked, and followed when a person found it', async () => {
  await sandbox.smm({ failNext: { action: 'add', mode: 'timeout-after' } })
  const request = aPlaceOrder()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  await sandbox.pay(pixCode)
  await until(async () => (await sandbox.ordersFor(request.link)).length > 0)
  kill()
  const sendingSince = sql<Date>`now() - interval '51 seconds'`
  await orders.db.updateTable('orders').set({ sendingSince }).where('id', '=', request.orderId).execute()
  await startAgain()
  await orders.becomes(request.orderId, { fulfilment: 'unknown', status: 'paid' })
  expect(await orders.reviews(request.orderId)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', closedAt: null }])
  const [placed, ...others] = await sandbox.ordersFor(request.link)
  expect(others).toEqual([])

  const base = `http://127.0.0.1:${orders.port}`
  const asTheShop = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'fetch',
  }
  const post = (path: string, payload: object, headers = {}) =>
    fetch(base + path, {
      method: 'POST',
      body: JSON.stringify(payload),
      headers: { ...asTheShop, ...headers },
    })
  const signedIn = await post('/api/admin/login', { username: 'admin', password: adminPassword })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { version } = (await (
    await fetch(`${base}/api/orders/${request.orderId}`, { headers: { cookie } })
  ).json()) as {
    version: number
  }
  const found = {
    name: 'mark-sent',
    version,
    reason: 'Achei no painel.',
    upstreamOrderId: String(placed!.id),
  }
  expect((await post(`/api/orders/${request.orderId}/actions`, found, { cookie })).status).toBe(200)
  await orders.becomes(request.orderId, { fulfilment: 'sent', status: 'processing' })
  expect(await sandbox.ordersFor(request.link)).toHaveLength(1)
}, 60_000)
