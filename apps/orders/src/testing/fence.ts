import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@smm/database/test-port'
import { registry } from '@smm/http-service/observability/metrics'
import { until } from '@smm/http-service/test-until'
import { startRedis, type TestRedis } from '@smm/messaging/test-redis'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { type Sandbox, startSandbox } from './start-sandbox.ts'
import { aPaidOrder, hasWitnesses, openOrders, type OpenOrders } from './open-orders.ts'

/** The service with a Redis and a journal of its own, new for each test of a file. */
export let orders: OpenOrders
export let sandbox: Sandbox
export let journal: string
/** The Redis of this test; it may be away. */
export let client: Redis
let redis: TestRedis
let port: number
let folder: string

export function openForEachTest() {
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
    orders = await openOrders(sandbox, {
      REDIS_URL: `redis://127.0.0.1:${port}`,
      FENCE_JOURNAL_DIR: journal,
      FENCE_TIMEOUT_MS: '1000',
    })
  })
  afterEach(async () => {
    await orders.close()
    client.disconnect()
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  afterAll(() => sandbox.stop())
}

export const stopRedis = () => redis.stop()
export const restartRedis = async () => {
  redis = await startRedis(port)
}

/** A disk that cannot be written: a file stands where the folder should. */
export const breakJournal = () => {
  mkdirSync(journal, { recursive: true })
  renameSync(journal, `${journal}-away`)
  writeFileSync(journal, '')
}
export const mendJournal = () => {
  rmSync(journal)
  renameSync(`${journal}-away`, journal)
}
export const emptyWitnesses = async () => {
  await client.flushall()
  rmSync(journal, { recursive: true, force: true })
}

/** Resolves when sending waits for an operator. */
export const memoryIsLost = () => until(isMemoryLost)
/** Empties both again until the running service finds them so: a comparison under way refills one from the other. */
export const loseMemory = () =>
  until(async () => {
    await emptyWitnesses()
    return isMemoryLost()
  })
async function isMemoryLost() {
  wakeFence()
  const rows = orders.db.selectFrom('submissionFence').select('memoryLostAt')
  return rows.where('memoryLostAt', 'is not', null).executeTakeFirst()
}
/** As `npm run resume-sending accept`. */
export async function resumeSending() {
  const lost = orders.db.updateTable('submissionFence').where('memoryLostAt', 'is not', null)
  await lost.set({ holdBefore: sql<Date>`now()`, reseed: true }).execute()
  await until(() => {
    wakeFence()
    return hasWitnesses(orders.db)
  })
}
/** Of the process that runs; a replica that replaced it compares by the clock. */
export const wakeFence = () => orders.service.deps.wake('reconcile-fence')
export const wakeSubmit = () => orders.service.deps.wake('submit-orders')

export const sent = async () => {
  const order = await aPaidOrder(orders)
  await orders.becomes(order.id, { fulfilment: 'sent' })
  return order
}
export const expectSentOnce = async (links: string[]) => {
  for (const link of links) expect(await sandbox.ordersFor(link)).toHaveLength(1)
}
export const countVerdicts = async (verdict: string) => {
  const { values } = await registry.getSingleMetric('submission_fence_total')!.get()
  return values.find(({ labels }) => labels['verdict'] === verdict)?.value ?? 0
}
export const attempts = async (orderId: string) =>
  (
    await orders.db
      .selectFrom('submissionAttempts')
      .select('answer')
      .where('orderId', '=', orderId)
      .orderBy('startedAt')
      .execute()
  ).map(({ answer }) => answer)
