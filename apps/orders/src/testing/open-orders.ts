import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Queue } from 'bullmq'
import { openTestDatabase } from '@smm/database/test-database'
import type { Message, MessageName } from '@smm/contracts/messages'
import type { Offer } from '@smm/contracts/products'
import { signingSettings } from '@smm/http-service/staff/test-staff-session'
import { redisOptions } from '@smm/messaging/open-redis'
import { prefixOf, queueFrom, type RedisOptions } from '@smm/messaging/queue'
import { freePort } from '@smm/database/test-port'
import { readOrdersConfig, type Config } from '../config.ts'
import { migrations } from '../migrations.ts'
import { type DuePayment, findDuePayment, findPaymentOf } from '../payments/payments.queries.ts'
import { startOrders } from '../start-orders.ts'
import { emptyRedis, redisUrl } from '@smm/messaging/test-redis'
import { until } from '@smm/http-service/test-until'
import { type Sandbox } from './start-sandbox.ts'
import { renamedColumns, type Db, type OrderRow, type PaymentRow, type Tables } from '../tables.ts'

export const openDatabase = () => openTestDatabase<Tables>('orders', migrations, renamedColumns)

/** The offers that the sandbox's reseller can deliver. */
export const offers: Offer[] = [
  anOffer({ platform: 'instagram', serviceType: 'followers', upstreamServiceId: 101 }),
  anOffer({ platform: 'instagram', serviceType: 'likes', upstreamServiceId: 121 }),
  anOffer({ platform: 'youtube', serviceType: 'views', upstreamServiceId: 201 }),
]

function anOffer(change: Partial<Offer> & Pick<Offer, 'platform' | 'serviceType'>): Offer {
  return {
    isActive: true,
    upstreamServiceId: 101,
    costMicrosPerThousand: 10_000_000,
    marginBasisPoints: 5_000,
    minQuantity: 10,
    maxQuantity: 100_000,
    ...change,
  }
}

export const adminPassword = 'uma senha bem comprida'

export const configFor = (
  databaseUrl: string,
  sandboxUrl: string,
  more: Record<string, string> = {},
): Config =>
  readOrdersConfig({
    ORDERS_DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    REDIS_NAMESPACE: `test-${randomUUID()}`,
    LOG_LEVEL: 'silent',
    FENCE_JOURNAL_DIR: join(tmpdir(), `smm-fence-${randomUUID()}`),
    ...signingSettings,
    ORDER_LINK_SECRET: 'l'.repeat(32),
    SECOND_STEP_KEY: 'k'.repeat(32),
    SUPPLIER_KEYS_SECRET: 's'.repeat(32),
    SUPPLIER_ADDRESSES: 'any',
    ADMIN_PASSWORD: adminPassword,
    SECOND_STEP_ROLES: 'none',
    PIX_API_URL: `${sandboxUrl}/bank/v2`,
    PIX_TOKEN_URL: `${sandboxUrl}/bank/oauth/token`,
    PIX_CLIENT_ID: 'sandbox',
    PIX_CLIENT_SECRET: 'sandbox',
    PIX_KEY: randomUUID(),
    PIX_WEBHOOK_SECRET: 'w'.repeat(24),
    SMM_API_URL: `${sandboxUrl}/smm/api/v2`,
    SMM_API_KEY: 'sandbox',
    // A busy machine is slow: a witness without an answer would send an order to another supplier.
    FENCE_TIMEOUT_MS: '20000',
    SMM_POLL_SECONDS: '0.2',
    HOLD_BEFORE_SENDING_S: '0',
    ...more,
  })

export const webhookPath = '/api/webhooks/pix/api-pix'

