import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { reportOverdueOrders } from '../fulfilment/report-overdue-orders.ts'
import { runMaintenance } from './run-maintenance.ts'
import { deleteExpired } from './delete-expired.ts'
import { reconcileReceipts } from '../payments/reconcile-receipts.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder } from '../testing/open-orders.ts'

openForThisFile()

it('shows a paid order that cannot leave, until it does', async () => {
  await sandbox.smm({ balance: 0, failNext: null })
  const readyAt = new Date(Date.now() - 11 * 60_000)
  const { id } = await aPaidOrder(orders, { readyAt })
  await reportOverdueOrders(orders.service.deps)
  await reportOverdueOrders(orders.service.deps)
  expect(await orders.reviews(id)).toMatchObject([{ reason: 'WAITING_TOO_LONG', closedAt: null }])
  await sandbox.smm({ balance: 1_000 })
  await orders.becomes(id, { fulfilment: 'sent' })
  await reportOverdueOrders(orders.service.deps)
  expect(await orders.reviews(id)).toMatchObject([{ resolution: 'sent' }])
})

it('shows every paid order that cannot leave, however many there are', async () => {
  await sandbox.smm({ balance: 0, failNext: null })
  const readyAt = new Date(Date.now() - 11 * 60_000)
  const waiting = await Promise.all(Array.from({ length: 101 }, () => aPaidOrder(orders, { readyAt })))
  await reportOverdueOrders(orders.service.deps)
  await reportOverdueOrders(orders.service.deps)
  for (const { id } of waiting) expect(await orders.reviews(id)).toHaveLength(1)
  await orders.db
    .updateTable('orders')
    .set({ fulfilment: 'stopped' })
    .where('fulfilment', '=', 'ready')
    .execute()
})

it('shows money that names no order, until an administrator put it away', async () => {
  const { app, deps } = orders.service
  const endToEndId = `E${randomUUID().replaceAll('-', '').slice(0, 31)}`
  const receipt = { endToEndId, txid: null, amountCents: 1_234, paidAt: new Date() }
  const bank = { ...deps.bank, listReceipts: async () => [receipt, receipt] }
  for (let times = 0; times < 2; times++) {
    await orders.db
      .updateTable('lastRuns')
      .set({ at: sql<Date>`now() - interval '2 days'` })
      .execute()
    await reconcileReceipts({ ...deps, bank })
  }
  const open = () => orders.db.selectFrom('reviews').selectAll().where('subject', '=', endToEndId).execute()
  const [review, ...others] = await until(async () => {
    const rows = await open()
    return rows.length > 0 && rows
  })
  expect(others).toEqual([])
  expect(review).toMatchObject({ reason: 'ORPHAN_PAYMENT', closedAt: null })
  const headers = { cookie: await orders.signIn() }
  const close = () =>
    app.inject({
      method: 'POST',
      url: `/api/payments/reviews/${review!.id}/close`,
      payload: { reason: 'Devolvido.' },
      headers,
    })
  expect((await close()).statusCode).toBe(200)
  expect((await close()).statusCode).toBe(409)
  expect(await open()).toMatchObject([{ closedBy: 'admin', resolution: 'Devolvido.' }])
})

it('forgets what is old though the look at the ledger fails, which is tried again', async () => {
  const { deps } = orders.service
  const { db } = orders
  const hint = { provider: 'x', body: '{}' }
  const receivedAt = sql<Date>`now() - interval '91 days'`
  await db
    .insertInto('webhookHints')
    .values([
      { ...hint, dedupeKey: 'old', receivedAt },
      { ...hint, dedupeKey: 'new' },
    ])
    .execute()
  await db.deleteFrom('lastRuns').execute()
  const hasRun = async (name: string) =>
    (await db.selectFrom('lastRuns').select('name').where('name', '=', name).execute()).length === 1
  await sql`ALTER TABLE pix_receipts RENAME TO away`.execute(db)
  try {
    await runMaintenance(deps)
  } finally {
    await sql`ALTER TABLE away RENAME TO pix_receipts`.execute(db)
  }
  const left = await db.selectFrom('webhookHints').select('dedupeKey').where('provider', '=', 'x').execute()
  expect(left).toEqual([{ dedupeKey: 'new' }])
  expect(await hasRun('keep-house')).toBe(false)
  await runMaintenance(deps)
  expect(await hasRun('keep-house')).toBe(true)
})

it('forgets the hashed address of a charge after two days', async () => {
  const { db } = orders
  const [old, recent] = [await aPaidOrder(orders), await aPaidOrder(orders)]
  await db.updateTable('orders').set({ addressHash: 'hashed' }).execute()
  const createdAt = sql<Date>`now() - interval '49 hours'`
  await db.updateTable('orders').set({ createdAt }).where('id', '=', old.id).execute()
  await deleteExpired(db)
  const hashOf = ({ id }: { id: string }) =>
    db.selectFrom('orders').select('addressHash').where('id', '=', id).executeTakeFirstOrThrow()
  expect(await hashOf(old)).toEqual({ addressHash: null })
  expect(await hashOf(recent)).toEqual({ addressHash: 'hashed' })
})
