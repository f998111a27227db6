import { until } from '@smm/http-service/test-until'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { aPaidOrder } from '../testing/open-orders.ts'
import { firstRoute, publishRoutes, secondRoute, secondSupplierId } from '../testing/routing.ts'
import type { OrderChange } from '../order/move-order.ts'
import { copyDatabase } from '../testing/copy-database.ts'
import { attempts, client, openForEachTest, orders, sandbox, sent, wakeSubmit } from '../testing/fence.ts'

openForEachTest()

const hold = { notBefore: new Date(Date.now() + 86_400_000) }
const release = async () => {
  await orders.db.updateTable('orders').set({ notBefore: null }).execute()
  wakeSubmit()
}
const addsOf = async (link: string) =>
  (await sandbox.ordersFor(link)).length + (await sandbox.second.ordersFor(link)).length

describe('a database restored to a copy', () => {
  it('sends to no supplier what it forgot that another one has', async () => {
    await publishRoutes(orders, sandbox, [firstRoute()])
    await sent()
    const waiting = await aPaidOrder(orders, hold)
    const copy = await copyDatabase(orders.db)
    // The copy knows no second supplier.
    await publishRoutes(orders, sandbox, [secondRoute()])
    await release()
    await orders.becomes(waiting.id, { fulfilment: 'sent', supplier: secondSupplierId })
    await orders.stop()
    await copy.restore()
    await orders.replicate()
    await release()
    const parked = await orders.becomes(waiting.id, { fulfilment: 'unknown' })
    expect(parked).toMatchObject({ supplier: secondSupplierId })
    expect(await addsOf(waiting.link)).toBe(1)
    const { id } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'sent' })
  })

  it('does so even while the service runs', async () => {
    await publishRoutes(orders, sandbox)
    await sent()
    const waiting = await aPaidOrder(orders, hold)
    const copy = await copyDatabase(orders.db)
    await sandbox.smm({ failNext: { action: 'add', mode: 'refuse:Incorrect link' } })
    await release()
    await orders.becomes(waiting.id, { fulfilment: 'sent', supplier: secondSupplierId })
    await copy.restore()
    await release()
    await orders.becomes(waiting.id, { fulfilment: 'unknown' })
    expect(await addsOf(waiting.link)).toBe(1)
  })
})

it('the claims of each supplier are completed after Redis was emptied', async () => {
  await publishRoutes(orders, sandbox)
  await sent()
  await sandbox.smm({ failNext: { action: 'add', mode: 'refuse:Incorrect link' } })
  const { id } = await aPaidOrder(orders)
  await orders.becomes(id, { fulfilment: 'sent', supplier: secondSupplierId })
  await client.flushall()
  orders.service.deps.wake('reconcile-fence')
  const key = (supplier: string) => `{${orders.config.REDIS_NAMESPACE}-fence}:${supplier}`
  // A new shop's seed, and two claims.
  await until(async () => (await client.zcard(key(firstSupplierId))) === 3)
  await until(async () => (await client.zcard(key(secondSupplierId))) === 1)
})

it('a claim whose order was parked, and sent by another supplier, while its process stood still does not leave', async () => {
  await publishRoutes(orders, sandbox)
  await sent()
  const { deps } = orders.service
  const { admit } = deps.fence
  const standing = Promise.withResolvers<void>()
  const resumed = Promise.withResolvers<void>()
  deps.fence.admit = async (...claim) => {
    deps.fence.admit = admit
    standing.resolve()
    await resumed.promise
    return admit(...claim)
  }
  const { id, link } = await aPaidOrder(orders)
  await standing.promise
  const change = (set: OrderChange) => orders.db.updateTable('orders').set(set).where('id', '=', id).execute()
  await change({ sendingSince: new Date(0) })
  deps.wake('park-interrupted-submissions')
  await orders.becomes(id, { fulfilment: 'unknown' })
  // The staff did not find it at the first supplier, which is dearer meanwhile.
  await publishRoutes(orders, sandbox, [secondRoute()])
  await change({ fulfilment: 'ready', submissionApprovedAt: new Date() })
  wakeSubmit()
  await orders.becomes(id, { fulfilment: 'sent', supplier: secondSupplierId })
  resumed.resolve()
  await until(async () => (await attempts(id)).every((answer) => answer !== null))
  expect(await addsOf(link)).toBe(1)
})
