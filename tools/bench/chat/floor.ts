// The floor: the smallest order chat on the same parts. It parses a message, keeps an order, its payment and its outbox row
// in one transaction, and answers. Nothing is checked, resent, numbered or thought.
import { randomUUID } from 'node:crypto'
import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { type Generated, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'

type Floor = {
  orders: { id: string; serviceId: number; quantity: number; link: string; status: string }
  payments: { id: string; orderId: string; txid: string; amountCents: number; status: string }
  outbox: { id: Generated<string>; topic: string; key: string; body: string }
}

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const plain = new Kysely<Floor>({ dialect: new PostgresDialect({ pool }) })
await sql`CREATE SCHEMA IF NOT EXISTS floor`.execute(plain)
const db = plain.withSchema('floor')
const create = (name: string) => db.schema.createTable(name).ifNotExists()
await create('orders')
  .addColumn('id', 'uuid', (c) => c.primaryKey())
  .addColumn('serviceId', 'integer')
  .addColumn('quantity', 'integer')
  .addColumn('link', 'text')
  .addColumn('status', 'text')
  .execute()
await create('payments')
  .addColumn('id', 'uuid', (c) => c.primaryKey())
  .addColumn('orderId', 'uuid', (c) => c.notNull())
  .addColumn('txid', 'text', (c) => c.unique())
  .addColumn('amountCents', 'integer')
  .addColumn('status', 'text')
  .execute()
await create('outbox')
  .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
  .addColumn('topic', 'text')
  .addColumn('key', 'text')
  .addColumn('body', 'jsonb')
  .execute()

async function keepOrder(content: string): Promise<string> {
  const id = randomUUID()
  const quantity = Number(/\d+/.exec(content)?.[0] ?? 100)
  await db.transaction().execute(async (trx) => {
    const link = 'https://instagram.com/example'
    await trx.insertInto('orders').values({ id, serviceId: 7, quantity, link, status: 'pending' }).execute()
    const payment = {
      id: randomUUID(),
      orderId: id,
      txid: randomUUID(),
      amountCents: 1_500,
      status: 'pending',
    }
    await trx.insertInto('payments').values(payment).execute()
    const event = { topic: 'order.created', key: id, body: JSON.stringify({ id }) }
    await trx.insertInto('outbox').values(event).execute()
  })
  return `Pedido ${id}`
}

const app = Fastify()
await app.register(websocket)
app.get('/ws', { websocket: true }, (socket) => {
  socket.on('message', async (data) => {
    const { id, content } = JSON.parse(String(data)) as { id: string; content: string }
    const answer = { id, type: 'chat_response', content: await keepOrder(content), timestamp: Date.now() }
    socket.send(JSON.stringify(answer))
  })
})
const address = await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 })
console.log(JSON.stringify({ port: Number(new URL(address).port) }))
process.on('SIGTERM', () => process.exit(0))
