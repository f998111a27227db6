import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { freePort } from '@smm/database/test-port'
import { startRedis, type TestRedis } from '@smm/messaging/test-redis'
import { until } from '@smm/http-service/test-until'
import { aReseller } from '../testing/fake-reseller.ts'
import { type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { aPaidOrder, placeOrderMessage, openOrders, type OpenOrders } from '../testing/open-orders.ts'

let sandbox: Sandbox
let orders: OpenOrders | undefined
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(() => sandbox.smm({ balance: 1_000, latencyMs: 0, failNext: null, stepMs: 60_000 }))
afterEach(async () => {
  await orders?.close()
  orders = undefined
})
afterAll(() => sandbox.stop())

describe('with a Redis that goes away and forgets', () => {
  let redis: TestRedis
  let port: number
  let client: Redis | undefined
  let folder: string
  let keeps: 'yes' | 'no'
  const start = async () => {
    redis = await startRedis(port, ['--dir', folder, '--appendonly', keeps])
  }
  /** The messages in the queue of the chat, by name and order. */
  const waitingForChat = async () => {
    const queue = `{${orders!.config.REDIS_NAMESPACE}-chat}:chat-from-orders`
    const ids = [
      ...(await client!.lrange(`${queue}:wait`, 0, -1)),
      ...(await client!.lrange(`${queue}:paused`, 0, -1)),
    ]
    const jobs = await Promise.all(ids.map((id) => client!.hmget(`${queue}:${id}`, 'name', 'data')))
    const about = (data: string | null | undefined) => JSON.parse(data ?? '{}').payload?.orderId
    return jobs.flatMap(([name, data]) => (about(data) ? `${name} ${about(data)}` : []))
  }
  beforeEach(async () => {
    port = await freePort()
    folder = mkdtempSync(join(tmpdir(), 'smm-redis-'))
    keeps = 'no'
    await start()
    orders = await openOrders(sandbox, { REDIS_URL: `redis://127.0.0.1:${port}` })
  })
  afterEach(async () => {
    client?.disconnect()
    await orders?.close()
    orders = undefined
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('takes money in and sends the order meanwhile, and tells the chat when it is back', async () => {
    const request = placeOrderMessage()
    await orders!.send('place-order', request)
    const { pixCode } = await orders!.card(request.orderId)
    await redis.stop()
    await sandbox.pay(pixCode)
    await orders!.becomes(request.orderId, { fulfilment: 'sent' })
    await start()
    client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null })
    const told = await until(async () => {
      const waiting = await waitingForChat()
      // Each waits for its own next offer, so either may come first.
      return ['payment-confirmed', 'order-status-changed'].every((name) =>
        waiting.includes(`${name} ${request.orderId}`),
      )
    })
    expect(told).toBe(true)
    const next = placeOrderMessage()
    await orders!.send('place-order', next)
    await orders!.card(next.orderId)
  })

  it.each([
    ['killed, with what it wrote down', 'yes'],
    ['killed, with nothing left', 'no'],
  ] as const)('%s: what waited and what came meanwhile is there once', async (_how, kept) => {
    await redis.stop()
    keeps = kept
    await start()
    const requests = Array.from({ length: 6 }, () => placeOrderMessage())
    for (const request of requests) await orders!.send('place-order', request)
    const cards = await Promise.all(requests.map(({ orderId }) => orders!.card(orderId)))
    await Promise.all(cards.slice(0, 3).map(({ pixCode }) => sandbox.pay(pixCode)))
    for (const { orderId } of requests.slice(0, 3)) await orders!.becomes(orderId, { fulfilment: 'sent' })
    await redis.stop()
    const answers = await Promise.all(cards.slice(3).map(({ pixCode }) => sandbox.pay(pixCode)))
    expect(answers).toHaveLength(3)
    for (const { orderId } of requests) await orders!.becomes(orderId, { fulfilment: 'sent' })
    const calls = (await sandbox.notices()).slice(0, 6)
    expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(200))
    await start()
    client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null })
    const names = ['pix-issued', 'payment-confirmed', 'order-status-changed']
    const all = requests.flatMap(({ orderId }) => names.map((name) => `${name} ${orderId}`)).sort()
    await until(async () => {
      const now = sql<Date>`now()`
      await orders!.db.updateTable('outbox').set({ nextAttemptAt: now }).execute()
      return (await waitingForChat()).length >= all.length
    })
    expect((await waitingForChat()).sort()).toEqual(all)
    for (const { link } of requests) expect(await sandbox.ordersFor(link)).toHaveLength(1)
  })
})

