import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { registry } from '@smm/http-service/metrics'
import { freePort } from '@smm/database/test-port'
import { copyDatabase } from './test-database-copy.ts'
import { startRedis, type TestRedis } from '@smm/messaging/test-redis'
import { type Sandbox, startSandbox, until } from '../test-sandbox.ts'
import { aPaidOrder, aPlaceOrder, openOrders, type OpenOrders } from '../testing.ts'

let sandbox: Sandbox
let orders: OpenOrders
let redis: TestRedis
let client: Redis
let folder: string
let journal: string
let port: number

beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  await sandbox.smm({ balance: 10_000, latencyMs: 0, failNext: null, stepMs: 600_000 })
  folder = mkdtempSync(join(tmpdir(), 'smm-fence-'))
  journal = join(folder, 'journal')
  port = await freePort()
  client = new Redis(port, '127.0.0.1', { retryStrategy: () => 100 })
  client.on('error', () => {})
  redis = await startRedis(port)
  orders = await openOrders(sandbox, { REDIS_URL: `redis://127.0.0.1:${port}`, FENCE_JOURNAL_DIR: journal })
})
afterEach(async () => {
  await orders.close()
  client.disconnect()
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => sandbox.stop())

const sent = async () => {
  const order = await aPaidOrder(orders)
  await orders.becomes(order.id, { fulfilment: 'sent' })
  return order
}
const expectSentOnce = async (links: string[]) => {
  for (const link of links) expect(await sandbox.ordersFor(link)).toHaveLength(1)
}
/** A disk that cannot be written: a file stands where the folder should. */
const breakJournal = () => {
  mkdirSync(journal, { recursive: true })
  renameSync(journal, `${journal}-away`)
  writeFileSync(journal, '')
}
const mendJournal = () => {
  rmSync(journal)
  renameSync(`${journal}-away`, journal)
}
const wakeFence = () => orders.service.deps.wake('reconcile-fence')
const countVerdicts = async (verdict: string) => {
  const { values } = await registry.getSingleMetric('submission_fence_total')!.get()
  return values.find(({ labels }) => labels['verdict'] === verdict)?.value ?? 0
}
const attempts = async (orderId: string) =>
  (
    await orders.db
      .selectFrom('submissionAttempts')
      .select('answer')
      .where('orderId', '=', orderId)
      .orderBy('startedAt')
      .execute()
  ).map(({ answer }) => answer)

describe('a database restored to a copy', () => {
  it('sends nothing twice: what was submitted since is parked with its reason, and money is settled', async () => {
    await sent()
    const placed = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const request = aPlaceOrder()
        await orders.send('place-order', request)
        return { ...request, ...(await orders.card(request.orderId)) }
      }),
    )
    const copy = await copyDatabase(orders.db)
    for (const { orderId, pixCode } of placed) {
      await sandbox.pay(pixCode)
      await orders.becomes(orderId, { fulfilment: 'sent' })
    }
    await orders.stop()
    await copy.restore()
    await orders.db
      .updateTable('payments')
      .set({ nextPollAt: sql<Date>`now()` })
      .execute()
    await orders.replicate()
    for (const { orderId, link } of placed) {
      await orders.becomes(orderId, { status: 'paid', fulfilment: 'unknown' })
      const claimedAt = expect.any(String)
      const parked = { reason: 'MAYBE_SENT_BEFORE_RESTORE', closedAt: null }
      expect(await orders.reviews(orderId)).toContainEqual(
        expect.objectContaining({ ...parked, details: expect.objectContaining({ claimedAt }) }),
      )
      expect(await orders.payment(orderId)).toMatchObject({ state: 'confirmed' })
      await expectSentOnce([link])
    }
  })

  it('is noticed by the next submission even while the service runs', async () => {
    await sent()
    const copy = await copyDatabase(orders.db)
    const since = [await sent(), await sent()]
    await copy.restore()
    const next = await sent()
    await expectSentOnce([...since, next].map(({ link }) => link))
  })

  it('sends nothing twice though an order is submitted again before the fence was reconciled', async () => {
    await sent()
    const waiting = [await aPaidOrder(orders, { notBefore: new Date(Date.now() + 60_000) })]
    waiting.push(await aPaidOrder(orders, { notBefore: new Date(Date.now() + 60_000) }))
    const copy = await copyDatabase(orders.db)
    const release = () => orders.db.updateTable('orders').set({ notBefore: null }).execute()
    await release()
    orders.service.deps.wake('submit-orders')
    for (const { id } of waiting) await orders.becomes(id, { fulfilment: 'sent' })
    await copy.restore()
    await release()
    orders.service.deps.wake('submit-orders')
    for (const { id } of waiting) await orders.becomes(id, { fulfilment: 'unknown' })
    await expectSentOnce(waiting.map(({ link }) => link))
  })

  it('sends what is new at once, and an order again that the staff found missing', async () => {
    const copy = await copyDatabase(orders.db)
    const { id, link } = await sent()
    await copy.restore()
    wakeFence()
    await sent()
    // The visitor's order comes again with the chat's message.
    await aPaidOrder(orders, { id, link })
    await orders.becomes(id, { fulfilment: 'unknown' })
    await orders.db
      .updateTable('orders')
      .set({ fulfilment: 'ready', submissionApprovedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    orders.service.deps.wake('submit-orders')
    await orders.becomes(id, { fulfilment: 'sent' })
    expect(await sandbox.ordersFor(link)).toHaveLength(2)
  })

  it('parks an order with one review, though its submission is interrupted as well', async () => {
    await sent()
    const { id } = await aPaidOrder(orders, { notBefore: new Date(Date.now() + 60_000) })
    const copy = await copyDatabase(orders.db)
    await orders.db.updateTable('orders').set({ notBefore: null }).execute()
    orders.service.deps.wake('submit-orders')
    await orders.becomes(id, { fulfilment: 'sent' })
    await copy.restore()
    const submitting = orders.db.updateTable('orders').set({ fulfilment: 'sending' }).where('id', '=', id)
    await submitting.set({ sendingSince: new Date() }).execute()
    wakeFence()
    await until(async () => (await orders.reviews(id)).length > 0)
    await submitting.set({ sendingSince: new Date(0) }).execute()
    orders.service.deps.wake('park-interrupted-submissions')
    await orders.becomes(id, { fulfilment: 'unknown' })
    const details = expect.objectContaining({ said: 'interrupted before the answer' })
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'MAYBE_SENT_BEFORE_RESTORE', details }])
  })

  it('adds to the review of an order whose outcome was unknown already', async () => {
    await sent()
    await sandbox.smm({ failNext: { action: 'add', mode: '500', times: 1 } })
    const { id } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'unknown' })
    const copy = await copyDatabase(orders.db)
    const again = { fulfilment: 'ready', submissionApprovedAt: new Date() } as const
    await orders.db.updateTable('orders').set(again).where('id', '=', id).execute()
    orders.service.deps.wake('submit-orders')
    await orders.becomes(id, { fulfilment: 'sent' })
    await copy.restore()
    wakeFence()
    const isAdopted = async () =>
      (await orders.db.selectFrom('witnessedClaims').select('orderId').execute()).length > 0
    await until(isAdopted)
    const details = expect.objectContaining({ claimedAt: expect.any(String) })
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'OUTCOME_UNKNOWN', details }])
  })

  it('sends nothing twice though Redis is emptied as well', async () => {
    const copy = await copyDatabase(orders.db)
    const { id, link } = await sent()
    await orders.stop()
    await copy.restore()
    await client.flushall()
    await orders.replicate()
    await aPaidOrder(orders, { id, link })
    await orders.becomes(id, { fulfilment: 'unknown' })
    await expectSentOnce([link])
  })
})

