import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'undici'
import { newSigningKeys } from '../../secrets.mjs'
import { openChatSide, wares } from './chat-side.ts'
import { openBankAndReseller } from './bank-and-reseller.ts'
import { type Running, runProcess } from './run-process.ts'

type RecordStep = (step: string, ms: number) => void

/** A shop with a bank that calls it. `record` takes the milliseconds of a step. */
export type Shop = {
  process: Running
  /** Orders one thing and resolves when it can be paid. */
  place: (record: RecordStep) => Promise<Placed>
  /** Whether every paid order was submitted upstream and is known to be delivered: what it waits for uses no processor. */
  isAllDelivered?: () => boolean
  close: () => Promise<void>
}
export type Placed = {
  /** The bank's webhook; resolves with the shop's acknowledgement. */
  sendWebhook: () => Promise<void>
  /** Resolves when the visitor is notified of the payment. */
  paid: Promise<unknown>
}

/** Ours can be asked when each order was submitted, in milliseconds of `performance.now()`. */
export type OurShop = Shop & {
  isAllSubmitted: () => boolean
  sentAt: () => number[]
  /** The address of a second reseller, and the secret of its key. */
  second: { url: string; keysSecret: string }
}

type Stores = { databaseUrl: (name: 'ORDERS' | 'CATALOGUE') => string; redisUrl: string; logs: string }

const agent = new Agent({ connections: 100 })

async function post(url: string, body: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await request(url, { method: 'POST', body, headers, dispatcher: agent })
  const text = await answer.body.text()
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** The floor: see `bare-shop.ts`. Paid when it has acknowledged. */
export async function openBareShop({ databaseUrl, logs }: Stores, port: number): Promise<Shop> {
  const base = `http://127.0.0.1:${port}`
  const env = { BARE_DATABASE_URL: databaseUrl('CATALOGUE'), BARE_PORT: String(port) }
  const process = await runProcess(
    [new URL('bare-shop.ts', import.meta.url).pathname],
    env,
    base,
    `${logs}/floor.log`,
  )
  const json = { 'content-type': 'application/json' }
  return {
    process,
    async place(record) {
      const began = performance.now()
      const order = { service: 7, quantity: 1_000, link: 'https://instagram.com/example' }
      const { txid } = (await post(`${base}/orders`, JSON.stringify(order), json)) as { txid: string }
      record('order → answered', performance.now() - began)
      const notice = JSON.stringify({ id: randomUUID(), txid })
      const signed = {
        'content-type': 'application/webhook+json',
        'x-signature': createHmac('sha256', 'bare').update(notice).digest('hex'),
      }
      const acknowledged = Promise.withResolvers<void>()
      return {
        paid: acknowledged.promise,
        sendWebhook: async () => {
          await post(`${base}/webhook`, notice, signed)
          acknowledged.resolve()
        },
      }
    },
    close: () => process.stop(),
  }
}

const keysSecret = 'k'.repeat(32)
const webhookSecret = 'w'.repeat(32)
const first: World = { bought: wares.slice(0, 1) }

export const administratorPassword = 'a password of some length'

type World = {
  /** Visitors buy these, in turn. */
  bought: typeof wares
  /** Milliseconds until a reseller takes an order. */
  addMs?: number
}

/** `apps/orders` as built, between its queue, a bank and resellers. Paid when the chat receives the message. */
export async function openOurShop(
  stores: Stores,
  port: number,
  { bought, addMs }: World = first,
): Promise<OurShop> {
  const world = await openBankAndReseller({ addMs })
  const redis = { url: stores.redisUrl, namespace: 'bench' }
  const chat = openChatSide(redis)
  const base = `http://127.0.0.1:${port}`
  const webhook = `${base}/api/webhooks/pix/api-pix`
  const env = {
    ...settingsOf(world.url),
    ORDERS_PORT: String(port),
    ORDERS_DATABASE_URL: stores.databaseUrl('ORDERS'),
    REDIS_URL: redis.url,
    REDIS_NAMESPACE: redis.namespace,
    PIX_WEBHOOK_URL: webhook,
  }
  const main = new URL('../../../apps/orders/dist/main.mjs', import.meta.url).pathname
  const process = await runProcess(
    ['--max-semi-space-size=16', main],
    env,
    `${base}/readyz`,
    `${stores.logs}/orders.log`,
  )
  const json = { 'content-type': 'application/json' }
  let placed = 0
  const isAllSubmitted = () => world.addedAt.size === world.confirmedAt.size
  return {
    process,
    second: { url: `${world.url}/reseller-2`, keysSecret },
    sentAt: () => [...world.addedAt.values()],
    isAllSubmitted,
    isAllDelivered: () => isAllSubmitted() && world.delivered.size === world.addedAt.size,
    async place(record) {
      const link = `https://www.instagram.com/${randomUUID()}/`
      const began = performance.now()
      const { orderId, card } = await chat.place(link, bought[placed++ % bought.length]!)
      const { pixPayment } = await card
      record('confirmation → PIX card', performance.now() - began)
      const txid = /v2\/([0-9a-f]{32})/.exec(pixPayment.pixCode)![1]!
      const paid = chat.waitFor('payment-confirmed', orderId)
      void paid.then(() =>
        record('bank confirms → payment-confirmed', performance.now() - world.confirmedAt.get(txid)!),
      )
      return {
        paid,
        async sendWebhook() {
          await post(`${webhook}/pix?hmac=${webhookSecret}&ignorar=`, JSON.stringify(world.pay(txid)), json)
        },
      }
    },
    async close() {
      await process.stop()
      await chat.close()
      world.close()
    },
  }
}

const settingsOf = (outside: string) => ({
  STAFF_SESSION_SECRET: 's'.repeat(32),
  STAFF_SESSION_PRIVATE_KEY: newSigningKeys().STAFF_SESSION_PRIVATE_KEY,
  ORDER_LINK_SECRET: 'l'.repeat(32),
  SECOND_STEP_KEY: 'k'.repeat(32),
  SUPPLIER_KEYS_SECRET: keysSecret,
  SUPPLIER_ADDRESSES: 'any',
  ADMIN_PASSWORD: administratorPassword,
  SECOND_STEP_ROLES: 'none',
  PIX_API_URL: outside,
  PIX_TOKEN_URL: `${outside}/oauth`,
  PIX_CLIENT_ID: 'bench',
  PIX_CLIENT_SECRET: 'bench',
  PIX_KEY: 'pix@bench.example',
  PIX_WEBHOOK_SECRET: webhookSecret,
  CHARGE_LIMITS: 'off',
  SMM_API_URL: `${outside}/reseller`,
  SMM_API_KEY: 'bench',
  HOLD_BEFORE_SENDING_S: '0',
})
