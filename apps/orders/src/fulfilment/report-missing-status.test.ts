import { until } from '@smm/http-service/test-until'
import { measureOrders } from '../measure-orders.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder } from '../testing/open-orders.ts'
import { reportMissingStatus } from './report-missing-status.ts'

// Looked at only when a test does.
openForThisFile({ SMM_POLL_SECONDS: '3600' })
beforeEach(async () => {
  await sandbox.smm({ balance: 1_000, failNext: null, stepMs: 600_000 })
  await orders.db.updateTable('orders').set({ nextCheckAt: null }).execute()
})

const aSentOrder = async () => {
  const { id } = await aPaidOrder(orders)
  return orders.becomes(id, { fulfilment: 'sent' })
}
const change = (id: string, set: object) =>
  orders.db.updateTable('orders').set(set).where('id', '=', id).execute()
const hoursAgo = (many: number) => new Date(Date.now() - many * 3_600_000)
const lookAt = async (id: string, set: object = {}) => {
  await change(id, { ...set, nextCheckAt: hoursAgo(1) })
  orders.service.deps.wake('follow-orders')
}
const reviews = async (reason: string) =>
  (await orders.db.selectFrom('reviews').selectAll().where('reason', '=', reason).execute()).filter(
    ({ closedAt }) => !closedAt,
  )
const attention = async () => {
  const headers = { cookie: await orders.signIn() }
  const { json } = await orders.service.app.inject({ url: '/api/admin/attention', headers })
  return json() as Array<{ code: string; count: number }>
}
const oldestAge = async () =>
  (await measureOrders(orders.db)()).find(({ name }) => name === 'orders_without_news_oldest_age_seconds')!
    .value

it('an order that the supplier says nothing of stands before the staff after two hours, once', async () => {
  const { id } = await aSentOrder()
  await lookAt(id, { upstreamOrderId: '999999' })
  await until(async () => (await orders.order(id))?.statusMissingSince)
  expect(await orders.order(id)).toMatchObject({ status: 'processing' })
  expect(await orders.reviews(id)).toEqual([])
  await lookAt(id, { statusMissingSince: hoursAgo(3) })
  await until(async () => (await orders.reviews(id)).length > 0)
  expect(await orders.reviews(id)).toMatchObject([{ reason: 'ORDER_WITHOUT_NEWS', closedAt: null }])
  expect(await attention()).toContainEqual(expect.objectContaining({ code: 'NO_SUPPLIER_NEWS', count: 1 }))
  expect(await oldestAge()).toBeGreaterThan(10_000)
  await orders.db.updateTable('reviews').set({ closedAt: new Date() }).where('orderId', '=', id).execute()
  await reportMissingStatus(orders.db, [(await orders.order(id))!])
  expect(await orders.reviews(id)).toHaveLength(1)
})

it('an order is heard of again', async () => {
  const { id, upstreamOrderId } = await aSentOrder()
  await lookAt(id, { statusMissingSince: hoursAgo(3), upstreamOrderId: '999998' })
  await until(async () => (await orders.reviews(id)).length > 0)
  await lookAt(id, { upstreamOrderId })
  await orders.becomes(id, { statusMissingSince: null })
  expect(await orders.reviews(id)).toMatchObject([{ resolution: 'answered' }])
})

it('a supplier that refuses the question stands before the staff until it answers', async () => {
  const { id } = await aSentOrder()
  const mode = 'refuse:Invalid API key'
  await sandbox.smm({ failNext: { action: 'status', mode, times: 1 } })
  await lookAt(id)
  await until(async () => (await orders.order(id))?.statusMissingSince)
  expect(await reviews('STATUS_NOT_TOLD')).toEqual([])
  await sandbox.smm({ failNext: { action: 'status', mode, times: 1 } })
  await lookAt(id, { statusMissingSince: hoursAgo(1) })
  await until(async () => (await reviews('STATUS_NOT_TOLD')).length > 0)
  expect(await reviews('STATUS_NOT_TOLD')).toMatchObject([
    { subject: 'supplier', details: { said: expect.stringContaining('Invalid API key') } },
  ])
  await lookAt(id)
  await orders.becomes(id, { statusMissingSince: null })
  expect(await reviews('STATUS_NOT_TOLD')).toEqual([])
})
