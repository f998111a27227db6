import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'
import type { Receiver } from '@smm/contracts/messages'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { enqueueMessage } from '@smm/messaging/outbox'
import { openRedis } from '@smm/messaging/open-redis'
import { openQueues } from '@smm/messaging/queue'
import { receive } from '@smm/messaging/receive'
import { openRedisLimits } from '@smm/http-service/limits/redis-limits'
import { startRelay } from '@smm/messaging/relay'
import { createMessagingTables, type MessagingTables } from '@smm/messaging/tables'
import { freePort } from './processes.mjs'
import { redisPasswords, redisUsers } from './redis-users.mjs'
import { startRedis } from './redis.mjs'

const namespace = 'loja'
const log = { info: () => {}, warn: () => {}, error: () => {} }
const secrets = Object.fromEntries(redisPasswords.map((name: string) => [name, randomUUID()]))
const folder = mkdtempSync(join(tmpdir(), 'smm-redis-users-'))
let port: number
let server: { stop: () => Promise<void> }
const open: Array<{ close: () => unknown }> = []

const urlOf = (user: string) =>
  `redis://${user}:${secrets[`${user.toUpperCase()}_REDIS_PASSWORD`]}@127.0.0.1:${port}`
const optionsOf = (user: Receiver) => ({ url: urlOf(user), namespace })
const opened = <Part extends { close: () => unknown }>(part: Part): Part => {
  open.push(part)
  return part
}
function clientOf(url: string): Redis {
  const client = new Redis(url, { retryStrategy: () => null })
  client.on('error', () => {})
  open.push({ close: () => client.disconnect() })
  return client
}

