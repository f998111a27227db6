import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Message, MessageName } from '@smm/contracts/messages'
import type { Offer } from '@smm/contracts/products'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { sessionSettings } from '@smm/http-service/staff/test-staff-session'
import type { RedisOptions } from '@smm/messaging/queue'
import { enqueueMessage } from '@smm/messaging/outbox'
import { receive } from '@smm/messaging/receive'
import { type Relay, startRelay } from '@smm/messaging/relay'
import { createMessagingTables, type MessagingTables } from '@smm/messaging/tables'
import { freePort } from '@smm/database/test-port'
import { storeCatalogue } from './catalogue/store-catalogue.ts'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'
import { emptyRedis, redisUrl } from '@smm/messaging/test-redis'
import { spawnService } from '@smm/http-service/test-process'
import { until } from '@smm/http-service/test-until'
import { type TestVisitor, visit } from './testing/visit.ts'

const redis: RedisOptions = { url: redisUrl, namespace: `test-${randomUUID()}` }
const log = { info: () => {}, warn: () => {}, error: () => {} }
const fromCatalogue = { eventId: randomUUID(), from: 'catalogue', correlationId: null } as const
const requestedOrders: Array<Message<'place-order'>> = []
let database: TestDatabase<Tables>
let orders: TestDatabase<MessagingTables>
let relay: Relay
let inbox: { close: () => Promise<void> }
let url: string
let chat: ChildProcess
/** The log of the process since its start. */
let logged = ''

beforeAll(async () => {
  database = await openTestDatabase<Tables>('chat', migrations)
  orders = await openTestDatabase<MessagingTables>('chat_orders', { messaging: createMessagingTables })
  relay = startRelay({ db: orders.db, redis, from: 'orders', log })
  inbox = receive<MessagingTables>({
    db: orders.db,
    redis,
    me: 'orders',
    log,
    handlers: { chat: { 'place-order': async (_trx, message) => void requestedOrders.push(message) } },
  })
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  await startChat()
})
afterAll(async () => {
  await stop('SIGKILL')
  await inbox.close()
  await relay.close()
  await emptyRedis(redis)
  await database.drop()
  await orders.drop()
})

async function startChat(settings: Record<string, string> = {}) {
  const all = {
    CHAT_PORT: new URL(url).port,
    CHAT_DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    REDIS_NAMESPACE: redis.namespace,
    LOG_LEVEL: 'silent',
    ...sessionSettings,
    ORDER_LINK_SECRET: 'another secret that is long enough for a test',
    CHAT_LIMITS: 'off',
    ...settings,
  }
  chat = spawnService('chat', all, ['ignore', 'pipe', 'inherit'])
  logged = ''
  chat.stdout!.on('data', (data) => (logged += data))
  await until(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok)
}
async function stop(signal: 'SIGKILL' | 'SIGTERM') {
  if (chat.exitCode !== null || chat.signalCode !== null) return
  chat.kill(signal)
  await once(chat, 'exit')
}
async function sendToChat<Name extends MessageName>(name: Name, message: Message<Name>) {
  await orders.db.transaction().execute((trx) => enqueueMessage(trx, 'chat', name, message))
  relay.pollNow()
}
const offer: Offer = {
  platform: 'instagram',
  serviceType: 'followers',
  isActive: true,
  upstreamServiceId: 1,
  costMicrosPerThousand: 10_000_000,
  marginBasisPoints: 5_000,
  minQuantity: 10,
  maxQuantity: 100_000,
}
async function talk(visitor: TestVisitor, ...messages: string[]) {
  for (const message of messages) {
    const before = visitor.texts().length
    visitor.say(message)
    await until(async () => visitor.texts().length > before)
  }
}