describe('with a Redis that takes nothing in for a while', () => {
  it.each([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['has become a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ] as const)(
    'because it %s: money is taken in, and the chat hears of it later',
    async (_why, harm, mend) => {
      const port = await freePort()
      const redis = await startRedis(port, ['--maxmemory-policy', 'noeviction'])
      const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null })
      client.on('error', () => {})
      const tell = ([command, ...rest]: readonly [string, ...string[]]) => client.call(command, ...rest)
      try {
        orders = await openOrders(sandbox, { REDIS_URL: `redis://127.0.0.1:${port}` })
        const request = placeOrderMessage()
        await orders.send('place-order', request)
        const { pixCode } = await orders.card(request.orderId)
        await tell(harm)
        await sandbox.pay(pixCode)
        await orders.becomes(request.orderId, { fulfilment: 'sent' })
        await tell(mend)
        const queue = `{${orders.config.REDIS_NAMESPACE}-chat}:chat-from-orders`
        await until(async () => {
          const ids = [
            ...(await client.lrange(`${queue}:wait`, 0, -1)),
            ...(await client.lrange(`${queue}:paused`, 0, -1)),
          ]
          const names = await Promise.all(ids.map((id) => client.hget(`${queue}:${id}`, 'name')))
          return ['payment-confirmed', 'order-status-changed'].every((name) => names.includes(name))
        })
        const next = placeOrderMessage()
        await orders.send('place-order', next)
        await orders.card(next.orderId)
      } finally {
        await orders?.close()
        orders = undefined
        client.disconnect()
        await redis.stop()
      }
    },
  )
})

describe('with a database that hangs up', () => {
  it('goes on with the next call', async () => {
    orders = await openOrders(sandbox)
    const { db, service } = orders
    const { id } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'sent' })
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`
      .execute(db)
      .catch(() => {})
    const isReady = () => service.app.inject({ url: '/readyz' }).then(({ statusCode }) => statusCode === 200)
    await until(isReady)
    const next = await aPaidOrder(orders)
    await orders.becomes(next.id, { fulfilment: 'sent' })
  })
})

describe('a submission that is held up', () => {
  it('writes down the late answer, and changes nothing of what was decided meanwhile', async () => {
    const reseller = await aReseller()
    await reseller.open()
    const release = reseller.holdAnswers()
    orders = await openOrders(sandbox, { SMM_API_URL: reseller.url, SMM_ADD_TIMEOUT_MS: '60000' })
    const { id, link } = await aPaidOrder(orders)
    await until(() => reseller.adds.has(link))
    const ago = sql<Date>`now() - interval '10 minutes'`
    await orders.db.updateTable('orders').set({ sendingSince: ago }).where('id', '=', id).execute()
    orders.service.deps.wake('park-interrupted-submissions')
    await orders.becomes(id, { fulfilment: 'unknown' })
    release()
    const attempt = await until(async () => {
      const row = await orders!.db
        .selectFrom('submissionAttempts')
        .selectAll()
        .where('orderId', '=', id)
        .executeTakeFirst()
      return row?.answeredAt && row
    })
    expect(attempt).toMatchObject({ outcome: 'unknown', upstreamOrderId: '1001' })
    expect(reseller.adds.get(link)).toBe(1)
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'unknown', upstreamOrderId: null })
    reseller.close()
  })
})

describe('a supplier that is not there', () => {
  it('leaves orders ready, and gets them when it is', async () => {
    const port = await freePort()
    orders = await openOrders(sandbox, { SMM_API_URL: `http://127.0.0.1:${port}/smm/api/v2` })
    const { id } = await aPaidOrder(orders)
    await until(async () => orders!.service.deps.suppliers.first.breaker.isOpen())
    expect(await orders.order(id)).toMatchObject({ fulfilment: 'ready', status: 'paid' })
    expect(await orders.reviews(id)).toEqual([])
  })
})

it('takes a catalogue in only when it is newer', async () => {
  orders = await openOrders(sandbox)
  const offer = { platform: 'tiktok', serviceType: 'likes', isActive: true, upstreamServiceId: 321 } as const
  const numbers = {
    costMicrosPerThousand: 3_100_000,
    marginBasisPoints: 5_000,
    minQuantity: 10,
    maxQuantity: 1_000,
  }
  await orders.send('catalogue-changed', { version: 7, offers: [{ ...offer, ...numbers }] })
  const known = () => orders!.db.selectFrom('offers').select('upstreamServiceId').execute()
  await until(async () => (await known()).length === 1)
  await orders.send('catalogue-changed', { version: 6, offers: [] })
  const marker = await orders.send('cancel-order', { orderId: randomUUID(), conversationId: randomUUID() })
  await until(() =>
    orders!.db.selectFrom('inbox').selectAll().where('eventId', '=', marker).executeTakeFirst(),
  )
  expect(await known()).toEqual([{ upstreamServiceId: 321 }])
})
