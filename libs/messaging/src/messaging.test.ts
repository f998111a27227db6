import { randomUUID } from 'node:crypto'
import { type Job, Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { connect } from '@smm/database/connect'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { freePort } from '@smm/database/test-port'
import { until } from '@smm/http-service/test-until'
import type { MessageName, Receiver } from '@smm/contracts/messages'
import type { Envelope } from './envelope.ts'
import { enqueueMessage, insertOutbox, outboxMessage } from './outbox.ts'
import { markDelivered } from './outbox.queries.ts'
import { readAnnouncement } from './announce-handled-messages.ts'
import { type NewJob, openQueues, type RedisOptions } from './queue.ts'
import { receive } from './receive.ts'
import { startRelay } from './relay.ts'
import { emptyRedis, redisUrl, startRedis, type TestRedis } from './test-redis.ts'
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
const log = { info: () => {}, warn: () => {}, error: () => {} }

let sender: TestDatabase<Tables>
let receiver: TestDatabase<Tables>
let redis: RedisOptions
const open: Array<{ close: () => Promise<void> }> = []

beforeEach(async () => {
  sender = await openTestDatabase<Tables>('messaging', migrations)
  receiver = await openTestDatabase<Tables>('messaging', migrations)
  redis = { url: redisUrl, namespace: `test-${randomUUID()}` }
})

const closeAll = async () => {
  for (const part of open.splice(0).reverse()) await part.close()
}

afterEach(async () => {
  await closeAll()
  await emptyRedis({ ...redis, url: redisUrl })
  await Promise.all([sender.drop(), receiver.drop()])
})

const opened = <Part extends { close: () => Promise<void> }>(part: Part): Part => {
  open.push(part)
  return part
}
const relay = () => opened(startRelay({ db: sender.db, redis, from: 'orders', log }))
const receiveReceipts = () =>
  opened(receive<Tables>({ db: sender.db, redis, me: 'orders', handlers: {}, log }))
type ReceiveCancellations = Partial<Pick<Parameters<typeof receive<Tables>>[0], 'db' | 'log'>> & {
  fail?: (orderId: string) => boolean
}
const receiveCancellations = ({ fail = (_: string) => false, ...more }: ReceiveCancellations = {}) =>
  opened(
    receive<Tables>({
      db: receiver.db,
      redis,
      me: 'chat',
      log,
      ...more,
      handlers: {
        orders: {
          async 'cancel-order'(trx, { orderId }) {
            await trx.insertInto('notes').values({ orderId }).execute()
            if (fail(orderId)) throw new Error('not now')
          },
        },
      },
    }),
  )

async function cancel(orderId: string = randomUUID(), conversationId: string = randomUUID()) {
  await sender.db
    .transaction()
    .execute((trx) => enqueueMessage(trx, 'chat', 'cancel-order', { orderId, conversationId }))
  return orderId
}
/** Stores a leased message, as a process does that dies before it publishes. */
async function cancelUnpublished() {
  const orderId = randomUUID()
  const message = outboxMessage('chat', 'cancel-order', { orderId, conversationId: randomUUID() })
  await insertOutbox(sender.db, [message]).execute()
  return { orderId, message }
}
const makeAllDue = () =>
  sender.db
    .updateTable('outbox')
    .set({ nextAttemptAt: sql<Date>`now()` })
    .execute()
/** A queue of the chat in Redis, as a relay sees it. */
const openChatQueue = (name = 'chat-from-orders') => openQueueOf('chat', name)
function openQueueOf(receiverName: string, name: string) {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null })
  const queue = new Queue(name, { prefix: `{${redis.namespace}-${receiverName}}`, connection })
  return opened({
    queue,
    async close() {
      await queue.close()
      connection.disconnect()
    },
  })
}
const announcementOf = (service: string) => `{${redis.namespace}-${service}}:handles`
async function withRedis<T>(work: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(redisUrl)
  return work(client).finally(() => client.disconnect())
}
/** Announces as the previous release of a service does, which knows one queue for all senders. */
const announceAsPreviousRelease = (service: string) =>
  withRedis((client) => client.set(announcementOf(service), '["cancel-order"]'))

