import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { migrations } from './migrations.ts'
import { sweepConversations } from './sweep-conversations.ts'
import type { Tables } from './tables.ts'

let database: TestDatabase<Tables>

beforeAll(async () => {
  database = await openTestDatabase<Tables>('chat', migrations)
})
afterAll(() => database.drop())

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${sql.lit(days)})`

/** A conversation seen that long ago, with a word in it unless it is silent, an order and a ticket. */
async function givenConversation(
  days: number,
  { isSilent = false, orderChangedDaysAgo = days, ticket = 'closed' as const as 'open' | 'closed' } = {},
) {
  const id = randomUUID()
  const { db } = database
  const lastSeq = isSilent ? 0 : 1
  await db
    .insertInto('conversations')
    .values({ id, sessionHash: id, lastSeq, lastSeenAt: daysAgo(days) as never })
    .execute()
  if (isSilent) return id
  const said = { kind: 'visitor_message', content: 'oi', createdAt: new Date() } as const
  await db
    .insertInto('messages')
    .values({
      id: randomUUID(),
      conversationId: id,
      seq: 1,
      ...said,
      pixPayment: 'null',
      suggestions: 'null',
    })
    .execute()
  const kept = { id: randomUUID(), conversationId: id, seq: 0, ...said, pixPayment: 'null' }
  await db.insertInto('keptMessages').values(kept).execute()
  const wanted = {
    platform: 'instagram',
    serviceType: 'followers',
    quantity: 500,
    link: 'https://x',
  } as const
  const order = {
    orderId: randomUUID(),
    conversationId: id,
    amountCents: 4_500,
    status: 'completed',
  } as const
  const changedAt = daysAgo(orderChangedDaysAgo) as never
  await db
    .insertInto('chatOrders')
    .values({ ...order, ...wanted, changedAt })
    .execute()
  const about = { id: randomUUID(), conversationId: id, description: 'ajuda', link: null, status: ticket }
  await db.insertInto('tickets').values(about).execute()
  return id
}

const left = async (table: 'messages' | 'keptMessages' | 'chatOrders' | 'tickets', conversationId: string) =>
  (await database.db.selectFrom(table).selectAll().where('conversationId', '=', conversationId).execute())
    .length
const isThere = async (id: string) =>
  (await database.db.selectFrom('conversations').select('id').where('id', '=', id).execute()).length === 1

it('what was not seen for 180 days is removed with all that was said in it', async () => {
  const [old, young] = [await givenConversation(181), await givenConversation(179)]
  await sweepConversations(database.db)
  expect(await isThere(old)).toBe(false)
  for (const table of ['messages', 'keptMessages', 'chatOrders', 'tickets'] as const) {
    expect(await left(table, old)).toBe(0)
    expect(await left(table, young)).toBe(1)
  }
  expect(await isThere(young)).toBe(true)
})

it('an order that still moves or a ticket that is open keeps its conversation', async () => {
  const moving = await givenConversation(400, { orderChangedDaysAgo: 10 })
  const open = await givenConversation(400, { ticket: 'open' })
  await sweepConversations(database.db)
  expect(await isThere(moving)).toBe(true)
  expect(await isThere(open)).toBe(true)
})

it('silent conversations go after a week', async () => {
  const [old, young] = [
    await givenConversation(8, { isSilent: true }),
    await givenConversation(6, { isSilent: true }),
  ]
  await sweepConversations(database.db)
  expect(await isThere(old)).toBe(false)
  expect(await isThere(young)).toBe(true)
})
