import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openTestDatabase } from '@smm/database/test-database'
import { measureMessages, measureQueue } from './measure-messages.ts'
import { enqueueMessage } from './outbox.ts'
import { createMessagingTables, type MessagingTables } from './tables.ts'

const migrations = { '1-messaging': createMessagingTables }

test('counts messages without a receipt, with their age, under their conversation', async () => {
  const { db, drop } = await openTestDatabase<MessagingTables>('messages', migrations)
  const payload = { orderId: randomUUID(), conversationId: randomUUID() }
  await db.transaction().execute(async (trx) => {
    await enqueueMessage(trx, 'orders', 'cancel-order', payload)
    await enqueueMessage(trx, 'orders', 'request-refill', payload)
  })
  await db
    .updateTable('outbox')
    .set({ createdAt: sql<Date>`now() - interval '90 seconds'` })
    .where('name', '=', 'cancel-order')
    .execute()
  const values = async () =>
    Object.fromEntries((await measureMessages(db)).map(({ name, value }) => [name, value]))
  const waiting = await values()
  const stored = await db.selectFrom('outbox').select('correlationId').execute()
  await db
    .updateTable('outbox')
    .set({ deliveredAt: sql<Date>`now()` })
    .execute()
  const confirmed = await values()
  await drop()

  expect(waiting).toMatchObject({ outbox_unpublished: 2, dead_letters: 0 })
  expect(waiting['outbox_oldest_age_seconds']).toBeGreaterThanOrEqual(90)
  expect(confirmed).toEqual({ outbox_unpublished: 0, outbox_oldest_age_seconds: 0, dead_letters: 0 })
  expect(stored.map(({ correlationId }) => correlationId)).toEqual(Array(2).fill(payload.conversationId))
})

test('counts the queue by state, and reports that Redis may lose jobs', async () => {
  const countJobs = async () => ({ wait: 4, active: 1 })
  const figures = await measureQueue('chat', { countJobs, isDurable: async () => false })
  expect(figures.map(({ labels, value }) => [labels, value])).toEqual([
    [{ queue: 'chat', state: 'wait' }, 4],
    [{ queue: 'chat', state: 'active' }, 1],
    [undefined, 0],
  ])
})
