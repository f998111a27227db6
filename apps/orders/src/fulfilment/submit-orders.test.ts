import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { end, type Sandbox, startSandbox, until } from '../testing/test-sandbox.ts'
import { storeSubmission } from './store-submission.ts'
import { aPaidOrder, aPlaceOrder, offers, openOrders, type OpenOrders } from '../testing/open-orders.ts'

let sandbox: Sandbox
let orders: OpenOrders
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.smm({ balance: 1_000, latencyMs: 0, failNext: null, stepMs: 60_000 }))
afterAll(() => sandbox.stop())
const open = async () => {
  orders = await openOrders(sandbox, { SMM_ADD_TIMEOUT_MS: '800' })
}

const attempts = (orderId: string) =>
  orders.db.selectFrom('submissionAttempts').selectAll().where('orderId', '=', orderId).execute()

describe('a paid order', () => {
  beforeEach(open)
  afterEach(() => orders.close())

  it('is sent once, and the visitor hears that it is under way', async () => {
    const { id, link } = await aPaidOrder(orders)
    const sent = await orders.becomes(id, { fulfilment: 'sent', status: 'processing' })
    const [placed, ...others] = await sandbox.ordersFor(link)
    expect(others).toEqual([])
    expect(placed).toMatchObject({ id: Number(sent.upstreamOrderId), quantity: 500 })
    expect(await attempts(id)).toMatchObject([{ outcome: 'sent', upstreamOrderId: sent.upstreamOrderId }])
    expect(await orders.outbox(id)).toMatchObject([
      { name: 'order-status-changed', status: 'processing', version: sent.version },
    ])
  })

  it('is sent once by two replicas, one order at a time', async () => {
    const other = await orders.replicate()
    await sandbox.smm({ latencyMs: 20 })
    const placed = await Promise.all(Array.from({ length: 12 }, () => aPaidOrder(orders)))
    other.deps.wake('submit-orders')
    for (const { id } of placed) await orders.becomes(id, { fulfilment: 'sent' })
    for (const { link } of placed) expect(await sandbox.ordersFor(link)).toHaveLength(1)
    const { rows } = await sql<{ overlapping: number }>`
      SELECT count(*)::int AS overlapping FROM submission_attempts a JOIN submission_attempts b
        ON a.id < b.id AND a.started_at < b.answered_at AND b.started_at < a.answered_at`.execute(orders.db)
    expect(rows[0]).toEqual({ overlapping: 0 })
  })

  it('is sent though visitors wait for a slow bank', async () => {
    await sandbox.bank({ latencyMs: 3_000 })
    try {
      const requests = [aPlaceOrder(), aPlaceOrder()]
      await Promise.all(requests.map((request) => orders.send('place-order', request)))
      await until(async () => !orders.service.deps.dispatcher.isIdle())
      const placed = [await aPaidOrder(orders), await aPaidOrder(orders)]
      orders.service.deps.wake('submit-orders')
      for (const { id } of placed) await orders.becomes(id, { fulfilment: 'sent' })
      for (const { orderId } of requests)
        expect(await orders.payment(orderId)).toMatchObject({ pixCode: null })
    } finally {
      await sandbox.bank({ latencyMs: 0 })
    }
  })

  it('that is overdue waits for nobody', async () => {
    await sandbox.bank({ latencyMs: 3_000 })
    try {
      await orders.send('place-order', aPlaceOrder())
      await until(async () => !orders.service.deps.dispatcher.isIdle())
      const readyAt = new Date(Date.now() - 60_000)
      const placed = await Promise.all(Array.from({ length: 12 }, () => aPaidOrder(orders, { readyAt })))
      orders.service.deps.wake('submit-orders')
      for (const { id } of placed) await orders.becomes(id, { fulfilment: 'sent' })
      const { rows } = await sql<{ ms: number }>`
        SELECT (extract(epoch FROM started_at - lag(started_at) OVER (ORDER BY started_at)) * 1000)::float8 AS ms
        FROM submission_attempts ORDER BY started_at`.execute(orders.db)
      // Those that wait for the visitors are a tenth of a second apart, every one of them.
      expect(Math.min(...rows.slice(1).map(({ ms }) => ms))).toBeLessThan(90)
    } finally {
      await sandbox.bank({ latencyMs: 0 })
    }
  })

  it('is not left half sent when the service ends, nor are those after it', async () => {
    await sandbox.smm({ latencyMs: 100 })
    const placed = await Promise.all(Array.from({ length: 5 }, () => aPaidOrder(orders)))
    await until(async () =>
      (await sandbox.orders()).some(({ link }) => placed.some((one) => one.link === link)),
    )
    await orders.stop()
    const rows = await Promise.all(placed.map(({ id }) => orders.order(id)))
    const left = rows.map((row) => row!.fulfilment)
    expect(left.filter((fulfilment) => !['sent', 'ready'].includes(fulfilment))).toEqual([])
    expect(left).toContain('sent')
    expect(left).toContain('ready')
  })

  it('waits while the money at the supplier does not last, and goes when it does', async () => {
    await sandbox.smm({ balance: 0.01 })
    const { id, link } = await aPaidOrder(orders)
    await until(async () => orders.service.deps.breaker.isOpen())
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'ready' })
    expect(await sandbox.ordersFor(link)).toEqual([])
    await sandbox.smm({ balance: 1_000 })
    await orders.becomes(id, { fulfilment: 'sent' })
  })

  it('that costs more than the balance holds no cheaper one behind it up', async () => {
    await sandbox.smm({ balance: 100 })
    const now = Date.now()
    const dear = await aPaidOrder(orders, { quantity: 50_000, readyAt: new Date(now - 2_000) })
    const cheap = await aPaidOrder(orders, { readyAt: new Date(now - 1_000) })
    await orders.becomes(cheap.id, { fulfilment: 'sent' })
    expect(await orders.order(dear.id)).toMatchObject({ fulfilment: 'ready' })
  })

  it('waits for an earlier order of the same thing, and for the visitor of another', async () => {
    const first = await aPaidOrder(orders)
    await orders.becomes(first.id, { fulfilment: 'sent' })
    const second = await aPaidOrder(orders, { link: first.link })
    const other = await aPaidOrder(orders, { link: first.link, serviceType: 'likes' })
    await orders.becomes(other.id, { fulfilment: 'sent' })
    expect(await orders.order(second.id)).toMatchObject({ fulfilment: 'ready' })
    await orders.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', first.id).execute()
    await orders.becomes(second.id, { fulfilment: 'sent' })
  })

  it('waits for an offer that says what it is called upstream', async () => {
    const { id } = await aPaidOrder(orders, { platform: 'tiktok' })
    const younger = await aPaidOrder(orders)
    await orders.becomes(younger.id, { fulfilment: 'sent' })
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'ready' })
    const offer = { ...offers[0]!, platform: 'tiktok', upstreamServiceId: 302 } as const
    await orders.send('catalogue-changed', { version: 1, offers: [...offers, offer] })
    await orders.becomes(id, { fulfilment: 'sent' })
  })

  it('whose process dies between claim and answer is parked and never sent again', async () => {
    await sandbox.smm({ latencyMs: 700 })
    const child = startProcess()
    try {
      const { id, link } = await orders.stop().then(() => aPaidOrder(orders))
      await orders.becomes(id, { fulfilment: 'sending' })
      await end(child, 'SIGKILL')
      await sandbox.smm({ latencyMs: 0 })
      const second = await orders.replicate()
      const ago = sql<Date>`now() - interval '31 seconds'`
      await orders.db.updateTable('orders').set({ sendingSince: ago }).where('id', '=', id).execute()
      second.deps.wake('park-interrupted-submissions')
      await orders.becomes(id, { fulfilment: 'unknown' })
      expect(await orders.reviews(id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN' }])
      expect((await sandbox.ordersFor(link)).length).toBeLessThanOrEqual(1)
      expect(await attempts(id)).toMatchObject([{ outcome: 'unknown' }])
    } finally {
      await end(child, 'SIGKILL')
    }
  })
})

