import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Hint } from '../pix/bank.ts'
import { openDatabase } from '../testing/open-orders.ts'
import { findDuePayment } from './payments.queries.ts'
import { openHintStore } from './hint-store.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => database.db.deleteFrom('webhookHints').execute())
afterAll(() => database.drop())

const aHint = (change: Partial<Hint> = {}): Hint => ({
  dedupeKey: randomUUID(),
  txid: 'a'.repeat(32),
  body: {},
  ...change,
})
const storedKeys = async () =>
  (await database.db.selectFrom('webhookHints').select('dedupeKey').execute()).map(
    ({ dedupeKey }) => dedupeKey,
  )

it('stores the hints of simultaneous webhooks in few transactions, each before it is acknowledged', async () => {
  const { store } = openHintStore(database.db, 'api-pix', () => 16)
  const hints = Array.from({ length: 50 }, () => aHint())
  const newCounts = await Promise.all(
    hints.map(async (hint) => {
      const stored = await store([hint])
      expect(await storedKeys()).toContain(hint.dedupeKey)
      return stored.newCount
    }),
  )
  expect(newCounts).toEqual(hints.map(() => 1))
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT xmin::text)::int AS count FROM webhook_hints`.execute(database.db)
  expect(rows[0]!.count).toBeLessThanOrEqual(2)
})

it('takes one of simultaneous repeats for news', async () => {
  const { store } = openHintStore(database.db, 'api-pix', () => 16)
  const hint = aHint()
  const stored = await Promise.all([store([hint]), store([hint]), store([hint])])
  expect(stored.map(({ newCount }) => newCount).toSorted()).toEqual([0, 0, 1])
  expect(await store([hint])).toEqual({ newCount: 0, leased: [] })
})

it('refuses a hint that cannot be stored, and no other of its batch', async () => {
  const { store } = openHintStore(database.db, 'api-pix', () => 16)
  const [good, bad, better] = [aHint(), aHint({ body: { name: 'a\u0000b' } }), aHint()]
  const answers = await Promise.allSettled([store([good]), store([bad]), store([better])])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await storedKeys()).toSorted()).toEqual([good.dedupeKey, better.dedupeKey].toSorted())
})

/** A charge that was issued and is not to be polled for a while. */
async function aCharge() {
  const [id, txid] = [randomUUID(), randomUUID().replaceAll('-', '')]
  const order = {
    id,
    conversationId: randomUUID(),
    link: `https://www.instagram.com/${id}/`,
    platform: 'instagram',
    serviceType: 'followers',
    quantity: 500,
    amountCents: 4_500,
    supplier: 'smm-api',
    status: 'pending',
  } as const
  const charge = { id: randomUUID(), orderId: id, provider: 'api-pix', txid, amountCents: 4_500 }
  await database.db.insertInto('orders').values(order).execute()
  const nextPollAt = new Date(Date.now() + 600_000)
  await database.db
    .insertInto('payments')
    .values({ ...charge, state: 'pending', nextPollAt })
    .execute()
  return charge
}

const secondsUntilPoll = async (id: string) => {
  const { rows } = await sql<{ seconds: number }>`
    SELECT round(extract(epoch FROM next_ask_at - now()))::int AS seconds FROM payments WHERE id = ${id}`.execute(
    database.db,
  )
  return rows[0]!.seconds
}

it('leases the payments of new hints to this process, as they are', async () => {
  const charges = [await aCharge(), await aCharge()]
  const { store } = openHintStore(database.db, 'api-pix', () => 16)
  const stored = await Promise.all(charges.map(({ txid }) => store([aHint({ txid })])))
  for (const [at, { id, orderId, txid }] of charges.entries()) {
    const orders = [expect.objectContaining({ id: orderId, status: 'pending', version: 1 })]
    const leased = [expect.objectContaining({ id, txid, state: 'pending', polls: 0, orders })]
    expect(stored[at]).toEqual({ newCount: 1, leased })
    expect(await secondsUntilPoll(id)).toBeGreaterThan(25)
    expect(stored[at]!.leased).toEqual([await findDuePayment(database.db, id)])
  }
})

it('makes payments due at once that this process has no free slot for, and leaves those that are due', async () => {
  const { id, txid } = await aCharge()
  let slots = 0
  const { store } = openHintStore(database.db, 'api-pix', () => slots)
  expect(await store([aHint({ txid })])).toEqual({ newCount: 1, leased: [] })
  expect(await secondsUntilPoll(id)).toBeLessThanOrEqual(0)
  slots = 16
  expect(await store([aHint({ txid })])).toEqual({ newCount: 1, leased: [] })
  expect(await secondsUntilPoll(id)).toBeLessThanOrEqual(0)
})
