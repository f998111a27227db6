import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { keepHouse, reportWaiting } from './keep-house.ts'
import { sweepReceipts } from './payments/sweep-receipts.ts'
import { openForThisFile, orders, sandbox } from './test-orders.ts'
import { until } from './test-sandbox.ts'
import { aPaidOrder } from './testing.ts'

openForThisFile()

it('shows a paid order that cannot leave, until it does', async () => {
  await sandbox.smm({ balance: 0, failNext: null })
  const readyAt = new Date(Date.now() - 11 * 60_000)
  const { id } = await aPaidOrder(orders, { readyAt })
  await reportWaiting(orders.service.deps)
  await reportWaiting(orders.service.deps)
  expect(await orders.reviews(id)).toMatchObject([{ reason: 'WAITING_TOO_LONG', closedAt: null }])
  await sandbox.smm({ balance: 1_000 })
  await orders.becomes(id, { fulfilment: 'sent' })
  expect(await orders.reviews(id)).toMatchObject([{ resolution: 'sent' }])
}, 30_000)

it('shows every paid order that cannot leave, however many there are', async () => {
  await sandbox.smm({ balance: 0, failNext: null })
  const readyAt = new Date(Date.now() - 11 * 60_000)
  const waiting = await Promise.all(Array.from({ length: 101 }, () => aPaidOrder(orders, { readyAt })))
  await reportWaiting(orders.service.deps)
  await reportWaiting(orders.service.deps)
  for (const { id } of waiting) expect(await orders.reviews(id)).toHaveLength(1)
  await orders.db
    .updateTable('orders')
    .set({ fulfilment: 'stopped' })
    .where('fulfilment', '=', 'ready')
    .execute()
}, 30_000)

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
    await sweepReceipts({ ...deps, bank })
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
    await keepHouse(deps)
  } finally {
    await sql`ALTER TABLE away RENAME TO pix_receipts`.execute(db)
  }
  const left = await db.selectFrom('webhookHints').select('dedupeKey').where('provider', '=', 'x').execute()
  expect(left).toEqual([{ dedupeKey: 'new' }])
  expect(await hasRun('keep-house')).toBe(false)
  await keepHouse(deps)
  expect(await hasRun('keep-house')).toBe(true)
})
