import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { redisOptions } from '@smm/messaging/queue'
import { openRedisLimits } from '@smm/messaging/redis-limits'
import { redisPasswords, redisUsers } from '../stores/redis-users.mjs'
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

it('queues, limits and news of conversations go on with the next master', async () => {
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
  const limits = opened(openRedisLimits({ url: urlOf('orders'), namespace }, { warn: () => {} }, 60_000))
  const taken = async () => {
    for (;;) {
      const verdict = await limits.take(limits.keyOf('tries', randomUUID()), { burst: 1, perSecond: 1 })
      if (verdict !== undefined) return verdict
      await pause(20)
    }
  }
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
  expect(await taken()).toBe(true)
  await isHeard('before')
  expect(await portInUse(publisher)).toBe(String(first))

  const next = await trio.killMaster()
  expect(next).not.toBe(first)
  await isHandled('after')
  expect(await taken()).toBe(true)
  await isHeard('after')
  expect(await portInUse(publisher)).toBe(String(next))
  await trio.startEnded()
  expect(await trio.findMaster()).toBe(next)
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
