import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { measureMessages } from '@smm/messaging/measure-messages'
import { freePort } from '@smm/database/test-port'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'
import { startRedis, type TestRedis } from '@smm/messaging/test-redis'
import { until } from '@smm/http-service/test-until'
import { type Sandbox, startSandbox } from '../testing/start-sandbox.ts'
import { placeOrderMessage, openOrders, type OpenOrders } from '../testing/open-orders.ts'

let sandbox: Sandbox
let orders: OpenOrders
let chat: TestChat
let redis: TestRedis
let client: Redis
let folder: string
let port: number

const start = async () => {
  const settings = ['--dir', folder, '--appendonly', 'yes', '--maxmemory-policy', 'noeviction']
  redis = await startRedis(port, settings)
}
beforeAll(async () => {
  sandbox = await startSandbox()
})
beforeEach(async () => {
  await sandbox.smm({ balance: 10_000, latencyMs: 0, failNext: null, stepMs: 600_000 })
  folder = mkdtempSync(join(tmpdir(), 'smm-redis-'))
  port = await freePort()
  client = new Redis(port, '127.0.0.1', { retryStrategy: () => 100 })
  client.on('error', () => {})
  await start()
  orders = await openOrders(sandbox, { REDIS_URL: `redis://127.0.0.1:${port}` })
  chat = await openTestChat(orders)
})
afterEach(async () => {
  await chat.close()
  await orders.close()
  client.disconnect()
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterAll(() => sandbox.stop())

const place = async () => {
  const request = placeOrderMessage()
  await orders.send('place-order', request)
  const { pixCode } = await orders.card(request.orderId)
  return { ...request, pixCode }
}
const placeMany = (many: number) => Promise.all(Array.from({ length: many }, place))
const isAllHeard = async () => (await chat.waits()) === 0
const everythingOnce = ['order-status-changed', 'payment-confirmed', 'pix-issued']
type Placed = Awaited<ReturnType<typeof place>>
async function expectAllOnce(placed: Placed[]) {
  for (const { orderId, link } of placed) {
    expect(chat.handled(orderId).sort()).toEqual(everythingOnce)
    expect(await sandbox.ordersFor(link)).toHaveLength(1)
  }
}
const payAll = async (placed: Placed[]) => {
  await Promise.all(placed.map(({ pixCode }) => sandbox.pay(pixCode)))
  for (const { orderId } of placed) await orders.becomes(orderId, { fulfilment: 'sent' })
}

it('killed with its file kept: all that waited is heard, once', async () => {
  const placed = await placeMany(20)
  const paying = payAll(placed)
  await redis.stop()
  await paying
  expect(await chat.waits()).toBeGreaterThan(0)
  await start()
  await until(isAllHeard)
  await expectAllOnce(placed)
})

it('full: nothing is lost, nobody falls over, and the age of what waits says so', async () => {
  const placed = await placeMany(20)
  await until(isAllHeard)
  await client.config('SET', 'maxmemory', '1')
  await payAll(placed)
  const oldest = async () => {
    const figures = await measureMessages(orders.db)
    return figures.find(({ name }) => name === 'outbox_oldest_age_seconds')?.value ?? 0
  }
  await until(async () => (await oldest()) > 2)
  expect(await chat.waits()).toBe(40)
  expect((await orders.service.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  await client.config('SET', 'maxmemory', '0')
  await until(isAllHeard)
  await expectAllOnce(placed)
  expect(await oldest()).toBe(0)
})

it('turned into a replica and back: messages come through without a restart', async () => {
  const placed = await placeMany(3)
  await until(isAllHeard)
  await client.call('REPLICAOF', '127.0.0.1', '1')
  await payAll(placed)
  expect(await chat.waits()).toBe(6)
  await client.call('REPLICAOF', 'NO', 'ONE')
  await until(async () => (await chat.waits()) < 6)
  await until(isAllHeard)
  await expectAllOnce(placed)
  await payAll([await place()])
})
