import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import { migrations } from '../migrations.ts'
import { deleteExpiredConversations } from './conversation-retention.ts'
import type { Tables } from '../tables.ts'

let database: TestDatabase<Tables>

beforeAll(async () => {
  database = await openTestDatabase<Tables>('chat', migrations)
})
afterAll(() => database.drop())

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${sql.lit(days)})`

/** A conversation last seen `days` ago: empty, or with messages, an order and a ticket. */
async function givenConversation(
  days: number,
  { isEmpty = false, orderChangedDaysAgo = days, ticket = 'closed' as const as 'open' | 'closed' } = {},
) {
  const id = randomUUID()
  const { db } = database
  const lastSeq = isEmpty ? 0 : 1
  await db
    .insertInto('conversations')
    .values({ id, sessionHash: id, lastSeq, lastSeenAt: daysAgo(days) as never })
    .execute()
  if (isEmpty) return id
  const message = { kind: 'visitor_message', content: 'oi', createdAt: new Date() } as const
  await db
    .insertInto('messages')
    .values({
      id: randomUUID(),
      conversationId: id,
      seq: 1,
      ...message,
      pixPayment: 'null',
      suggestions: 'null',
    })
    .execute()
  const keptMessage = { id: randomUUID(), conversationId: id, seq: 0, ...message, pixPayment: 'null' }
  await db.insertInto('keptMessages').values(keptMessage).execute()
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
  const ticketRow = { id: randomUUID(), conversationId: id, description: 'ajuda', link: null, status: ticket }
  await db.insertInto('tickets').values(ticketRow).execute()
  return id
}

const countRows = async (
  table: 'messages' | 'keptMessages' | 'chatOrders' | 'tickets',
  conversationId: string,
) =>
  (await database.db.selectFrom(table).selectAll().where('conversationId', '=', conversationId).execute())
    .length
const exists = async (id: string) =>
  (await database.db.selectFrom('conversations').select('id').where('id', '=', id).execute()).length === 1

it('a conversation is deleted with its messages 180 days after the visitor was last seen', async () => {
  const [old, young] = [await givenConversation(181), await givenConversation(179)]
  await deleteExpiredConversations(database.db)
  expect(await exists(old)).toBe(false)
  for (const table of ['messages', 'keptMessages', 'chatOrders', 'tickets'] as const) {
    expect(await countRows(table, old)).toBe(0)
    expect(await countRows(table, young)).toBe(1)
  }
  expect(await exists(young)).toBe(true)
})

it('a recently changed order or an open ticket keeps its conversation', async () => {
  const moving = await givenConversation(400, { orderChangedDaysAgo: 10 })
  const open = await givenConversation(400, { ticket: 'open' })
  await deleteExpiredConversations(database.db)
  expect(await exists(moving)).toBe(true)
  expect(await exists(open)).toBe(true)
})

it('an empty conversation is deleted after a week', async () => {
  const [old, young] = [
    await givenConversation(8, { isEmpty: true }),
    await givenConversation(6, { isEmpty: true }),
  ]
  await deleteExpiredConversations(database.db)
  expect(await exists(old)).toBe(false)
  expect(await exists(young)).toBe(true)
})