/** Orders as the previous release: what all senders write is in one queue, receipts too. */
async function receiveReceiptsAsPreviousRelease() {
  await announceAsPreviousRelease('orders')
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null })
  const prefix = `{${redis.namespace}-orders}`
  const confirm = (job: Job) => markDelivered(sender.db, job.data.eventIds, ['chat'])
  const worker = new Worker('orders', confirm, { prefix, connection })
  opened({ close: () => worker.close().then(() => connection.disconnect()) })
}

/** Packs up to ten messages into one job, as an earlier release does. */
async function publishAsPreviousRelease() {
  const rows = await sender.db.selectFrom('outbox').selectAll().execute()
  const { queue } = openChatQueue('chat')
  const options = { attempts: 4, backoff: { type: 'exponential', delay: 200 }, removeOnFail: true }
  while (rows.length > 0) {
    const envelopes = rows.splice(0, 10).map(({ eventId, name, payload }): Envelope => ({
      eventId,
      from: 'orders',
      name,
      v: 1,
      correlationId: null,
      payload,
    }))
    await queue.add('several', { envelopes }, { ...options, removeOnComplete: true })
  }
}
const notes = async () =>
  (await receiver.db.selectFrom('notes').selectAll().execute()).map(({ orderId }) => orderId)
const undelivered = () =>
  sender.db.selectFrom('outbox').selectAll().where('deliveredAt', 'is', null).execute()

