import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openTestDatabase } from '@smm/database/test-database'
import { startMessageRetention } from './message-retention.ts'
import { enqueueMessage } from './outbox.ts'
import { createMessagingTables, type MessagingTables } from './tables.ts'

it('deletes old messages at start', async () => {
  const database = await openTestDatabase<MessagingTables>('retention', {
    '1-messaging': createMessagingTables,
  })
  const { db } = database
  for (const days of [36, 34, null]) {
    const order = { orderId: randomUUID(), conversationId: randomUUID() }
    await db.transaction().execute((trx) => enqueueMessage(trx, 'chat', 'cancel-order', order))
    await db
      .updateTable('outbox')
      .set({ deliveredAt: days === null ? null : sql<Date>`now() - make_interval(days => ${days})` })
      .where('position', '=', (eb) =>
        eb.selectFrom('outbox').select((max) => max.fn.max('position').as('it')),
      )
      .execute()
  }
  const failed: unknown[] = []
  const log = { error: (...said: unknown[]) => void failed.push(said) } as never
  await startMessageRetention(db, log).close()
  expect(await db.selectFrom('outbox').select('position').execute()).toHaveLength(2)
  expect(failed).toEqual([])
  await database.drop()
})
