import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'undici'
import { openChatSide } from './chat-side.ts'
import { openBankAndReseller } from './bank-and-reseller.ts'
import { type Running, runProcess } from './run-process.ts'

type Note = (step: string, ms: number) => void

/** A place to buy at, with a bank that calls it. What is handed to `note` are milliseconds. */
export type Shop = {
  name: string
  process: Running
  /** Orders one thing, up to what has to be known to pay it. */
  place: (note: Note) => Promise<Placed>
  /** Whether everything that was paid has gone upstream: a shop may be slow at it without using its processor. */
  isAllSent?: () => boolean
  /** How many orders have gone upstream so far. */
  sent?: () => number
  close: () => Promise<void>
}
export type Placed = {
  /** The bank tells that it was paid; resolves with the shop's acknowledgement. */
  tell: () => Promise<void>
  /** The visitor is told that the money arrived. */
  paid: Promise<unknown>
  /** When the upstream call began, once it has: milliseconds after the bank said that it was paid. */
  sentAfter?: () => number | undefined
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
    name: 'floor',
    process,
    async place(note) {
      const began = performance.now()
      const wish = { service: 7, quantity: 1_000, link: 'https://instagram.com/example' }
      const { txid } = (await post(`${base}/orders`, JSON.stringify(wish), json)) as { txid: string }
      note('order → answered', performance.now() - began)
      const notice = JSON.stringify({ id: randomUUID(), txid })
      const signed = {
        'content-type': 'application/webhook+json',
        'x-signature': createHmac('sha256', 'bare').update(notice).digest('hex'),
      }
      const told = Promise.withResolvers<void>()
      return {
        paid: told.promise,
        tell: async () => {
          await post(`${base}/webhook`, notice, signed)
          told.resolve()
        },
      }
    },
    close: () => process.stop(),
  }
}

export const administratorPassword = 'a password of some length'

/** `apps/orders` as built, between its queue, a bank and a reseller. Paid when the chat hears so. */
export async function openOurShop(stores: Stores, port: number): Promise<Shop> {
  const world = await openBankAndReseller()
  const redis = { url: stores.redisUrl, namespace: 'bench' }
  const chat = openChatSide(redis)
  const base = `http://127.0.0.1:${port}`
  const secret = 'w'.repeat(32)
  const webhook = `${base}/api/webhooks/pix/api-pix`
  const env = {
    ORDERS_PORT: String(port),
    ORDERS_DATABASE_URL: stores.databaseUrl('ORDERS'),
    REDIS_URL: redis.url,
    REDIS_NAMESPACE: redis.namespace,
    STAFF_SESSION_SECRET: 's'.repeat(32),
    ADMIN_PASSWORD: administratorPassword,
    PIX_API_URL: world.url,
    PIX_TOKEN_URL: `${world.url}/oauth`,
    PIX_CLIENT_ID: 'bench',
    PIX_CLIENT_SECRET: 'bench',
    PIX_KEY: 'pix@bench.example',
    PIX_WEBHOOK_URL: webhook,
    PIX_WEBHOOK_SECRET: secret,
    SMM_API_URL: `${world.url}/reseller`,
    SMM_API_KEY: 'bench',
  }
  const main = new URL('../../../apps/orders/dist/main.mjs', import.meta.url).pathname
  const process = await runProcess(
    ['--max-semi-space-size=16', main],
    env,
    `${base}/readyz`,
    `${stores.logs}/orders.log`,
  )
  const json = { 'content-type': 'application/json' }
  return {
    name: 'ours',
    process,
    isAllSent: () => world.addedAt.size === world.saidPaidAt.size,
    sent: () => world.addedAt.size,
    async place(note) {
      const link = `https://www.instagram.com/${randomUUID()}/`
      const began = performance.now()
      const { orderId, card } = await chat.place(link)
      const { pixPayment } = await card
      const issuedAt = performance.now()
      const txid = /v2\/([0-9a-f]{32})/.exec(pixPayment.pixCode)![1]!
      note('place-order said → the bank is asked for the charge', world.chargedAt.get(txid)! - began)
      note('the bank answers → the PIX card is heard', issuedAt - world.chargedAt.get(txid)!)
      const paid = chat.hears('payment-confirmed', orderId)
      let toldAt = Infinity
      void paid.then(() => {
        const saidAt = world.saidPaidAt.get(txid)!
        note('webhook sent → the bank is asked', saidAt - toldAt)
        note('the bank says paid → payment-confirmed is heard', performance.now() - saidAt)
      })
      return {
        paid,
        async tell() {
          toldAt = Math.min(toldAt, performance.now())
          await post(`${webhook}/pix?hmac=${secret}&ignorar=`, JSON.stringify(world.pay(txid)), json)
        },
        sentAfter() {
          const [added, said] = [world.addedAt.get(link), world.saidPaidAt.get(txid)]
          return added !== undefined && said !== undefined ? added - said : undefined
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
