// The floor: an order until it is paid, in the smallest service on the same parts that keeps what it says. Started by
// `npm run bench:money` as a process of its own: POST /orders, then the bank's signed POST /webhook.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import Fastify from 'fastify'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'

type Tables = {
  orders: { id: string; service: number; quantity: number; link: string; status: string }
  payments: { id: string; orderId: string; txid: string; amountCents: number; status: string }
  outbox: { topic: string; key: string; body: string }
  events: { id: string }
}

const { BARE_DATABASE_URL, BARE_PORT, BARE_SECRET = 'bare' } = process.env
const pool = new pg.Pool({ connectionString: BARE_DATABASE_URL, max: 10 })
const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }).withSchema('bare')

await sql`
  DROP SCHEMA IF EXISTS bare CASCADE;
  CREATE SCHEMA bare;
  CREATE TABLE bare.orders (id uuid PRIMARY KEY, service int NOT NULL, quantity int NOT NULL, link text NOT NULL,
    status text NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE bare.payments (id uuid PRIMARY KEY, "orderId" uuid NOT NULL UNIQUE REFERENCES bare.orders,
    txid text NOT NULL UNIQUE, "amountCents" int NOT NULL, status text NOT NULL);
  CREATE TABLE bare.outbox (id bigserial PRIMARY KEY, topic text NOT NULL, key uuid NOT NULL, body jsonb NOT NULL);
  CREATE TABLE bare.events (id text PRIMARY KEY);
`.execute(db)

const app = Fastify()
app.addContentTypeParser('application/webhook+json', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
)

app.post<{ Body: { service: number; quantity: number; link: string } }>(
  '/orders',
  async ({ body }, reply) => {
    const [id, txid] = [randomUUID(), randomUUID().replaceAll('-', '')]
    const payment = { id: randomUUID(), orderId: id, txid, amountCents: 1_500, status: 'pending' }
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('orders')
        .values({ id, ...body, status: 'pending' })
        .execute()
      await trx.insertInto('payments').values(payment).execute()
      await trx.insertInto('outbox').values({ topic: 'created', key: id, body: '{}' }).execute()
    })
    return reply.code(201).send({ id, txid })
  },
)

app.post<{ Body: Buffer }>('/webhook', async ({ body, headers }, reply) => {
  const mac = createHmac('sha256', BARE_SECRET).update(body).digest()
  const given = Buffer.from(String(headers['x-signature'] ?? ''), 'hex')
  if (given.length !== mac.length || !timingSafeEqual(given, mac)) return reply.code(401).send()
  const { id, txid } = JSON.parse(String(body)) as { id: string; txid: string }
  return { applied: await confirm(id, txid) }
})

const confirm = (id: string, txid: string) =>
  db.transaction().execute(async (trx) => {
    const noted = await trx
      .insertInto('events')
      .values({ id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!noted) return false
    const paid = await trx
      .updateTable('payments')
      .set({ status: 'paid' })
      .where('txid', '=', txid)
      .where('status', '=', 'pending')
      .returning('orderId')
      .executeTakeFirstOrThrow()
    await trx.updateTable('orders').set({ status: 'paid' }).where('id', '=', paid.orderId).execute()
    await trx.insertInto('outbox').values({ topic: 'paid', key: paid.orderId, body: '{}' }).execute()
    return true
  })

await app.listen({ port: Number(BARE_PORT), host: '127.0.0.1' })
