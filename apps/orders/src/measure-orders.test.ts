import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { measureOrders } from './measure-orders.ts'
import { openForThisFile, orders, sandbox } from './testing/open-for-this-file.ts'
import { aPaidOrder } from './testing/open-orders.ts'

openForThisFile()

test('what waits is told with its age, and what nobody knows with its number', async () => {
  const { db } = orders.service.deps
  await sandbox.smm({ balance: 0, failNext: null })
  const { id } = await aPaidOrder(orders, { readyAt: new Date() })
  await db
    .updateTable('orders')
    .set({ paidAt: sql<Date>`now() - interval '75 seconds'` })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('reviews')
    .values({ reason: 'OUTCOME_UNKNOWN', subject: id, orderId: id, details: '{}' })
    .execute()
  const refund = { orderId: id, endToEndId: 'E1', cause: 'DELIVERED_IN_PART', amountCents: 100 }
  const requestedAt = sql<Date>`now() - interval '2 days'`
  await db
    .insertInto('refunds')
    .values([
      { ...refund, requestedAt },
      { ...refund, endToEndId: 'E2', state: 'done', requestedAt },
    ])
    .execute()
  const figures = await measureOrders(db)()
  const value = (name: string, state?: string) =>
    figures.find((figure) => figure.name === name && figure.labels?.['state'] === state)?.value

  expect(value('orders_state', 'paid')).toBe(1)
  expect(value('orders_oldest_age_seconds', 'paid')).toBeGreaterThanOrEqual(75)
  expect(value('orders_state', 'processing')).toBe(0)
  expect(value('orders_oldest_age_seconds', 'pending')).toBe(0)
  expect(value('upstream_unknown_open')).toBe(1)
  expect(value('refunds_owed')).toBe(1)
  expect(value('refunds_owed_oldest_age_seconds')).toBeGreaterThanOrEqual(172_800)
  expect(value('ledger_imbalance_centavos')).toBe(0)
  expect(figures).toContainEqual(
    expect.objectContaining({ name: 'reviews_open', value: 1, labels: { reason: 'OUTCOME_UNKNOWN' } }),
  )
})

test('a movement of money without its other side is measured', async () => {
  const { db } = orders.service.deps
  const entry = { transactionId: randomUUID(), account: 'bank', amountCents: 7, cause: 'x' } as const
  await db.transaction().execute(async (trx) => {
    // As no connection of the service can.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await trx.insertInto('ledgerEntries').values(entry).execute()
  })
  const figures = await measureOrders(db)()
  expect(figures.find(({ name }) => name === 'ledger_imbalance_centavos')?.value).toBe(7)
})
