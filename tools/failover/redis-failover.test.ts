import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { leaseScript } from '@smm/http-service/limits/limit-scripts'
import { openRedis, redisOptions } from '@smm/messaging/open-redis'
import { openRedisLimits } from '@smm/http-service/limits/redis-limits'
import { redisPasswords, redisUsers } from '../stores/redis-users.mjs'
import { openSwitchableProxy } from './switchable-proxy.ts'
import { type RedisTrio, startRedisTrio } from './redis-trio.ts'

const namespace = 'loja'
const secrets = Object.fromEntries(redisPasswords.map((name: string) => [name, randomUUID()]))
const folder = mkdtempSync(join(tmpdir(), 'smm-redis-trio-'))
const operatorPassword = secrets['REDIS_PASSWORD'] as string
let trio: RedisTrio
const open: Array<{ close: () => unknown }> = []

beforeAll(async () => {
  trio = await startRedisTrio({ folder, users: redisUsers({ namespace, secrets }), operatorPassword })
})
afterAll(async () => {
  for (const part of open.reverse()) await part.close()
  await trio?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const opened = <Part extends { close: () => unknown }>(part: Part): Part => {
  open.push(part)
  return part
}
const urlOf = (user: string) =>
  trio.urlOf(user, secrets[`${user.toUpperCase()}_REDIS_PASSWORD`] ?? operatorPassword)
function clientOf(user: string): Redis {
  const client = new Redis({ ...redisOptions(urlOf(user)), maxRetriesPerRequest: null })
  client.on('error', () => {})
  open.push({ close: () => client.disconnect() })
  return client
}
const portInUse = async (client: Redis) => /tcp_port:(\d+)/.exec(await client.info('server'))![1]

/** No verdict is given while Redis is away. */
async function verdictOf(ask: () => Promise<boolean | undefined>): Promise<boolean> {
  for (;;) {
    const verdict = await ask()
    if (verdict !== undefined) return verdict
    await pause(20)
  }
}
/** Replication is asynchronous: a master that dies a moment after a write may take it along. */
async function everyReplicaHasAll() {
  const client = clientOf('default')
  await client.set('the last write', '')
  await client.wait(2, 0)
}

it('queues, limits, open tabs and news of conversations go on with the next master', async () => {
  const handled: string[] = []
  const worker = new Worker('work', async ({ name }) => void handled.push(name), {
    connection: clientOf('default'),
    prefix: `{${namespace}-work}`,
  })
  worker.on('error', () => {})
  opened(worker)
  const queue = opened(new Queue('work', { connection: clientOf('default'), prefix: `{${namespace}-work}` }))
  queue.on('error', () => {})
  const isHandled = async (name: string) => {
    await queue.add(name, {})
    while (!handled.includes(name)) await pause(20)
  }
  const limits = opened(
    openRedisLimits({
      connect: (options) => openRedis(urlOf('orders'), options),
      namespace,
      log: { warn: () => {} },
      commandTimeoutMs: 60_000,
    }),
  )
  const oncePerDay = { burst: 1, perSecond: 1 / 86_400 }
  const tryOnce = (who: string) => verdictOf(() => limits.take(limits.keyOf('tries', who), oncePerDay))
  const openTab = (id: string) =>
    verdictOf(() => limits.evaluate(leaseScript, [limits.keyOf('tabs', 'one')], [id, 86_400_000, 1]))
  const heard = new Set<string>()
  const channel = `${namespace}:conversation:1`
  const [subscriber, publisher] = [clientOf('chat'), clientOf('chat')]
  subscriber.on('message', (_channel, news) => heard.add(news))
  await subscriber.subscribe(channel)
  const isHeard = async (news: string) => {
    for (; !heard.has(news); await pause(20)) await publisher.publish(channel, news)
  }

  const first = await trio.findMaster()
  await isHandled('before')
  await isHeard('before')
  expect(await portInUse(publisher)).toBe(String(first))
  expect(await tryOnce('somebody')).toBe(true)
  expect(await openTab('the only one')).toBe(true)
  await everyReplicaHasAll()

  const next = await trio.killMaster()
  expect(next).not.toBe(first)
  await isHandled('after')
  await isHeard('after')
  expect(await portInUse(publisher)).toBe(String(next))
  expect(await tryOnce('somebody')).toBe(false)
  // Another one each time: an answer may be lost while the client leaves the former master.
  expect(await verdictOf(() => limits.take(limits.keyOf('tries', randomUUID()), oncePerDay))).toBe(true)
  expect(await openTab('one too many')).toBe(false)
  await trio.startEnded()
  expect(await trio.findMaster()).toBe(next)
})

it('leaves a server that vanished without ending its connections', async () => {
  const proxy = opened(await openSwitchableProxy(await trio.findMaster()))
  const client = openRedis(`redis://default:${operatorPassword}@127.0.0.1:${proxy.port}`, {})
  client.on('error', () => {})
  opened({ close: () => client.disconnect() })
  await client.set('asked', 'before')
  proxy.silence()
  expect(await client.get('asked')).toBe('before')
})

it('names the user, the database and the Sentinels, with the usual port where none is given', () => {
  expect(redisOptions('redis+sentinel://chat:a%40b@one:1,two/shop/3')).toMatchObject({
    sentinels: [
      { host: 'one', port: 1 },
      { host: 'two', port: 26_379 },
    ],
    name: 'shop',
    db: 3,
    username: 'chat',
    password: 'a@b',
  })
  expect(redisOptions('rediss+sentinel://one/shop')).toMatchObject({
    tls: {},
    sentinelTLS: {},
    enableTLSForSentinelMode: true,
  })
  expect(redisOptions('rediss://chat:b@one/2')).toMatchObject({ host: 'one', port: 6379, db: 2, tls: {} })
})
