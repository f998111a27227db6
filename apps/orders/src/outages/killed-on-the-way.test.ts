import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'
import { adminPassword, placeOrderMessage } from '../testing/open-orders.ts'
import {
  endLeases,
  kill,
  openKillableForThisFile,
  orders,
  proxy,
  sandbox,
  startAgain,
} from '../testing/killable-orders.ts'

let chat: TestChat
afterAll(() => chat?.close())
openKillableForThisFile()
beforeAll(async () => {
  chat = await openTestChat(orders)
})

it.each([
  ['offered to the chat and not marked', 'before', /update "?outbox"? set "?delivered_at"?/i],
  ['taken in, and its job not done', 'committed', /insert into "?orders"?/i],
  ['of which the chat was told, and not marked', 'done', /update "?outbox"? set "?delivered_at"?/i],
] as const)('killed with an order %s: everything is there once', async (_what, moment, statement) => {
  const request = placeOrderMessage()
  const struck = proxy.strikeAt(moment, statement, kill)
  await orders.send('place-order', request)
  await struck
  await startAgain()
  await until(() => orders.payment(request.orderId))
  await endLeases()
  const { pixCode } = await orders.card(request.orderId)
  await sandbox.pay(pixCode)
  await orders.becomes(request.orderId, { fulfilment: 'sent' })
  await until(async () => {
    await endLeases()
    return (await chat.waits()) === 0
  })
  const names = chat.handled(request.orderId)
  expect(names.sort()).toEqual(['order-status-changed', 'payment-confirmed', 'pix-issued'])
  expect(await sandbox.ordersFor(request.link)).toHaveLength(1)
  expect(await orders.ledger(request.orderId)).toHaveLength(2)
})

it('killed while the reseller has it: it is there once, parked, and followed when a person found it', async () => {
  await sandbox.smm({ failNext: { action: 'add', mode: 'timeout-after' } })
  const request = placeOrderMessage()
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
})