describe('an emptied Redis', () => {
  it('parks nothing: it is refilled from the journal and sending goes on', async () => {
    await sent()
    await client.flushall()
    await sent()
    wakeFence()
    const key = `{${orders.settings.REDIS_NAMESPACE}-fence}:smm-api`
    await until(async () => (await client.zcard(key)) === 2)
    expect(await orders.db.selectFrom('witnessedClaims').selectAll().execute()).toEqual([])
  })
})

describe('witnesses that fail', () => {
  it('with the journal unwritable, sending goes on', async () => {
    await sent()
    breakJournal()
    await sent()
    mendJournal()
    wakeFence()
    await sent()
    await until(async () => {
      const { witnesses } = orders.service.deps.fence
      const lists = await Promise.all(witnesses.map((witness) => witness.listAfter('smm-api', 0)))
      const [inRedis, inJournal] = lists.map((claims) => claims.map(({ number }) => number))
      return inRedis!.length >= 3 && inRedis!.every((number) => inJournal!.includes(number))
    })
  })

  it('with Redis away, sending goes on', async () => {
    await sent()
    await redis.stop()
    await sent()
    redis = await startRedis(port)
  })

  it('with neither, orders stay ready with one attempt and leave when one is back', async () => {
    await sent()
    const before = await countVerdicts('unwitnessed')
    await redis.stop()
    breakJournal()
    const { id, link } = await aPaidOrder(orders)
    await until(async () => (await countVerdicts('unwitnessed')) >= before + 2)
    expect(await attempts(id)).toEqual(['held back: unwitnessed'])
    expect(await sandbox.ordersFor(link)).toEqual([])
    mendJournal()
    redis = await startRedis(port)
    await orders.becomes(id, { fulfilment: 'sent' })
    await expectSentOnce([link])
  })

  it('with both emptied, sending waits for an operator; then older orders are parked and newer ones leave', async () => {
    await sent()
    await client.flushall()
    rmSync(journal, { recursive: true })
    await orders.stop()
    await orders.replicate()
    const { id, link } = await aPaidOrder(orders)
    const before = await countVerdicts('memory-lost')
    await until(async () => (await countVerdicts('memory-lost')) > before)
    expect(await attempts(id)).toEqual([])
    await sleep(20)
    await orders.db
      .updateTable('submissionFence')
      .set({ holdBefore: sql<Date>`now()`, reseed: true })
      .execute()
    await orders.becomes(id, { fulfilment: 'unknown' })
    await sent()
    expect(await sandbox.ordersFor(link)).toEqual([])
  })
})