/** The service on a database of its own, with what its neighbours see and send. */
export async function openOrders(sandbox: Sandbox, more: Record<string, string> = {}) {
  const database = await openDatabase()
  const { db } = database
  const port = await freePort()
  const config = configFor(database.url, sandbox.base, {
    ORDERS_PORT: String(port),
    PIX_WEBHOOK_URL: `http://127.0.0.1:${port}${webhookPath}`,
    ...more,
  })
  if (!('NO_OFFERS' in more)) await db.insertInto('offers').values(offers).execute()
  const services = [await startOrders(config)]
  await services[0]!.app.listen({ port, host: '127.0.0.1' })
  await until(() => hasWitnesses(db))
  const redis = { url: config.REDIS_URL, namespace: config.REDIS_NAMESPACE }
  const queues = { chat: openQueueFrom('chat', redis), catalogue: openQueueFrom('catalogue', redis) }
  const opts = { attempts: 4, removeOnComplete: true, removeOnFail: true }

  const unhandled = new Map<string, () => Promise<unknown>>()
  /** Sends again what was not handled, as a relay does, and tells why. */
  async function resend() {
    for (const [eventId, add] of unhandled) {
      const received = await findReceived(db, eventId).catch(() => undefined)
      if (received?.error) process.stderr.write(`A message is sent again: ${received.error}\n`)
      if (received?.isHandled) unhandled.delete(eventId)
      else await add().catch(() => {})
    }
  }
  const resending = setInterval(() => void resend(), 3_000)

  async function send<Name extends MessageName>(
    name: Name,
    payload: Message<Name>,
    eventId: string = randomUUID(),
    correlationId: string | null = null,
  ) {
    const from = name === 'catalogue-changed' ? 'catalogue' : 'chat'
    const data = { eventId, from, name, v: 1, correlationId, payload }
    const add = () => queues[from].add(name, data, { ...opts, jobId: eventId })
    await until(() =>
      add().then(
        () => true,
        () => false,
      ),
    )
    unhandled.set(eventId, add)
    return eventId
  }
  /** Messages sent until then are not sent again: a database that is put back afterwards has forgotten them. */
  async function stop() {
    unhandled.clear()
    await Promise.all(services.splice(0).map((service) => service.close()))
  }
  return {
    db,
    config,
    send,
    port,
    ...readers(db),
    service: services[0]!,
    /** The administrator's cookie. */
    async signIn() {
      const payload = { username: 'admin', password: adminPassword }
      const { cookies } = await services[0]!.app.inject({ method: 'POST', url: '/api/admin/login', payload })
      return `smm_staff=${cookies[0]!.value}`
    },
    /** A second replica on the same database and queue; `change` overrides its settings. */
    async replicate(change: Partial<Config> = {}) {
      const service = await startOrders({ ...config, ...change })
      services.push(service)
      return service
    },
    /** Ends every replica that runs in this process. */
    stop,
    async close() {
      clearInterval(resending)
      await stop()
      await Promise.all(Object.values(queues).map((queue) => queue.close()))
      await emptyRedis(redis)
      await database.drop()
    },
  }
}

/** A new shop submits nothing before each witness has answered once. */
export const hasWitnesses = (db: Db) =>
  db.selectFrom('submissionFence').select('supplier').where('reseed', '=', false).executeTakeFirst()

async function findReceived(db: Db, eventId: string) {
  const inbox = db.selectFrom('inbox').select('eventId').where('eventId', '=', eventId)
  const letter = db.selectFrom('deadLetters').select('error').where('eventId', '=', eventId)
  return { isHandled: (await inbox.executeTakeFirst()) !== undefined, ...(await letter.executeTakeFirst()) }
}

function openQueueFrom(sender: 'chat' | 'catalogue', redis: RedisOptions): Queue {
  const queue = new Queue(queueFrom(sender, 'orders'), {
    prefix: prefixOf(redis, 'orders'),
    connection: redisOptions(redis.url),
    skipWaitingForReady: true,
  })
  queue.on('error', () => {})
  return queue
}

export type OpenOrders = Awaited<ReturnType<typeof openOrders>>

/** An order for 500 followers, whose price is published. */
export const placeOrderMessage = (change: Partial<Message<'place-order'>> = {}): Message<'place-order'> => ({
  orderId: randomUUID(),
  conversationId: randomUUID(),
  link: `https://www.instagram.com/${randomUUID().slice(0, 8)}/`,
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  quotedCents: 4_500,
  ...change,
})