describe('a message from one service to another', () => {
  it('arrives once and is confirmed to the sender', async () => {
    receiveReceipts()
    receiveCancellations()
    const orderId = await cancel()
    relay().pollNow()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('that was rolled back is never sent', async () => {
    const failing = sender.db.transaction().execute(async (trx) => {
      await enqueueMessage(trx, 'chat', 'cancel-order', {
        orderId: randomUUID(),
        conversationId: randomUUID(),
      })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await undelivered()).toEqual([])
  })

  it('waits for a receiver that is down', async () => {
    receiveReceipts()
    const orderId = await cancel()
    relay().pollNow()
    await until(async () => (await undelivered()).every(({ attempts }) => attempts > 0))
    receiveCancellations()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('survives an emptied Redis', async () => {
    receiveReceipts()
    const orderId = await cancel()
    relay().pollNow()
    await until(async () => (await undelivered()).every(({ attempts }) => attempts > 0))
    await emptyRedis({ ...redis, url: redisUrl })
    await makeAllDue()
    receiveCancellations()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('counts once when it is published again although it had arrived', async () => {
    receiveCancellations()
    const orderId = await cancel()
    const carrier = relay()
    carrier.pollNow()
    await until(async () => (await notes()).length === 1)
    await makeAllDue()
    receiveReceipts()
    carrier.pollNow()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('is published again to a receiver that went back to before it was handled, however old it is', async () => {
    receiveReceipts()
    receiveCancellations()
    const orderId = await cancel()
    relay().pollNow()
    await until(async () => (await undelivered()).length === 0)
    await sender.db
      .updateTable('outbox')
      .set({ createdAt: sql<Date>`now() - interval '1 hour'` })
      .execute()
    await receiver.db.deleteFrom('notes').execute()
    await receiver.db.deleteFrom('inbox').execute()
    const receiverRelay = opened(startRelay({ db: receiver.db, redis, from: 'chat', log }))
    await receiverRelay.requestRedeliverySince(new Date(Date.now() - 60_000))
    await until(async () => (await notes()).length === 1)
    expect(await notes()).toEqual([orderId])
  })

  it('that its receiver cannot handle yet becomes a dead letter, and is none once it is handled', async () => {
    let broken = true
    receiveReceipts()
    receiveCancellations({ fail: () => broken })
    const orderId = await cancel()
    const carrier = relay()
    carrier.pollNow()
    const letters = () => receiver.db.selectFrom('deadLetters').selectAll().execute()
    await until(async () => (await letters()).length === 1)
    expect(await notes()).toEqual([])
    broken = false
    await makeAllDue()
    carrier.pollNow()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
    expect(await letters()).toEqual([])
  })

  it('waits for another one of its conversation, and not for those of others', async () => {
    const [conversationId, running, meanwhile] = [randomUUID(), new Set<string>(), new Set<string>()]
    opened(
      receive<Tables>({
        db: receiver.db,
        redis,
        me: 'chat',
        log,
        handlers: {
          orders: {
            async 'cancel-order'(trx, message) {
              for (const other of running) meanwhile.add(other === message.conversationId ? 'own' : 'other')
              running.add(message.conversationId)
              await sql`SELECT pg_sleep(0.05)`.execute(trx)
              running.delete(message.conversationId)
              await trx.insertInto('notes').values({ orderId: message.orderId }).execute()
            },
          },
        },
      }),
    )
    relay()
    const ofOne = Array.from({ length: 4 }, () => conversationId)
    for (const id of [...ofOne, randomUUID(), randomUUID()]) await cancel(randomUUID(), id)
    await until(async () => (await notes()).length === 6)
    expect(meanwhile).toEqual(new Set(['other']))
  })

  it('that another process is still handling becomes no dead letter meanwhile', async () => {
    const gaveUp = Promise.withResolvers<void>()
    const warn = (_: object, text: string) => text === 'a message waits for a lock' && gaveUp.resolve()
    // With the limits of a service: a test database waits longer for a lock.
    const [url = ''] = receiver.url.split('?')
    const db = connect<Tables>({ url, log })
    opened({ close: () => db.destroy() })
    receiveReceipts()
    receiveCancellations({ db, log: { ...log, warn } })
    const { message } = await cancelUnpublished()
    await receiver.db.transaction().execute(async (trx) => {
      const { eventId, name } = message
      await trx.insertInto('inbox').values({ eventId, name }).execute()
      relay().publish([message])
      await gaveUp.promise
    })
    await makeAllDue()
    await until(async () => (await undelivered()).length === 0)
    expect(await receiver.db.selectFrom('deadLetters').selectAll().execute()).toEqual([])
  })

  it('is handled by another process within seconds when one dies over it', async () => {
    relay()
    receiveReceipts()
    // Takes the job as a worker does, and dies: its lock is not renewed.
    const connection = new Redis(redisUrl, { maxRetriesPerRequest: null })
    const dead = new Worker('chat-from-orders', undefined, {
      prefix: `{${redis.namespace}-chat}`,
      connection,
      autorun: false,
      lockDuration: 1_000,
    })
    const orderId = await cancel()
    await until(async () => (await dead.getNextJob(randomUUID())) !== undefined)
    await dead.close(true)
    connection.disconnect()

    receiveCancellations()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('that is leased is published by its process, and no poll takes it before its lease ends', async () => {
    receiveReceipts()
    receiveCancellations()
    const [first, second] = [await cancelUnpublished(), await cancelUnpublished()]
    const nextAttemptAt = sql<Date>`now() + interval '1 hour'`
    await sender.db.updateTable('outbox').set({ nextAttemptAt }).execute()
    const carrier = relay()
    const looked = await cancel()
    carrier.pollNow()
    await until(async () => (await notes()).length === 1)
    expect(await notes()).toEqual([looked])
    carrier.publish([first.message])
    carrier.publish([second.message])
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual([looked, first.orderId, second.orderId].sort())
    const eventIds = [first, second].map(({ message }) => message.eventId)
    const leased = sender.db.selectFrom('outbox').select('attempts').where('eventId', 'in', eventIds)
    expect(await leased.execute()).toEqual([{ attempts: 1 }, { attempts: 1 }])
  })

  it('that is leased and never published, or twice, is handled once all the same', async () => {
    receiveReceipts()
    receiveCancellations()
    const { orderId, message } = await cancelUnpublished()
    await makeAllDue()
    const carrier = relay()
    await until(async () => (await undelivered()).length === 0)
    carrier.publish([message])
    const last = await cancelUnpublished()
    carrier.publish([last.message])
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual([orderId, last.orderId].sort())
  })

  it('has a job of its own, and only one however often it is published', async () => {
    const orderIds = await Promise.all(Array.from({ length: 3 }, () => cancel()))
    const carrier = relay()
    const { queue } = openChatQueue()
    const jobs = async () => (await queue.getJobs()).map(({ name }) => name)
    for (let attempts = 1; attempts <= 3; attempts++) {
      await until(async () => (await undelivered()).every((row) => row.attempts >= attempts))
      await until(async () => (await jobs()).length === 3)
      await makeAllDue()
      carrier.pollNow()
    }
    await until(async () => (await undelivered()).every(({ attempts }) => attempts >= 4))
    expect(await jobs()).toEqual(Array(3).fill('cancel-order'))

    receiveReceipts()
    receiveCancellations()
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual(orderIds.sort())
  })

  it.each(['each in its job', 'in one job of the previous release'])(
    'is handled with no more others at once than asked for, %s',
    async (packing) => {
      await (packing === 'each in its job' ? receiveReceipts() : receiveReceiptsAsPreviousRelease())
      let [inside, most] = [0, 0]
      const areThree = Promise.withResolvers<void>()
      const handlers = {
        async 'cancel-order'() {
          most = Math.max(most, ++inside)
          if (inside === 3) areThree.resolve()
          await areThree.promise
          await new Promise((resolve) => setTimeout(resolve, 10))
          inside--
        },
      }
      for (let count = 0; count < 30; count++) await cancel()
      if (packing === 'each in its job') relay()
      else await publishAsPreviousRelease()
      opened(
        receive<Tables>({
          db: receiver.db,
          redis,
          me: 'chat',
          handlers: { orders: handlers },
          log,
          concurrency: 3,
        }),
      )
      await until(async () => (await undelivered()).length === 0)
      expect(most).toBe(3)
    },
  )

  it.each(['each in its job', 'in one job of the previous release'])(
    'arrives beside one that cannot be handled, and the other alone becomes a dead letter, %s',
    async (packing) => {
      await (packing === 'each in its job' ? receiveReceipts() : receiveReceiptsAsPreviousRelease())
      const bad = randomUUID()
      receiveCancellations({ fail: (orderId) => orderId === bad })
      const good = await Promise.all([cancel(), cancel()])
      await cancel(bad)
      if (packing === 'each in its job') relay()
      else await publishAsPreviousRelease()
      const letters = () => receiver.db.selectFrom('deadLetters').selectAll().execute()
      await until(async () => (await letters()).length === 1)
      await until(async () => (await undelivered()).length === 1)
      expect((await notes()).sort()).toEqual(good.sort())
      const [left] = await undelivered()
      expect(await letters()).toMatchObject([{ eventId: left!.eventId, error: 'not now' }])
    },
  )

  it('that fails is retried by its outbox row alone, without anybody asking', async () => {
    let failures = 0
    receiveReceipts()
    receiveCancellations({ fail: () => ++failures < 2 })
    const orderId = await cancel()
    relay()
    await until(async () => (await undelivered()).length === 0)
    expect([failures, await notes()]).toEqual([2, [orderId]])
    expect(await receiver.db.selectFrom('deadLetters').selectAll().execute()).toEqual([])
  })

  it('is published by one of two relays only', async () => {
    receiveReceipts()
    receiveCancellations()
    const sent = await Promise.all(Array.from({ length: 150 }, () => cancel()))
    const [first, second] = [relay(), relay()]
    first.pollNow()
    second.pollNow()
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual(sent.sort())
  })
})

describe('a service that was taken over', () => {
  const catalogue = () => opened(openAsCatalogue())
  function openAsCatalogue() {
    const queues = openQueues(redis, 'catalogue', log)
    return { ...queues, close: async () => queues.close() }
  }
  const forged = (from: Receiver, name: MessageName): NewJob => {
    const payload = { orderId: randomUUID(), conversationId: randomUUID() }
    return { name, data: { eventId: randomUUID(), from, name, v: 1, correlationId: null, payload } }
  }
  const letters = () => receiver.db.selectFrom('deadLetters').select(['name', 'error']).execute()

  it('sends nothing in the name of another one', async () => {
    receiveReceipts()
    receiveCancellations()
    const { add } = catalogue()
    await add('chat', [forged('orders', 'cancel-order'), forged('catalogue', 'pix-issued')])
    await until(async () => (await letters()).length > 0)
    const orderId = await cancel()
    relay()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
    expect(await letters()).toEqual([
      { name: 'pix-issued', error: 'the message pix-issued is not known here from catalogue' },
    ])
  })

  it('has no message taken that only another one may send', async () => {
    receiveCancellations()
    await catalogue().add('chat', [forged('catalogue', 'cancel-order')])
    await until(async () => (await letters()).length === 1)
    expect(await letters()).toMatchObject([{ error: expect.stringContaining('from catalogue') }])
    expect(await notes()).toEqual([])
  })

  it('finds nobody at the queue that all could write, whoever it says that it is', async () => {
    receiveReceipts()
    receiveCancellations()
    const { listHandled } = relay()
    await until(async () => (await listHandled('chat')).length > 0)
    await until(async () => (await withRedis((client) => client.exists(announcementOf('orders')))) > 0)
    const { queue } = openChatQueue('chat')
    for (const from of ['orders', 'chat', 'catalogue'] as const) {
      const { name, data } = forged(from, 'cancel-order')
      await queue.add(name, data, { removeOnComplete: true })
    }
    await until(async () => (await queue.getJobs()).length === 0)
    const orderId = await cancel()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('confirms no message that was sent to another one, and has none sent again', async () => {
    await cancel()
    const [row] = await undelivered()
    const nextAttemptAt = sql<Date>`now() + interval '1 hour'`
    await sender.db.updateTable('outbox').set({ nextAttemptAt }).execute()
    receiveReceipts()
    const { add } = catalogue()
    const data = { eventIds: [row!.eventId] }
    await add('orders', [
      { name: 'receipts', data },
      { name: 'offer-again', data },
      { name: 'offer-again', data: { eventIds: [], since: new Date(0).toISOString(), receiver: 'chat' } },
    ])
    const { queue } = openQueueOf('orders', 'orders-from-catalogue')
    await until(async () => (await queue.getJobs()).length === 0)
    expect(await undelivered()).toMatchObject([{ eventId: row!.eventId, attempts: 0 }])
    const due = sender.db
      .selectFrom('outbox')
      .select('eventId')
      .where('nextAttemptAt', '<=', sql<Date>`now()`)
    expect(await due.execute()).toEqual([])
  })
})

describe('beside the previous release', () => {
  it('a message goes to the queue that its receiver reads', async () => {
    await announceAsPreviousRelease('chat')
    relay()
    await cancel()
    const { queue } = openChatQueue('chat')
    await until(async () => (await queue.getJobs()).length === 1)
    expect(await openChatQueue().queue.getJobs()).toEqual([])
  })

  it('its messages are taken, and confirmed where it reads receipts', async () => {
    await receiveReceiptsAsPreviousRelease()
    receiveCancellations()
    const orderId = await cancel()
    await publishAsPreviousRelease()
    await until(async () => (await undelivered()).length === 0)
    expect(await notes()).toEqual([orderId])
  })

  it('one that announces nothing is sent to, and its receipts are taken, as long as it may run', async () => {
    redis = { ...redis, unannouncedUntil: Date.now() + 60_000 }
    receiveReceipts()
    relay()
    await cancel()
    const { queue } = openChatQueue('chat')
    await until(async () => (await queue.getJobs()).length === 1)
    const [row] = await undelivered()
    await openQueueOf('orders', 'orders').queue.add('receipts', { eventIds: [row!.eventId] })
    await until(async () => (await undelivered()).length === 0)
  })

  it('its receipts are taken', async () => {
    await cancel()
    await announceAsPreviousRelease('chat')
    receiveReceipts()
    const [row] = await undelivered()
    const { queue } = openQueueOf('orders', 'orders')
    await queue.add('receipts', { eventIds: [row!.eventId] }, { removeOnComplete: true })
    await until(async () => (await undelivered()).length === 0)
  })

  it('a message that went to the wrong one of two replicas comes again', async () => {
    receiveReceipts()
    const { queue } = openChatQueue('chat')
    await announceAsPreviousRelease('chat')
    const carrier = relay()
    const orderId = await cancel()
    carrier.pollNow()
    await until(async () => (await queue.getJobs()).length === 1)
    await queue.obliterate({ force: true })
    // The new release of the chat has taken its place.
    receiveCancellations()
    await until(async () => (await notes()).length === 1)
    expect(await notes()).toEqual([orderId])
  })
})

describe('with a Redis that goes away', () => {
  let server: TestRedis | undefined
  let port: number

  beforeEach(async () => {
    port = await freePort()
    redis = { url: `redis://127.0.0.1:${port}`, namespace: 'test' }
  })
  afterEach(async () => {
    await closeAll()
    await server?.stop()
    server = undefined
  })

  it('stores messages meanwhile and delivers them when Redis is back', async () => {
    const orderId = await cancel()
    const leased = await cancelUnpublished()
    const carrier = relay()
    receiveReceipts()
    receiveCancellations()
    carrier.pollNow()
    carrier.publish([leased.message])
    await until(async () => (await undelivered()).every(({ attempts }) => attempts > 0))
    server = await startRedis(port)
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual([orderId, leased.orderId].sort())
  })

  it('goes on with a queue that was used for the first time meanwhile', async () => {
    const queues = openQueues(redis, 'orders', log)
    opened({ close: async () => queues.close() })
    const add = () =>
      queues.add('chat', [{ name: 'receipts', data: { eventIds: [] } }]).then(
        () => 'added',
        () => 'failed',
      )
    expect(await add()).toBe('failed')
    server = await startRedis(port)
    await until(async () => (await add()) === 'added')
  })

  it('goes on without a restart after Redis was killed and lost everything', async () => {
    server = await startRedis(port)
    receiveReceipts()
    receiveCancellations()
    const carrier = relay()
    const first = await cancel()
    carrier.pollNow()
    await until(async () => (await undelivered()).length === 0)
    await server?.stop()
    server = undefined
    const second = await cancel()
    carrier.pollNow()
    server = await startRedis(port)
    await until(async () => (await undelivered()).length === 0)
    expect((await notes()).sort()).toEqual([first, second].sort())
  })
})

describe('an announcement', () => {
  it('tells a sender which messages a receiver handles, from its start to its end', async () => {
    const { listHandled } = relay()
    expect(await listHandled('chat')).toEqual([])
    const chat = receiveCancellations()
    await until(async () => (await listHandled('chat')).length > 0)
    expect(await listHandled('chat')).toEqual(['cancel-order'])
    await chat.close()
    expect(await listHandled('chat')).toEqual([])
  })

  it('that is no list of names counts as none', () => {
    for (const text of [null, '', '{}', 'x', '"place-cart"'])
      expect(readAnnouncement(text)?.names ?? []).toEqual([])
  })
})
