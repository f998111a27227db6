import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '@smm/database/test-port'
import type { Message, MessageName } from '@smm/contracts/messages'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { sessionSettings } from '@smm/http-service/staff/test-staff-session'
import { enqueueMessage } from '@smm/messaging/outbox'
import { receive } from '@smm/messaging/receive'
import { type Relay, startRelay } from '@smm/messaging/relay'
import { createMessagingTables, type MessagingTables } from '@smm/messaging/tables'
import { emptyRedis, redisUrl } from '@smm/messaging/test-redis'
import { spawnService } from '@smm/http-service/test-process'
import { until } from '@smm/http-service/test-until'
import { storeCatalogue } from '../catalogue/store-catalogue.ts'
import { visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

const redis = { url: redisUrl, namespace: `test-${randomUUID()}` }
const log = { info: () => {}, warn: () => {}, error: () => {} }
const requestedOrders: Array<Message<'place-order'>> = []
let other: TestChat
let orders: TestDatabase<MessagingTables>
let relay: Relay
let inbox: { close: () => Promise<void> }
let proxy: { server: Server; onNextPublish: (call: () => void) => Promise<void> }
let chat: ChildProcess
let url: string

/** A proxy to Redis that swallows the next PUBLISH of a conversation and calls `callback` instead. */
function openRedisProxy(server = createServer()): typeof proxy {
  let callback: (() => void) | undefined
  const open = new Set<Socket>()
  const { hostname, port } = new URL(redisUrl)
  server.on('connection', (client: Socket) => {
    const upstream = connect(Number(port || 6379), hostname)
    for (const socket of [client, upstream]) {
      open.add(socket)
      const cut = () => [client, upstream].forEach((one) => (one.destroy(), open.delete(one)))
      socket.on('error', cut).on('close', cut)
    }
    upstream.on('data', (bytes) => client.write(bytes))
    client.on('data', (bytes) => {
      if (!callback || !/\r\n\$7\r\npublish\r\n/i.test(bytes.toString('latin1'))) return upstream.write(bytes)
      const swallow = callback
      callback = undefined
      swallow()
    })
  })
  server.on('close', () => open.forEach((socket) => socket.destroy()))
  return {
    server,
    onNextPublish: (call) =>
      new Promise((resolve) => {
        callback = () => {
          call()
          resolve()
        }
      }),
  }
}

async function startChat() {
  const { port } = proxy.server.address() as AddressInfo
  const settings = {
    CHAT_PORT: new URL(url).port,
    CHAT_DATABASE_URL: other.database.url,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    REDIS_NAMESPACE: redis.namespace,
    LOG_LEVEL: 'silent',
    ...sessionSettings,
    ORDER_LINK_SECRET: 'another secret that is long enough for a test',
    CHAT_LIMITS: 'off',
  }
  chat = spawnService('chat', settings, ['ignore', 'ignore', 'inherit'])
  await until(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok)
}
async function sendToChat<Name extends MessageName>(name: Name, message: Message<Name>) {
  await orders.db.transaction().execute((trx) => enqueueMessage(trx, 'chat', name, message))
  relay.pollNow()
}

beforeAll(async () => {
  // The test itself says when it polls.
  other = await openTestChat({ redis, pollEveryMs: 3_600_000 })
  orders = await openTestDatabase<MessagingTables>('chat_orders', { messaging: createMessagingTables })
  relay = startRelay({ db: orders.db, redis, from: 'orders', log })
  const handlers = {
    'place-order': async (_: unknown, message: Message<'place-order'>) => void requestedOrders.push(message),
  }
  inbox = receive<MessagingTables>({ db: orders.db, redis, me: 'orders', log, handlers: { chat: handlers } })
  proxy = openRedisProxy()
  proxy.server.listen(0, '127.0.0.1')
  await once(proxy.server, 'listening')
  url = `http://127.0.0.1:${await freePort()}`
  await startChat()
})
afterAll(async () => {
  chat?.kill('SIGKILL')
  await inbox?.close()
  await relay?.close()
  proxy?.server.close()
  await other?.close()
  await emptyRedis(redis)
  await other?.database.drop()
  await orders?.drop()
})

it('a replica killed after the commit, before it publishes: the visitor on another replica sees the notification once, at the next poll', async () => {
  const offer = {
    platform: 'instagram',
    serviceType: 'followers',
    isActive: true,
    upstreamServiceId: 1,
  } as const
  const numbers = {
    costMicrosPerThousand: 10_000_000,
    marginBasisPoints: 5_000,
    minQuantity: 10,
    maxQuantity: 100_000,
  }
  const fromCatalogue = { eventId: randomUUID(), from: 'catalogue', correlationId: null } as const
  const catalogue = { version: 1, offers: [{ ...offer, ...numbers }] }
  await other.deps.db.transaction().execute((trx) => storeCatalogue(trx, catalogue, fromCatalogue))
  const here = await visit({ url })
  for (const words of ['quero 500 seguidores no instagram.com/fulano', 'sim']) {
    const before = here.texts().length
    here.say(words)
    await until(async () => here.texts().length > before)
  }
  await until(async () => requestedOrders.length === 1)
  const { orderId, conversationId } = requestedOrders[0]!
  const there = await visit(other, { cookie: here.cookie })
  const isConfirmation = (frame: object) => JSON.stringify(frame).includes('Pagamento confirmado')

  const published = proxy.onNextPublish(() => chat.kill('SIGKILL'))
  await sendToChat('payment-confirmed', { orderId, conversationId, version: 2 })
  await published
  await once(chat, 'exit')
  expect(there.frames.filter(isConfirmation)).toEqual([])
  await other.deps.fanOut.pollPositions()
  await there.see(isConfirmation)

  await startChat()
  await until(async () => {
    await orders.db.updateTable('outbox').set({ nextAttemptAt: new Date() }).execute()
    const unconfirmed = await orders.db
      .selectFrom('outbox')
      .selectAll()
      .where('deliveredAt', 'is', null)
      .execute()
    return unconfirmed.length === 0
  })
  const again = await visit({ url }, { cookie: here.cookie })
  await again.see(isConfirmation)
  for (const tab of [there, again]) expect(tab.frames.filter(isConfirmation)).toHaveLength(1)
  for (const tab of [here, there, again]) tab.socket.terminate()
})
