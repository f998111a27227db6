import { sql } from 'kysely'
import { spawnService } from '@smm/http-service/test-process'
import { until } from '@smm/http-service/test-until'
import { end, type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { storeSubmission } from './store-submission.ts'
import { aPaidOrder, offers, openOrders, type OpenOrders } from '../testing/open-orders.ts'
import type { OrderRow } from '../tables.ts'

let sandbox: Sandbox
let orders: OpenOrders
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.smm({ balance: 1_000, latencyMs: 0, failNext: null, stepMs: 60_000 }))
afterAll(() => sandbox.stop())
const open = async () => {
  orders = await openOrders(sandbox)
}

const hourFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
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
    const { dispatcher } = orders.service.deps
    const bank = Promise.withResolvers<void>()
    void dispatcher.dispatch(() => bank.promise)
    const placed = [await aPaidOrder(orders), await aPaidOrder(orders)]
    for (const { id } of placed) await orders.becomes(id, { fulfilment: 'sent' })
    expect(dispatcher.isIdle()).toBe(false)
    bank.resolve()
  })

  it('that is overdue waits for nobody', async () => {
    const { wake, dispatcher } = orders.service.deps
    const overdue = { readyAt: hourFromNow(-1), notBefore: hourFromNow(1) }
    const placed = await Promise.all(Array.from({ length: 12 }, () => aPaidOrder(orders, overdue)))
    const sentWhenAsked: number[] = []
    const { whenQuiet } = dispatcher
    dispatcher.whenQuiet = async (ms) => {
      sentWhenAsked.push((await sandbox.orders()).filter(({ link }) => links.includes(link)).length)
      return whenQuiet(ms)
    }
    const links = placed.map(({ link }) => link)
    await orders.db.updateTable('orders').set({ notBefore: null }).execute()
    wake('submit-orders')
    for (const { id } of placed) await orders.becomes(id, { fulfilment: 'sent' })
    // Before the first of them it cannot know, and after the last there is nothing overdue.
    expect(sentWhenAsked.filter((sent) => sent > 0 && sent < placed.length)).toEqual([])
  })

  it('is not left half sent when the service ends, nor are those after it', async () => {
    await sandbox.smm({ latencyMs: 500 })
    const placed = await Promise.all(Array.from({ length: 20 }, () => aPaidOrder(orders)))
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
    await until(async () => orders.service.deps.suppliers.first.breaker.isOpen())
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
    await sandbox.smm({ failNext: { action: 'add', mode: 'timeout-after', times: 1 } })
    const child = spawnService('orders', { ...orders.config, ORDERS_PORT: 0 }, 'ignore')
    try {
      const { id, link } = await orders.stop().then(() => aPaidOrder(orders))
      await orders.becomes(id, { fulfilment: 'sending' })
      await end(child, 'SIGKILL')
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

async function aParkedOrder(mode: string) {
  await sandbox.smm({ failNext: { action: 'add', mode, times: 1 } })
  const order = await aPaidOrder(orders)
  await orders.becomes(order.id, { fulfilment: 'unknown', status: 'paid' })
  return order
}

async function expectParkedForGood({ id, link }: OrderRow) {
  expect(await orders.reviews(id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', closedAt: null }])
  const after = await aPaidOrder(orders)
  await orders.becomes(after.id, { fulfilment: 'sent' })
  expect((await sandbox.ordersFor(link)).length).toBeLessThanOrEqual(1)
  expect(await attempts(id)).toMatchObject([{ outcome: 'unknown' }])
}

describe('an order whose answer does not come in time', () => {
  afterEach(() => orders.close())

  it.each(['timeout-after', 'drip'])('(%s) is parked, and never sent again', async (mode) => {
    orders = await openOrders(sandbox, { SMM_ADD_TIMEOUT_MS: '500' })
    const parked = await aParkedOrder(mode)
    // The one after it is sent by a replica with more patience than a busy machine needs.
    await orders.stop()
    await orders.replicate({ SMM_ADD_TIMEOUT_MS: 60_000 })
    await expectParkedForGood(parked)
  })
})

describe('an order', () => {
  beforeAll(open)
  afterAll(() => orders.close())

  it.each([
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
    'redirect',
  ])('whose answer is %s is parked, and never sent again', async (mode) => {
    const parked = await aParkedOrder(mode)
    await expectParkedForGood(parked)
  })

  it('that gets an id which was given before is parked', async () => {
    const first = await aPaidOrder(orders)
    await orders.becomes(first.id, { fulfilment: 'sent' })
    await sandbox.smm({ failNext: { action: 'add', mode: 'repeat-id', times: 1 } })
    const second = await aPaidOrder(orders)
    expect(await orders.becomes(second.id, { fulfilment: 'unknown' })).toMatchObject({
      upstreamOrderId: null,
    })
    const details = { note: 'repeated-id' }
    expect(await orders.reviews(second.id)).toMatchObject([
      { reason: 'OUTCOME_UNKNOWN', details, closedAt: null },
    ])
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
    const claim = { attemptId, number: 1, order, serviceId: 101, costBrl: 1, isLast: true }
    const answer = '{"order": 4711}'
    await storeSubmission(orders.service.deps, claim, { outcome: 'sent', upstreamOrderId: '4711', answer })
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'unknown' })
    expect(await orders.reviews(id)).toMatchObject([{ details: { said: answer, note: 'late-answer' } }])
  })
})
