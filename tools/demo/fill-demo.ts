import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Product } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { addOverDoors, type Doors } from './add-over-doors.ts'
import { demoRandom, type DemoRandom } from './demo-random.ts'
import {
  type Conversation,
  drawChatOrder,
  drawConversation,
  drawMessages,
  drawOrderTalk,
  drawOrigin,
  drawTalk,
} from './draw-chat.ts'
import { drawMoney } from './draw-money.ts'
import { dateOrder, type DatedOrder, drawOrder, type Row } from './draw-order.ts'
import { drawTickets } from './draw-tickets.ts'
import { inDatabase, insertRows } from './insert-rows.ts'
import { planDays } from './plan-days.ts'

type Shop = Doors & {
  databaseUrl: (service: string) => string
  /** A seed and a `now` always give the same shop. */
  seed?: number
  now?: number
}

/** Its row in `last_runs` says that a database of orders holds the demonstration. */
const mark = 'demo'
const offersWithinMs = 30_000

/**
 * Fills a shop that has just started with three months of orders, payments, conversations, tickets and visits, once. The
 * services do the rest: they issue two charges and submit two orders. Rejects for a shop with orders of its own.
 */
export async function fillDemo({ databaseUrl, seed = 7, now = Date.now(), ...doors }: Shop): Promise<void> {
  if (await isFilled(databaseUrl('ORDERS'))) return
  const costs = await readCosts(databaseUrl('ORDERS'))
  const random = demoRandom(seed)
  const { orders: planned, talks, visits } = planDays(random, now)
  const orders = planned.map((order) => dateOrder(order, costs(order.product), now))
  const orderTalks = orders.map((order) => drawOrderTalk(order, random))
  const talkOf = new Map(orderTalks.map((talk) => [talk.id, talk]))
  const tickets = drawTickets(orders, talkOf, random, now)
  const conversations = [...orderTalks, ...talks.map((talk) => drawTalk(talk, random))]
  const origins = [...orders.map(originOfOrder), ...talks].map(drawOrigin)
  const rows = orders.map((order) => drawOrder(order, now))

  await inDatabase(databaseUrl('CHAT'), async (client) => {
    await insertConversations(client, conversations, random)
    await insertRows(client, 'conversation_origins', origins)
    const copies = orders.map((order, index) => drawChatOrder(order, rows[index]!.order))
    await insertRows(client, 'chat_orders', copies)
    await insertRows(client, 'tickets', tickets.tickets)
    await insertRows(client, 'ticket_replies', tickets.replies)
    await insertRows(client, 'page_visits', visits)
  })
  await inDatabase(databaseUrl('ORDERS'), async (client) => {
    await insertOrders(client, rows)
    await insertMoney(client, orders, { random, now, audit: tickets.audit })
    // Sums the days within the hour, and owes no backup before tomorrow.
    await client.query("DELETE FROM last_runs WHERE name = 'sum-days'")
    await client.query("INSERT INTO last_runs (name) VALUES ('backup'), ($1)", [mark])
  })
  await addOverDoors(doors)
}

/** Rejects when the database holds orders and no demonstration. */
const isFilled = (url: string): Promise<boolean> =>
  inDatabase(url, async (client) => {
    const marked = await client.query('SELECT FROM last_runs WHERE name = $1', [mark])
    if (marked.rowCount) return true
    const own = await client.query('SELECT FROM orders LIMIT 1')
    if (own.rowCount) throw new Error('This DATA_DIR holds orders of its own: give --demo another one.')
    return false
  })

/** Resolves once the catalogue has published its offers, with the rate of each product. */
async function readCosts(url: string): Promise<(product: Product) => number> {
  const until = Date.now() + offersWithinMs
  while (Date.now() < until) {
    const { rows } = await inDatabase(url, (client) =>
      client.query<Product & { cost: number }>(
        `SELECT platform, service_type AS "serviceType", cost_micros_per_thousand::int AS cost
          FROM offers WHERE is_active`,
      ),
    )
    if (rows.length > 0) return (product) => rows.find((row) => sameProduct(row, product))?.cost ?? 0
    await sleep(100)
  }
  throw new Error('The catalogue published no offers.')
}

const originOfOrder = ({ conversationId: id, placedAt: at, page, source }: DatedOrder) => ({
  id,
  at,
  page,
  source,
  hasRecap: true,
})

async function insertConversations(client: pg.Client, talks: Conversation[], random: DemoRandom) {
  await insertRows(client, 'conversations', talks.map(drawConversation))
  await insertRows(
    client,
    'messages',
    talks.flatMap((talk) => drawMessages(talk, random)),
  )
}

async function insertOrders(client: pg.Client, rows: Array<ReturnType<typeof drawOrder>>) {
  await insertRows(
    client,
    'orders',
    rows.map(({ order }) => order),
  )
  await insertRows(
    client,
    'order_history',
    rows.flatMap(({ history }) => history),
  )
}

async function insertMoney(
  client: pg.Client,
  orders: DatedOrder[],
  { random, now, audit }: { random: DemoRandom; now: number; audit: Row[] },
) {
  const money = orders.map((order) => drawMoney(order, random, now))
  const all = (name: keyof (typeof money)[number]) => money.flatMap((one) => one[name])
  await insertRows(client, 'payments', all('payments'))
  await insertRows(client, 'pix_receipts', all('receipts'))
  await insertRows(client, 'refunds', all('refunds'))
  await insertRows(client, 'ledger_entries', all('ledger'))
  await insertRows(client, 'reviews', all('reviews'))
  const byTime = [...all('audit'), ...audit].toSorted((a, b) =>
    String(a['at']).localeCompare(String(b['at'])),
  )
  await insertRows(client, 'audit_log', byTime)
}