describe('an order', () => {
  beforeAll(open)
  afterAll(() => orders.close())

  it.each([
    'timeout-after',
    'reset-after',
    '500-after',
    'html-after',
    'truncated',
    'empty',
    'both-fields',
    'wrong-type:-1',
    'refuse:Sorry',
    '429',
    'huge',
    'gzip-bomb',
    'drip',
    'redirect',
  ])('whose answer is %s is parked, and never sent again', async (mode) => {
    await sandbox.smm({ failNext: { action: 'add', mode, times: 1 } })
    const { id, link } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'unknown', status: 'paid' })
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', closedAt: null }])
    const after = await aPaidOrder(orders)
    await orders.becomes(after.id, { fulfilment: 'sent' })
    expect((await sandbox.ordersFor(link)).length).toBeLessThanOrEqual(1)
    expect(await attempts(id)).toMatchObject([{ outcome: 'unknown' }])
  })

  it('that gets an id which was given before is parked', async () => {
    const first = await aPaidOrder(orders)
    await orders.becomes(first.id, { fulfilment: 'sent' })
    await sandbox.smm({ failNext: { action: 'add', mode: 'repeat-id', times: 1 } })
    const second = await aPaidOrder(orders)
    expect(await orders.becomes(second.id, { fulfilment: 'unknown' })).toMatchObject({
      upstreamOrderId: null,
    })
    expect(await orders.reviews(second.id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', closedAt: null }])
  })

  it('that the supplier clearly refuses is put before the administrator', async () => {
    await sandbox.smm({ failNext: { action: 'add', mode: 'refuse:Incorrect link', times: 1 } })
    const { id, link } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'refused', refusedCode: 'BAD_LINK' })
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'REFUSED_BY_SUPPLIER' }])
    expect(await sandbox.ordersFor(link)).toEqual([])
  })

  it('shows the staff an answer that comes after it was parked', async () => {
    const { id } = await aPaidOrder(orders, { fulfilment: 'unknown' })
    const late = {
      orderId: id,
      supplier: 'smm-api',
      upstreamServiceId: 101,
      worker: 'w',
      outcome: 'unknown',
    } as const
    const { id: attemptId } = await orders.db
      .insertInto('submissionAttempts')
      .values(late)
      .returning('id')
      .executeTakeFirstOrThrow()
    const review = {
      reason: 'OUTCOME_UNKNOWN',
      subject: id,
      orderId: id,
      details: '{"said": "no answer"}',
    } as const
    await orders.db.insertInto('reviews').values(review).execute()
    const order = (await orders.order(id))!
    const claim = { attemptId, number: 1, order, serviceId: 101, costBrl: 1 }
    const answer = '{"order": 4711}'
    await storeSubmission(orders.service.deps, claim, { outcome: 'sent', upstreamOrderId: '4711', answer })
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'unknown' })
    expect(await orders.reviews(id)).toMatchObject([{ details: { said: expect.stringContaining('4711') } }])
  })
})

function startProcess() {
  const env = Object.fromEntries(
    Object.entries(orders.settings).map(([name, value]) => [name, String(value)]),
  )
  return spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
    env: { ...env, PATH: process.env['PATH'], ORDERS_PORT: '0' },
    stdio: 'ignore',
  })
}
