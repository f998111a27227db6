import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { startOrders } from '../start-orders.ts'
import { openPostgresProxy, type PostgresProxy } from '../testing/postgres-proxy.ts'
import { type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { placeOrderMessage, openOrders, type OpenOrders, webhookPath } from '../testing/open-orders.ts'

let sandbox: Sandbox
let orders: OpenOrders
let proxy: PostgresProxy
let service: Awaited<ReturnType<typeof startOrders>>

beforeAll(async () => {
  sandbox = await startSandbox()
  orders = await openOrders(sandbox)
  await orders.stop()
  proxy = await openPostgresProxy(orders.config.ORDERS_DATABASE_URL)
  service = await startOrders({ ...orders.config, ORDERS_DATABASE_URL: proxy.url })
  await service.app.listen({ port: orders.port, host: '127.0.0.1' })
})
beforeEach(() => sandbox.smm({ balance: 1_000, latencyMs: 0, failNext: null, stepMs: 60_000 }))
afterAll(async () => {
  await service?.close()
  await proxy?.close()
  await orders?.close()
  await sandbox?.stop()
})

/** Taken at a pace that lets an answer arrive: it takes leases away. */
const dueNow = () =>
  orders.db
    .updateTable('payments')
    .set({ nextIssueAt: sql<Date>`now()`, nextPollAt: sql<Date>`now()` })
    .execute()

/** Everything that there must be one of, wherever it was written. */
async function countAll(orderId: string, link: string) {
  const { txid } = (await orders.payment(orderId))!
  const charges = await sandbox.charges()
  const said = await orders.outbox(orderId)
  const history = await orders.db
    .selectFrom('orderHistory')
    .select('toStatus')
    .where('orderId', '=', orderId)
    .execute()
  return {
    charges: charges.filter((charge) => charge.txid === txid).length,
    confirmed: said.filter(({ name }) => name === 'payment-confirmed').length,
    ledger: (await orders.ledger(orderId)).length,
    upstream: (await sandbox.ordersFor(link)).length,
    moves: history.map(({ toStatus }) => toStatus).sort(),
  }
}
const once = {
  charges: 1,
  confirmed: 1,
  ledger: 2,
  upstream: 1,
  moves: ['paid', 'pending', 'processing'],
}

describe('a database that does it and hangs up before it says so', () => {
  it.each([
    ['placing the order', 'committed', /insert into "?orders"?/i],
    ['storing the charge', 'done', /update "?payments"? set "?state"?/i],
    ['storing the webhook', 'done', /insert into "?webhook_hints"?/i],
    ['taking the money in', 'committed', /insert into "?pix_receipts"?/i],
    ['storing what the supplier said', 'committed', /update "?submission_attempts"?/i],
    ['leasing the messages that are due', 'done', /update "outbox" set "attempts"/i],
  ] as const)('while %s: all the same everything happens once', async (_what, moment, statement) => {
    const struck = proxy.strikeAt(moment, statement)
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    const follow = setInterval(() => void dueNow(), 4_000)
    try {
      const { pixCode } = await orders.card(request.orderId)
      await sandbox.pay(pixCode)
      await orders.becomes(request.orderId, { fulfilment: 'sent' })
      await struck
    } finally {
      clearInterval(follow)
    }
    expect(await countAll(request.orderId, request.link)).toEqual(once)
  })

  it('before the charge is stored: the answer of the bank is kept, and it is not asked again', async () => {
    const struck = proxy.strikeAt('before', /update "?payments"? set [^;]*"?pix_code"? = /i)
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    await struck
    const leased = (await orders.payment(request.orderId))!
    expect(leased).toMatchObject({ state: 'to-issue', pixCode: null })
    await orders.card(request.orderId)
    const issued = await orders.payment(request.orderId)
    expect(issued).toMatchObject({ state: 'pending', issueAttempts: 0, nextIssueAt: leased.nextIssueAt })
  })

  it('while claiming the submission: it is parked and never sent by itself', async () => {
    // Without a cached balance the job looks for ready orders before it claims one.
    await until(async () => !service.deps.suppliers.first.breaker.hasBalance())
    const struck = proxy.strikeAt('committed', /insert into "?submission_attempts"?/i)
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    const { pixCode } = await orders.card(request.orderId)
    await sandbox.pay(pixCode)
    await struck
    await orders.becomes(request.orderId, { fulfilment: 'sending' })
    const ago = sql<Date>`now() - interval '10 minutes'`
    await orders.db
      .updateTable('orders')
      .set({ sendingSince: ago })
      .where('id', '=', request.orderId)
      .execute()
    await orders.becomes(request.orderId, { fulfilment: 'unknown' })
    expect(await orders.reviews(request.orderId)).toMatchObject([
      { reason: 'OUTCOME_UNKNOWN', closedAt: null },
    ])
    expect(await sandbox.ordersFor(request.link)).toEqual([])
  })
})

describe('a database that is away', () => {
  const get = (path: string) => fetch(`http://127.0.0.1:${orders.port}${path}`)
  const tell = () =>
    fetch(`http://127.0.0.1:${orders.port}${webhookPath}/pix?hmac=${'w'.repeat(24)}&ignorar=`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pix: [{ endToEndId: 'E1', txid: 'x'.repeat(32), valor: '1.00', horario: '' }] }),
    })

  it('is told to callers as such, loses nothing, and is found again without a restart', async () => {
    const request = placeOrderMessage()
    await orders.send('place-order', request)
    const { pixCode } = await orders.card(request.orderId)
    proxy.goDown()
    const later = placeOrderMessage()
    const eventId = await orders.send('place-order', later)
    await sandbox.pay(pixCode)
    expect((await get('/livez')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
    expect((await Promise.all(Array.from({ length: 20 }, tell))).map(({ status }) => status)).toEqual(
      Array(20).fill(503),
    )
    proxy.comeBack()
    await until(async () => (await get('/readyz')).status === 200)
    expect((await tell()).status).toBe(200)
    await orders.becomes(request.orderId, { fulfilment: 'sent' })
    // As the outbox of the chat does, until it hears that it was taken in.
    await orders.send('place-order', later, eventId)
    await orders.card(later.orderId)
    expect(await countAll(request.orderId, request.link)).toEqual(once)
  })
})