/** Followers and likes on Instagram and views on YouTube for R$ 88,00: 45, 8 and 35 reais. */
export function placeCartMessage(): Message<'place-cart'> {
  const likes = { serviceType: 'likes', quantity: 50, quotedCents: 800 } as const
  const views = { platform: 'youtube', serviceType: 'views', quantity: 2_000, quotedCents: 3_500 } as const
  const [post, video] = ['instagram.com/p', 'youtube.com/watch'].map(
    (path) => `https://www.${path}/${randomUUID().slice(0, 11)}/`,
  )
  const wanted = [
    placeOrderMessage(),
    placeOrderMessage({ ...likes, link: post! }),
    placeOrderMessage({ ...views, link: video! }),
  ]
  const orders = wanted.map(({ conversationId: _, ...order }) => order)
  return { conversationId: randomUUID(), orders }
}

/** An order that was just paid and waits to be submitted; `change` overrides columns. */
export async function aPaidOrder(
  { db, service }: OpenOrders,
  change: Partial<OrderRow> = {},
): Promise<OrderRow> {
  const { orderId: id, quotedCents: amountCents, ...request } = placeOrderMessage()
  const now = new Date()
  const paid = { status: 'paid', version: 2, fulfilment: 'ready', paidAt: now, readyAt: now } as const
  const order = { id, amountCents, ...request, supplier: 'smm-api', ...paid, ...change }
  const endToEndId = `E${randomUUID().replaceAll('-', '').slice(0, 31)}`
  const row = await db.transaction().execute(async (trx) => {
    const inserted = await trx.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow()
    const txid = randomUUID().replaceAll('-', '')
    const money = { provider: 'api-pix', txid, amountCents, endToEndId, confirmedAt: now }
    await trx
      .insertInto('payments')
      .values({ id: randomUUID(), orderId: order.id, ...money, state: 'confirmed' })
      .execute()
    return inserted
  })
  service.deps.wake('submit-orders')
  return row
}

function readers(db: Db) {
  const order = (id: string): Promise<OrderRow | undefined> =>
    db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  const payment = (orderId: string): Promise<PaymentRow | undefined> => findPaymentOf(db, orderId)
  const duePayment = async (orderId: string): Promise<DuePayment> =>
    (await findDuePayment(db, (await payment(orderId))!.id))!
  /** The messages about an order, in the order they were enqueued. */
  const outbox = async (orderId: string) => {
    const rows = await db.selectFrom('outbox').select(['name', 'payload']).orderBy('position').execute()
    return rows
      .map(({ name, payload }) => ({ name, ...(payload as { orderId: string }) }) as OutboxRow)
      .filter((message) => message.orderId === orderId)
  }
  const reviews = (orderId: string) =>
    db.selectFrom('reviews').selectAll().where('orderId', '=', orderId).execute()
  const entries = (orderId: string) =>
    db
      .selectFrom('ledgerEntries')
      .select(['account', 'amountCents', 'cause'])
      .where('orderId', '=', orderId)
      .orderBy('id')
  /** The entries of the visitor's money, without the supplier's. */
  const ledger = (orderId: string) =>
    entries(orderId).where('account', 'not in', ['supplier', 'costs']).execute()
  /** The costs booked for an order, oldest first. */
  const costs = async (orderId: string) =>
    (await entries(orderId).where('account', '=', 'costs').execute()).map(({ amountCents }) => amountCents)
  return {
    order,
    payment,
    duePayment,
    outbox,
    reviews,
    ledger,
    costs,
    card: (orderId: string) =>
      until(async () => (await outbox(orderId)).find(({ name }) => name === 'pix-issued')?.pixPayment),
    becomes: (orderId: string, wanted: Partial<OrderRow>) =>
      until(async () => {
        const row = await order(orderId)
        const isSo =
          row && Object.entries(wanted).every(([name, value]) => row[name as keyof OrderRow] === value)
        return isSo && row
      }),
  }
}

export type OutboxRow = {
  name: MessageName
  orderId: string
  status?: string
  code?: string
  reason?: string
  outcome?: string
  version?: number
  amountCents?: number
  retryAfterMinutes?: number
  remains?: number | null
  orderIds?: string[]
  orders?: Array<{ orderId: string; amountCents: number }>
  sendsAt?: string
  startedAt?: string
  pixPayment?: { pixCode: string; amount: number; dueDate: string; qrCodeImageUrl: string }
}
