import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { MessageHealth } from '@smm/contracts/message-health'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { createLogger } from '@smm/http-service/observability/create-logger'
import { createService } from '@smm/http-service/create-service'
import { until } from '@smm/http-service/test-until'
import { cookieOf, sessionKeys } from '@smm/http-service/staff/test-staff-session'
import { messageHealthRoutes } from './message-health-routes.ts'
import { enqueueMessage } from './outbox.ts'
import { receive } from './receive.ts'
import { startRelay } from './relay.ts'
import { redisUrl } from './test-redis.ts'
import { createMessagingTables, type MessagingTables } from './tables.ts'

const migrations = { '1-messaging': createMessagingTables }
const signedIn = () => ({ cookie: cookieOf({ username: 'maria' }) })
const log = { info: () => {}, warn: () => {}, error: () => {} }

let chat: TestDatabase<MessagingTables>
let orders: TestDatabase<MessagingTables>
const open: Array<{ close: () => Promise<unknown> }> = []
beforeEach(async () => {
  chat = await openTestDatabase<MessagingTables>('health', migrations)
  orders = await openTestDatabase<MessagingTables>('health', migrations)
})
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
  await Promise.all([chat.drop(), orders.drop()])
})
const opened = <Part extends { close: () => Promise<unknown> }>(part: Part): Part => {
  open.push(part)
  return part
}

async function openOrders(redis = { url: redisUrl, namespace: `test-${randomUUID()}` }) {
  const relay = opened(startRelay({ db: orders.db, redis, from: 'orders', log }))
  const app = opened(createService({ name: 'orders', log: createLogger('orders', 'silent') }))
  const guard = { ...sessionKeys, secure: false, isEnded: async () => false }
  await app.register(messageHealthRoutes({ db: orders.db, relay, me: 'orders', guard }))
  const look = async () =>
    (await app.inject({ url: '/api/operation/orders', headers: signedIn() })).json<MessageHealth>()
  const retryDeadLetter = (id: string, headers: Record<string, string> = signedIn()) =>
    app.inject({ method: 'POST', url: `/api/operation/orders/dead-letters/${id}/try-again`, headers })
  return { redis, app, look, retryDeadLetter }
}

const order = () => ({ orderId: randomUUID(), conversationId: randomUUID() })
const enqueueCancellation = (payload = order()) =>
  chat.db.transaction().execute((trx) => enqueueMessage(trx, 'orders', 'cancel-order', payload))

test('requests without a session are refused', async () => {
  const { app, retryDeadLetter } = await openOrders()
  expect((await app.inject({ url: '/api/operation/orders' })).statusCode).toBe(401)
  expect((await retryDeadLetter(randomUUID(), {})).statusCode).toBe(401)
})

test('shows the messages that wait, in rows and in Redis', async () => {
  const { look } = await openOrders()
  const payload = order()
  await orders.db
    .transaction()
    .execute((trx) => enqueueMessage(trx, 'chat', 'refill-answered', { ...payload, outcome: 'requested' }))
  await orders.db
    .updateTable('outbox')
    .set({ createdAt: sql<Date>`now() - interval '90 seconds'` })
    .execute()
  const { outbox, queue, deadLetters } = await look()
  expect(outbox).toMatchObject({
    count: 1,
    messages: [{ name: 'refill-answered', receiver: 'chat', correlationId: payload.conversationId }],
  })
  expect(outbox.oldestSeconds).toBeGreaterThanOrEqual(90)
  expect(queue).toMatchObject({ waiting: 0, active: 0, delayed: 0, failed: 0 })
  expect(deadLetters).toEqual({ count: 0, messages: [] })
})

test('shows the rows without Redis, and refuses a retry', async () => {
  const { look, retryDeadLetter } = await openOrders({ url: 'redis://127.0.0.1:1', namespace: 'nowhere' })
  const eventId = randomUUID()
  await orders.db
    .insertInto('deadLetters')
    .values({ eventId, name: 'cancel-order', error: 'broken' })
    .execute()
  expect(await look()).toMatchObject({
    queue: null,
    deadLetters: { count: 1, messages: [{ id: eventId, reason: 'broken' }] },
  })
  expect((await retryDeadLetter(eventId)).statusCode).toBe(503)
})

test('shows why a letter is dead, retries it at once on request, and audits who asked', async () => {
  const { redis, look, retryDeadLetter } = await openOrders()
  let isBroken = true
  const taken: string[] = []
  const handlers = {
    'cancel-order': async (_: unknown, message: { orderId: string }) => {
      if (isBroken) throw new Error('the table is missing')
      taken.push(message.orderId)
    },
    'staff-acted': async () => {},
  }
  opened(receive<MessagingTables>({ db: chat.db, redis, me: 'chat', handlers: {}, log }))
  opened(
    receive<MessagingTables>({
      db: orders.db,
      redis,
      me: 'orders',
      handlers: { chat: handlers, orders: handlers },
      log,
    }),
  )
  opened(startRelay({ db: chat.db, redis, from: 'chat', log }))
  const payload = order()
  await enqueueCancellation(payload)
  const letter = await until(async () => (await look()).deadLetters.messages[0])
  expect(letter).toMatchObject({ name: 'cancel-order', reason: 'the table is missing' })

  // As after many attempts: the next one is far away.
  await chat.db
    .updateTable('outbox')
    .set({ nextAttemptAt: sql<Date>`now() + interval '1 hour'` })
    .execute()
  isBroken = false
  const answer = await retryDeadLetter(letter.id)
  expect([answer.statusCode, answer.json()]).toEqual([200, { askedAgain: true }])
  await until(async () => (await look()).deadLetters.count === 0)
  expect(taken).toEqual([payload.orderId])
  const audited = await orders.db.selectFrom('outbox').select(['name', 'receiver', 'payload']).execute()
  expect(audited).toEqual([
    {
      name: 'staff-acted',
      receiver: 'orders',
      payload: {
        actor: 'maria',
        action: 'try-message-again',
        details: { eventId: letter.id, message: 'cancel-order', service: 'orders' },
      },
    },
  ])
  expect((await retryDeadLetter(letter.id)).statusCode).toBe(404)
})
