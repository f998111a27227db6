import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { type SaidValues, saidTypes, saidValues, say, sayAtOnce, writeSaid } from './outbox.ts'
import { compileForMany } from '@smm/database/compile-for-many'
import { receive } from './receive.ts'
import { startRelay } from './relay.ts'
import type { HandlersOfMany } from './take-in.ts'
import { createMessagingTables, type MessagingTables } from './tables.ts'

type Tables = MessagingTables & { notes: { orderId: string } }

const migrations = {
  '1-messaging': createMessagingTables,
  '2-notes': {
    async up(db: Kysely<unknown>) {
      await db.schema.createTable('notes').addColumn('order_id', 'text').execute()
    },
  },
}
const url = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:63799'
const log = { info: () => {}, warn: () => {}, error: () => {} }

let sender: TestDatabase<Tables>
let receiver: TestDatabase<Tables>
let redis: { url: string; namespace: string }
const open: Array<{ close: () => Promise<void> }> = []

beforeEach(async () => {
  sender = await openTestDatabase<Tables>('messaging', migrations)
  receiver = await openTestDatabase<Tables>('messaging', migrations)
  redis = { url, namespace: `test-${randomUUID()}` }
})

const closeAll = async () => {
  for (const part of open.splice(0).reverse()) await part.close()
}

afterEach(async () => {
  await closeAll()
  await emptyRedis()
  await Promise.all([sender.drop(), receiver.drop()])
})

async function emptyRedis() {
  const client = new Redis(url)
  for await (const keys of client.scanStream({ match: `{${redis.namespace}-*` })) {
    if ((keys as string[]).length > 0) await client.del(...(keys as string[]))
  }
  await client.quit()
}

const opened = <Part extends { close: () => Promise<void> }>(part: Part): Part => {
  open.push(part)
  return part
}
const relay = () => opened(startRelay({ db: sender.db, redis, from: 'orders', log }))
const takeReceipts = () => opened(receive<Tables>({ db: sender.db, redis, me: 'orders', handlers: {}, log }))
const takeCancellations = (fail: (orderId: string) => boolean = () => false) =>
  opened(
    receive<Tables>({
      db: receiver.db,
      redis,
      me: 'chat',
      log,
      handlers: {
        async 'cancel-order'(trx, { orderId }) {
          await trx.insertInto('notes').values({ orderId }).execute()
          if (fail(orderId)) throw new Error('not now')
        },
      },
    }),
  )

async function cancel(orderId: string = randomUUID()) {
  await sender.db
    .transaction()
    .execute((trx) => say(trx, 'chat', 'cancel-order', { orderId, conversationId: randomUUID() }))
  return orderId
}
const write = compileForMany<SaidValues>(
  saidTypes,
  (given) => sql`WITH given AS (${given}), said AS (${writeSaid('given')}) SELECT said_id FROM given`,
)
/** The same, said in a statement and not offered yet. */
async function cancelAtOnce() {
  const orderId = randomUUID()
  const said = sayAtOnce('chat', 'cancel-order', { orderId, conversationId: randomUUID() })
  await write(sender.db, [saidValues(said)])
  return { orderId, said }
}
function chatQueue() {
  const connection = new Redis(url, { maxRetriesPerRequest: null })
  return { connection, queue: new Queue('chat', { prefix: `{${redis.namespace}-chat}`, connection }) }
}
const notes = async () =>
  (await receiver.db.selectFrom('notes').selectAll().execute()).map(({ orderId }) => orderId)
const undelivered = () =>
  sender.db.selectFrom('outbox').selectAll().where('deliveredAt', 'is', null).execute()

async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came to be')
}