beforeAll(async () => {
  port = await freePort()
  server = await startRedis({ folder, port, users: redisUsers({ namespace, secrets }) })
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

describe('the user of a service', () => {
  it.each([
    ['orders', 'chat'],
    ['chat', 'orders'],
    ['catalogue', 'chat'],
    ['catalogue', 'orders'],
    ['orders', 'catalogue'],
  ] as const)('of %s sends a message to %s, which confirms it', async (from, to) => {
    const databases = await Promise.all(
      [from, to].map(() =>
        openTestDatabase<MessagingTables>('redis_users', { '1-messaging': createMessagingTables }),
      ),
    )
    const [sender, receiver] = databases as [TestDatabase<MessagingTables>, TestDatabase<MessagingTables>]
    try {
      const handled: string[] = []
      const relay = startRelay({ db: sender.db, redis: optionsOf(from), from, log })
      const answers = receive({ db: sender.db, redis: optionsOf(from), me: from, handlers: {}, log })
      const inbox = receive<MessagingTables>({
        db: receiver.db,
        redis: optionsOf(to),
        me: to,
        handlers: {
          [from]: {
            'staff-session-ended': async (_trx: unknown, session: { sessionId: string }) =>
              void handled.push(session.sessionId),
          },
        },
        log,
      })
      const sessions = ['a', 'b', 'c']
      await sender.db.transaction().execute(async (trx) => {
        for (const sessionId of sessions)
          await enqueueMessage(trx, to, 'staff-session-ended', { sessionId, expiresAt: 'x' })
      })
      relay.pollNow()
      const undelivered = () =>
        sender.db.selectFrom('outbox').select('eventId').where('deliveredAt', 'is', null).execute()
      while ((await undelivered()).length > 0) await pause(20)
      expect(handled.toSorted()).toEqual(sessions)
      expect(await relay.listHandled(to)).toEqual(['staff-session-ended'])
      expect(await relay.countJobs()).toMatchObject({ failed: 0 })
      expect(await relay.isDurable()).toBe(true)
      for (const part of [inbox, answers, relay]) await part.close()
    } finally {
      for (const { drop } of databases) await drop()
    }
  })

  it('adds a message to the queue of another service, also twice, and reads none there', async () => {
    const queues = opened(openQueues(optionsOf('catalogue'), 'catalogue', log))
    const job = { name: 'catalogue-changed', data: { secret: 1 }, opts: { jobId: 'job' } }
    await queues.add('chat', [job])
    await queues.add('chat', [
      { ...job, isRepeat: true },
      { ...job, opts: { jobId: 'another' } },
    ])
    const key = `{${namespace}-chat}:chat-from-catalogue:job`
    const read = (user: string) => clientOf(urlOf(user)).hget(key, 'data')
    expect(await read('chat')).toBe('{"secret":1}')
    for (const user of ['orders', 'catalogue']) await expect(read(user)).rejects.toThrow(/NOPERM/)
  })

  it('writes to no queue that another service has with a receiver, and reads none of its jobs', async () => {
    await opened(openQueues(optionsOf('orders'), 'orders', log)).add('chat', [{ name: 'x', data: {} }])
    const queue = `{${namespace}-chat}:chat-from-orders`
    const forged = clientOf(urlOf('catalogue'))
    for (const [command, ...args] of [
      ['HSET', `${queue}:forged`, 'name', 'payment-confirmed', 'data', '{}'],
      ['LPUSH', `${queue}:wait`, 'forged'],
      ['ZADD', `${queue}:marker`, '0', '0'],
      ['DEL', `${queue}:wait`],
      ['LRANGE', `${queue}:wait`, '0', '-1'],
      ['SET', `{${namespace}-orders}:handles`, '["cancel-order"]'],
    ] as const)
      await expect(forged.call(command, ...args)).rejects.toThrow(/NOPERM/)
  })

  it('of orders keeps the witness of submissions, and no other may touch it', async () => {
    const key = `{${namespace}-fence}:s`
    const orders = clientOf(urlOf('orders'))
    expect(await orders.eval("return redis.call('ZADD', KEYS[1], 1, ARGV[1])", 1, key, 'claim')).toBe(1)
    expect(await orders.zrevrange(key, 0, 0)).toEqual(['claim'])
    expect(await orders.scan('0', 'MATCH', key, 'COUNT', 1_000)).toEqual(['0', [key]])
    expect(await orders.zremrangebyrank(key, 0, 0)).toBe(1)
    for (const user of ['chat', 'catalogue'])
      await expect(clientOf(urlOf(user)).zrange(key, 0, 0)).rejects.toThrow(/NOPERM/)
  })

  it.each(['chat', 'orders'] as const)('of %s takes from the shared limits', async (user) => {
    const connect = (options: RedisOptions) => openRedis(urlOf(user), options)
    const limits = opened(openRedisLimits({ connect, namespace, log, commandTimeoutMs: 60_000 }))
    if (limits.client.status !== 'ready') await new Promise((resolve) => limits.client.once('ready', resolve))
    expect(await limits.take(limits.keyOf('tries', user), { burst: 1, perSecond: 0.001 })).toBe(true)
    expect(await limits.take(limits.keyOf('tries', user), { burst: 1, perSecond: 0.001 })).toBe(false)
  })

  it('of chat hears the news of conversations, and no other does', async () => {
    const channel = `${namespace}:conversation:1`
    expect(await clientOf(urlOf('chat')).subscribe(channel)).toBe(1)
    expect(await clientOf(urlOf('chat')).publish(channel, '1')).toBe(1)
    for (const user of ['orders', 'catalogue']) {
      await expect(clientOf(urlOf(user)).subscribe(channel)).rejects.toThrow(/NOPERM/)
      await expect(clientOf(urlOf(user)).publish(channel, '1')).rejects.toThrow(/NOPERM/)
    }
  })

  it.each([
    ['FLUSHALL'],
    ['KEYS', '*'],
    ['CONFIG', 'GET', '*'],
    ['MONITOR'],
    ['ACL', 'LIST'],
    ['SCRIPT', 'FLUSH'],
    ['CLIENT', 'LIST'],
    ['SHUTDOWN'],
    ['REPLICAOF', 'NO', 'ONE'],
  ])('may not %s', async (command, ...args) => {
    for (const user of ['chat', 'orders', 'catalogue'])
      await expect(clientOf(urlOf(user)).call(command, ...args)).rejects.toThrow(/NOPERM/)
  })

  it('has a password of its own', async () => {
    const wrong = `redis://orders:${secrets['CHAT_REDIS_PASSWORD']}@127.0.0.1:${port}`
    for (const url of [wrong, `redis://127.0.0.1:${port}`])
      await expect(clientOf(url).get('x')).rejects.toThrow(/NOAUTH|WRONGPASS/)
  })
})
