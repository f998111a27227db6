import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { SupplierRecord } from '@smm/contracts/suppliers/staff-suppliers'
import type { OrderRow } from '../tables.ts'
import { aPaidOrder } from '../testing/open-orders.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { firstRoute, publishRoutes, secondRoute, secondSupplierId } from '../testing/routing.ts'
import { measureRoutes } from './measure-suppliers.ts'
import { rerankRoutes } from './store-routing.ts'

openForThisFile()

const best = { mode: 'best' } as const
/** All from one instant: what lies between two of them does not grow with the time a test takes. */
const now = Date.now()
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000)

/** Delivered orders, whose delivery began some minutes after they were sent. */
async function delivered(
  count: number,
  change: Partial<OrderRow> & { startMinutes?: number; isRefilled?: boolean },
) {
  const { startMinutes = 10, isRefilled = false, ...columns } = change
  for (let at = 0; at < count; at++) {
    const { id } = await aPaidOrder(orders, {
      status: 'completed',
      fulfilment: 'sent',
      sentAt: minutesAgo(1_000),
      startedAt: minutesAgo(1_000 - startMinutes),
      finishedAt: minutesAgo(1),
      supplierChargeCents: 500,
      ...columns,
    })
    if (isRefilled)
      await orders.db.insertInto('refillRequests').values({ orderId: id, state: 'refused' }).execute()
  }
}
const ranks = async () => {
  await orders.db.transaction().execute(rerankRoutes)
  const rows = await orders.db.selectFrom('routes').select('supplierId').orderBy('rank').execute()
  return rows.map(({ supplierId }) => supplierId)
}
async function records(): Promise<SupplierRecord[]> {
  const headers = { cookie: await orders.signIn() }
  return (await orders.service.app.inject({ url: '/api/orders/suppliers', headers })).json()
}
const recordOf = async (id: string) => (await records()).find(({ supplierId }) => supplierId === id)

beforeEach(async () => {
  // Orders of earlier tests are made too old to count.
  await orders.db
    .updateTable('orders')
    .set({ sentAt: minutesAgo(60 * 24 * 40) })
    .execute()
  await publishRoutes(orders, sandbox, [
    firstRoute({ ...best, costMicrosPerThousand: 4_000_000 }),
    secondRoute({ ...best, costMicrosPerThousand: 5_000_000 }),
  ])
})

describe('the best route', () => {
  it('is the cheapest while nothing was measured', async () => {
    expect(await ranks()).toEqual([firstSupplierId, secondSupplierId])
  })

  it('is the dearer one where a third of what the cheap one delivers drops away', async () => {
    await delivered(6, {})
    await delivered(3, { isRefilled: true })
    expect(await ranks()).toEqual([secondSupplierId, firstSupplierId])
  })

  it('is the dearer one where the cheap one begins days later', async () => {
    await delivered(6, { sentAt: minutesAgo(5_000), startedAt: minutesAgo(1_000) })
    expect(await ranks()).toEqual([secondSupplierId, firstSupplierId])
  })

  it('is not judged by orders of long ago, of other products or of too few', async () => {
    await delivered(6, { isRefilled: true, serviceType: 'likes' })
    await delivered(6, { isRefilled: true, sentAt: minutesAgo(60 * 24 * 31) })
    await delivered(4, { isRefilled: true })
    expect(await ranks()).toEqual([firstSupplierId, secondSupplierId])
    expect(await measureRoutes(orders.db)).toMatchObject([
      { serviceType: 'followers', count: 4, dropShare: 1 },
      { serviceType: 'likes', count: 6, dropShare: 1 },
    ])
  })
})

describe('the record of a supplier', () => {
  it('is empty before its first order', async () => {
    expect(await records()).toEqual(
      [firstSupplierId, secondSupplierId].map((supplierId) => ({
        supplierId,
        count: 0,
        successShare: null,
        medianStartSeconds: null,
        dropShare: null,
        costCents: 0,
        pausedUntil: null,
      })),
    )
  })

  it('sums all that it delivered', async () => {
    await delivered(1, { startMinutes: 2 })
    await delivered(1, { startMinutes: 4, isRefilled: true, serviceType: 'likes' })
    await delivered(1, { startMinutes: 60, status: 'partial', isRefilled: true, supplierChargeCents: 200 })
    await delivered(1, { startMinutes: 60, status: 'cancelled', supplierChargeCents: 0 })
    await delivered(1, {
      startedAt: minutesAgo(990),
      finishedAt: null,
      status: 'processing',
      supplierChargeCents: 1,
    })
    expect(await recordOf(firstSupplierId)).toEqual({
      supplierId: firstSupplierId,
      count: 5,
      successShare: 0.5,
      medianStartSeconds: 600,
      dropShare: 0.5,
      costCents: 1_201,
      pausedUntil: null,
    })
    expect(await recordOf(secondSupplierId)).toMatchObject({ count: 0 })
  })

  it('tells until when its circuit breaker is open', async () => {
    orders.service.deps.suppliers.first.breaker.openFor(600)
    const { pausedUntil } = (await recordOf(firstSupplierId))!
    expect(Date.parse(pausedUntil!)).toBeGreaterThan(Date.now())
    expect(await recordOf(secondSupplierId)).toMatchObject({ pausedUntil: null })
  })

  it('is shown to staff alone', async () => {
    expect((await orders.service.app.inject({ url: '/api/orders/suppliers' })).statusCode).toBe(401)
  })
})
