import { randomUUID } from 'node:crypto'
import { openTestDatabase, type TestDatabase } from '@smm/database/test-database'
import {
  enqueueMessage,
  enqueueMessages,
  insertOutbox,
  outboxMessage,
  type OutboxMessage,
  transact,
} from './outbox.ts'
import { createMessagingTables, type MessagingTables } from './tables.ts'

let database: TestDatabase<MessagingTables>
let published: OutboxMessage[]
const relay = { publish: (messages: OutboxMessage[]) => void published.push(...messages) }
const order = () => ({ orderId: randomUUID(), conversationId: randomUUID() })

beforeEach(async () => {
  published = []
  database = await openTestDatabase<MessagingTables>('transact', { '1-messaging': createMessagingTables })
})
afterEach(() => database.drop())

const readOutbox = async () => {
  const rows = await database.db.selectFrom('outbox').selectAll().orderBy('position').execute()
  return rows.map((row) => ({ ...row, leasedMs: row.nextAttemptAt.getTime() - row.createdAt.getTime() }))
}

describe('transact', () => {
  it('publishes what was enqueued after the commit, and leases its rows meanwhile', async () => {
    const [first, second] = [order(), order()]
    const seenInside = await transact({ db: database.db, relay }, async (trx) => {
      await enqueueMessage(trx, 'chat', 'cancel-order', first)
      await enqueueMessages(trx, [
        outboxMessage('chat', 'cancel-order', second, 'of-the-caller'),
        outboxMessage('orders', 'request-refill', second),
      ])
      return published.length
    })
    expect(seenInside).toBe(0)
    const rows = await readOutbox()
    expect(rows).toMatchObject([
      { receiver: 'chat', payload: first, correlationId: first.conversationId, attempts: 1, leasedMs: 5_000 },
      { receiver: 'chat', payload: second, correlationId: 'of-the-caller', attempts: 1, leasedMs: 5_000 },
      { receiver: 'orders', name: 'request-refill', attempts: 1, leasedMs: 5_000 },
    ])
    expect(published.map(({ eventId }) => eventId)).toEqual(rows.map(({ eventId }) => eventId))
  })

  it('publishes nothing when it is rolled back', async () => {
    const failing = transact({ db: database.db, relay }, async (trx) => {
      await enqueueMessage(trx, 'chat', 'cancel-order', order())
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect([await readOutbox(), published]).toEqual([[], []])
  })

  it('is not needed: a message of another transaction is due at once', async () => {
    await database.db.transaction().execute((trx) => enqueueMessages(trx, []))
    await database.db.transaction().execute((trx) => enqueueMessage(trx, 'chat', 'cancel-order', order()))
    expect(await readOutbox()).toMatchObject([{ attempts: 0, leasedMs: 0, deliveredAt: null }])
    expect(published).toEqual([])
  })

  it.each([
    ['a row', 'name', 1],
    ['no row', 'none', 0],
  ] as const)('has a form for a larger statement whose CTE has %s', async (_what, name, count) => {
    await database.db.insertInto('inbox').values({ eventId: randomUUID(), name: 'name' }).execute()
    const message = outboxMessage('chat', 'cancel-order', order())
    const moved = await database.db
      .with('moved', (qb) => qb.deleteFrom('inbox').where('name', '=', name).returning('eventId'))
      .with('outbox', (qb) => insertOutbox(qb, [message], 'moved'))
      .selectFrom('moved')
      .select('eventId')
      .execute()
    expect(moved).toHaveLength(count)
    const stored = { eventId: message.eventId, attempts: 1, leasedMs: 5_000 }
    expect(await readOutbox()).toMatchObject(Array(count).fill(stored))
  })
})