describe('the chat as a process', () => {
  it('carries an order from Portuguese to its PIX card and status through two SIGKILLs', async () => {
    const catalogue = { version: 1, offers: [offer] }
    await database.db.transaction().execute((trx) => storeCatalogue(trx, catalogue, fromCatalogue))
    const before = await visit({ url })
    await talk(before, 'quero 500 seguidores no instagram.com/fulano', 'sim')
    await until(async () => requestedOrders.length === 1)
    expect(requestedOrders[0]).toMatchObject({ platform: 'instagram', quantity: 500, quotedCents: 4500 })
    expect(requestedOrders[0]!.link).toContain('instagram.com/fulano')

    await stop('SIGKILL')
    const { orderId, conversationId } = requestedOrders[0]!
    const card = {
      orderId,
      amount: 45,
      dueDate: new Date(Date.now() + 3_600_000).toISOString(),
      qrCodeImageUrl: '',
      pixCode: '000201',
    }
    await sendToChat('pix-issued', { orderId, conversationId, pixPayment: card })
    await startChat()
    const after = before.frames.at(-1)!.id
    const back = await visit({ url }, { cookie: before.cookie, after })
    expect(await back.see(({ type }) => type === 'pix_payment')).toMatchObject({ pixPayment: card })

    await sendToChat('payment-confirmed', { orderId, conversationId, version: 2 })
    await back.see(
      (frame) => frame.type === 'chat_response' && frame.content.includes('Pagamento confirmado'),
    )
    await stop('SIGKILL')
    await startChat()
    const again = await visit({ url }, { cookie: before.cookie, after: back.frames.at(-1)!.id })
    await talk(again, 'qual o status do meu pedido?')
    expect(again.texts()).toHaveLength(1)
    expect(again.texts()[0]).toContain(orderId.slice(0, 8))
    again.socket.terminate()
    expect(requestedOrders).toHaveLength(1)
  })

  it('stores every message exactly once through SIGKILLs, for a client that resends until it is acknowledged', async () => {
    let visitor = await visit({ url })
    const { cookie } = visitor
    const ids = Array.from({ length: 60 }, () => randomUUID())
    const acked = new Set<string>()
    for (let round = 0; acked.size < ids.length; round++) {
      if (round > 0) {
        await stop('SIGKILL')
        await startChat()
        visitor = await visit({ url }, { cookie })
      }
      for (const [n, id] of ids.entries()) if (!acked.has(id)) visitor.say(`m${n}`, id)
      const mostNow = round < 2 ? 20 * (round + 1) : ids.length
      await until(async () => {
        for (const frame of visitor.frames) if (frame.type === 'message_ack') acked.add(frame.id)
        return acked.size >= mostNow
      })
    }
    const rows = await database.db
      .selectFrom('messages')
      .innerJoin('messages as first', 'first.conversationId', 'messages.conversationId')
      .where('first.clientId', '=', ids[0]!)
      .select(['messages.seq', 'messages.clientId', 'messages.kind'])
      .orderBy('messages.seq')
      .execute()
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, n) => n + 1))
    expect(rows.flatMap(({ clientId }) => clientId ?? [])).toEqual(ids)
    visitor.socket.terminate()
  })

  it('asks a language model only where the privacy policy names who runs it', async () => {
    const asked: string[] = []
    const model = createServer((request, response) => {
      asked.push(request.url!)
      response.writeHead(500).end()
    }).listen(0, '127.0.0.1')
    await once(model, 'listening')
    const settings = { MODEL_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}` }
    for (const [provider, times] of [
      ['', 0],
      ['Modelos Exemplo S.A.', 1],
    ] as const) {
      await stop('SIGKILL')
      await startChat({ ...settings, SITE_MODEL_PROVIDER: provider, LOG_LEVEL: 'warn' })
      const visitor = await visit({ url })
      await talk(visitor, 'vocês entregam no fim de semana?')
      visitor.socket.terminate()
      expect(asked).toHaveLength(times)
      expect(logged.includes('the language model is not asked')).toBe(times === 0)
    }
    model.close()
    await stop('SIGKILL')
    await startChat()
  })

  it('closes its sockets with 1012 on SIGTERM', async () => {
    const visitor = await visit({ url })
    chat.kill('SIGTERM')
    const [code] = (await once(chat, 'exit')) as [number]
    expect([code, await visitor.closed]).toEqual([0, 1012])
  })
})

it('refuses to start with invalid settings and names them all', async () => {
  const settings = { CHAT_PORT: 'x', STAFF_SESSION_SECRET: 'short' }
  const child = spawnService('chat', settings, ['ignore', 'ignore', 'pipe'])
  let stderr = ''
  child.stderr!.on('data', (data) => (stderr += data))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  for (const name of [
    'CHAT_PORT',
    'CHAT_DATABASE_URL',
    'REDIS_URL',
    'STAFF_SESSION_SECRET',
    'STAFF_SESSION_PUBLIC_KEY',
    'ORDER_LINK_SECRET',
  ]) {
    expect(stderr).toContain(name)
  }
})