describe('a message from one service to another', () => {
  it('arrives once and is confirmed to the sender', async () => {
    takeReceipts()
    takeCancellations()
    const orderId = await cancel()
    relay().nudge()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('that was rolled back is never sent', async () => {
    const failing = sender.db.transaction().execute(async (trx) => {
      await say(trx, 'chat', 'cancel-order', { orderId: randomUUID(), conversationId: randomUUID() })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await undelivered()).toEqual([])
  })

  it('waits for a receiver that is down', async () => {
    takeReceipts()
    const orderId = await cancel()
    relay().nudge()
    await until(async () => (await undelivered()).every(({ attempts }) => attempts > 0))
    takeCancellations()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('survives an emptied Redis', async () => {
    takeReceipts()
    const orderId = await cancel()
    relay().nudge()
    await until(async () => (await undelivered()).every(({ attempts }) => attempts > 0))
    await emptyRedis()
    await sender.db
      .updateTable('outbox')
      .set({ nextAttemptAt: sql<Date>`now()` })
      .execute()
    takeCancellations()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('counts once when it is offered again although it had arrived', async () => {
    takeCancellations()
    const orderId = await cancel()
    const carrier = relay()
    carrier.nudge()
    await until(async () => (await notes()).length === 1)
    await sender.db
      .updateTable('outbox')
      .set({ nextAttemptAt: sql<Date>`now()` })
      .execute()
    takeReceipts()
    carrier.nudge()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('that its receiver cannot take in yet becomes a dead letter, and is none when it gets through', async () => {
    let broken = true
    takeReceipts()
    takeCancellations(() => broken)
    const orderId = await cancel()
    const carrier = relay()
    carrier.nudge()
    const letters = () => receiver.db.selectFrom('deadLetters').selectAll().execute()
    await until(async () => (await letters()).length === 1)
    expect(await notes()).toEqual([])
    broken = false
    await sender.db
      .updateTable('outbox')
      .set({ nextAttemptAt: sql<Date>`now()` })
      .execute()
    carrier.nudge()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
    expect(await letters()).toEqual([])
  })

  it('that a process died over is taken in by the next one, within seconds', async () => {
    relay()
    takeReceipts()
    // Takes the job as a worker does, and is gone: nobody renews its lock.
    const connection = new Redis(url, { maxRetriesPerRequest: null })
    const dead = new Worker('chat', undefined, {
      prefix: `{${redis.namespace}-chat}`,
      connection,
      autorun: false,
      lockDuration: 1_000,
    })
    const orderId = await cancel()
    await until(async () => (await dead.getNextJob(randomUUID())) !== undefined)
    await dead.close(true)
    connection.disconnect()

    const before = Date.now()
    takeCancellations()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
    expect(Date.now() - before).toBeLessThan(20_000)
  })

  it('said at once goes when it is offered, and nobody looks for it before its time', async () => {
    takeReceipts()
    takeCancellations()
    const [first, second] = [await cancelAtOnce(), await cancelAtOnce()]
    const carrier = relay()
    const looked = await cancel()
    carrier.nudge()
    await until(async () => (await notes()).length === 1)
    expect(await notes()).toEqual([looked])
    carrier.offer(first.said)
    carrier.offer(second.said)
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual([looked, first.orderId, second.orderId].sort())
    const attempts = await sender.db.selectFrom('outbox').select('attempts').execute()
    expect(attempts).toEqual([{ attempts: 1 }, { attempts: 1 }, { attempts: 1 }])
  })

  it('said at once that nobody offered, or twice, is taken in once all the same', async () => {
    takeReceipts()
    takeCancellations()
    const { orderId, said } = await cancelAtOnce()
    await sender.db
      .updateTable('outbox')
      .set({ nextAttemptAt: sql<Date>`now()` })
      .execute()
    const carrier = relay()
    await until(async () => (await undelivered()).length === 0)
    carrier.offer(said)
    const last = await cancelAtOnce()
    carrier.offer(last.said)
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual([orderId, last.orderId].sort())
  })

  it('is taken in after the one before it with the same word, also by another replica', async () => {
    takeReceipts()
    let [inside, most, taken] = [0, 0, 0]
    const handlersOfMany: HandlersOfMany<Tables> = {
      'cancel-order': {
        wordOf: () => 'the same',
        async take(_trx, all) {
          most = Math.max(most, ++inside, all.length)
          await new Promise((resolve) => setImmediate(resolve))
          inside--
          taken += all.length
          return all.map(() => undefined)
        },
      },
    }
    for (const db of [receiver.db, receiver.db])
      opened(receive<Tables>({ db, redis, me: 'chat', log, handlers: {}, handlersOfMany }))
    for (let count = 0; count < 40; count++) await cancel()
    relay().nudge()
    await until(async () => (await undelivered()).length === 0)
    expect([most, taken]).toEqual([1, 40])
  })

  it('is taken in with others, and those are although it cannot be', async () => {
    takeReceipts()
    const batches: number[] = []
    const bad = randomUUID()
    const handlersOfMany: HandlersOfMany<Tables> = {
      'cancel-order': {
        wordOf: ({ orderId }) => orderId,
        async take(trx, all) {
          batches.push(all.length)
          const orderIds = all.map(({ message }) => message.orderId)
          for (const orderId of orderIds) await trx.insertInto('notes').values({ orderId }).execute()
          if (orderIds.includes(bad)) throw new Error('not this one')
          return all.map(() => undefined)
        },
      },
    }
    const good = await Promise.all(Array.from({ length: 9 }, () => cancel()))
    await cancel(bad)
    relay().nudge()
    await until(async () => (await undelivered()).every(({ attempts }) => attempts > 0))
    opened(receive<Tables>({ db: receiver.db, redis, me: 'chat', log, handlers: {}, handlersOfMany }))
    await until(async () => (await undelivered()).length === 1)
    await until(async () => (await receiver.db.selectFrom('deadLetters').selectAll().execute()).length === 1)
    expect((await notes()).sort()).toEqual(good.sort())
    expect(Math.max(...batches)).toBeGreaterThan(1)
  })

  it('shares a job with those said at the same moment, and waits alone when it is offered again', async () => {
    const orderIds = await Promise.all(Array.from({ length: 3 }, () => cancel()))
    const carrier = relay()
    const { connection, queue } = chatQueue()
    const jobs = async () => (await queue.getJobs()).map(({ name }) => name).sort()
    await until(async () => (await jobs()).length === 1)
    expect(await jobs()).toEqual(['several'])
    for (let times = 0; times < 2; times++) {
      await sender.db
        .updateTable('outbox')
        .set({ nextAttemptAt: sql<Date>`now()` })
        .execute()
      carrier.nudge()
      await until(async () => (await undelivered()).every(({ attempts }) => attempts === times + 2))
    }
    await until(async () => (await jobs()).length === 4)
    await queue.close()
    connection.disconnect()

    takeReceipts()
    takeCancellations()
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual(orderIds.sort())
  })

  it('is not taken in with more others at once than was asked for, however many share a job', async () => {
    takeReceipts()
    let [inside, most] = [0, 0]
    const handlers = {
      async 'cancel-order'() {
        most = Math.max(most, ++inside)
        await new Promise((resolve) => setTimeout(resolve, 10))
        inside--
      },
    }
    for (let count = 0; count < 30; count++) await cancel()
    relay()
    await until(async () => (await undelivered()).every(({ attempts }) => attempts > 0))
    opened(receive<Tables>({ db: receiver.db, redis, me: 'chat', handlers, log, concurrency: 3 }))
    await until(async () => (await undelivered()).length === 0)
    expect(most).toBe(3)
  })

  it('in a job with one that cannot be taken in arrives, and the other alone becomes a dead letter', async () => {
    takeReceipts()
    const bad = randomUUID()
    takeCancellations((orderId) => orderId === bad)
    const good = await Promise.all([cancel(), cancel()])
    await cancel(bad)
    relay()
    const letters = () => receiver.db.selectFrom('deadLetters').selectAll().execute()
    await until(async () => (await letters()).length === 1)
    await until(async () => (await undelivered()).length === 1)
    expect((await notes()).sort()).toEqual(good.sort())
    const [left] = await undelivered()
    expect(await letters()).toMatchObject([{ eventId: left!.eventId, error: 'not now' }])
  })

  it('is carried by one of two relays only', async () => {
    takeReceipts()
    takeCancellations()
    const sent = await Promise.all(Array.from({ length: 150 }, () => cancel()))
    const [first, second] = [relay(), relay()]
    first.nudge()
    second.nudge()
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual(sent.sort())
  })
})

describe('with a Redis that goes away', () => {
  let server: ChildProcess | undefined
  let port: number

  const freePort = () =>
    new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port: free } = probe.address() as { port: number }
        probe.close(() => resolve(free))
      })
    })
  const startRedis = () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    server = spawn('redis-server', settings, { stdio: 'ignore' })
  }
  const stopRedis = () =>
    new Promise((resolve) => {
      server?.on('exit', resolve)
      server?.kill('SIGKILL')
    })

  beforeEach(async () => {
    port = await freePort()
    redis = { url: `redis://127.0.0.1:${port}`, namespace: 'test' }
  })
  afterEach(async () => {
    await closeAll()
    await stopRedis()
  })

  it('keeps what is said meanwhile and delivers it when Redis is back', async () => {
    const orderId = await cancel()
    const atOnce = await cancelAtOnce()
    const carrier = relay()
    takeReceipts()
    takeCancellations()
    carrier.nudge()
    carrier.offer(atOnce.said)
    await until(async () => (await undelivered()).every(({ attempts }) => attempts > 0))
    startRedis()
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual([orderId, atOnce.orderId].sort())
  })

  it('goes on without a restart after Redis was killed and lost everything', async () => {
    startRedis()
    takeReceipts()
    takeCancellations()
    const carrier = relay()
    const first = await cancel()
    carrier.nudge()
    await until(async () => (await undelivered()).length === 0)
    await stopRedis()
    const second = await cancel()
    carrier.nudge()
    startRedis()
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual([first, second].sort())
  })
})
