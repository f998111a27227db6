import { randomUUID } from 'node:crypto'
import type { Review } from '@smm/contracts/orders/reviews'
import { until } from '@smm/http-service/test-until'
import { checkLedger } from '../payments/check-ledger.ts'
import { deadlines } from '../order/order-lifecycle.ts'
import { followOrders } from './follow-orders.ts'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder } from '../testing/open-orders.ts'

openForThisFile()
beforeEach(() => sandbox.smm({ balance: 1_000, failNext: null, stepMs: 200, dialect: null }))

const refunds = (orderId: string) =>
  orders.db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).execute()
const toldStatuses = async (orderId: string) =>
  (await orders.outbox(orderId)).flatMap(({ name, status, startedAt }) =>
    name === 'order-status-changed' && !startedAt ? status : [],
  )

/** The reviews of an order as the panel lists them. */
async function shownReviews(orderId: string): Promise<Review[]> {
  const headers = { cookie: await orders.signIn() }
  const { reviews } = (await orders.service.app.inject({ url: `/api/orders/${orderId}`, headers })).json()
  return reviews
}

describe('an order in the hands of the supplier', () => {
  it('is followed until it is delivered', async () => {
    const { id } = await aPaidOrder(orders)
    const done = await orders.becomes(id, { status: 'completed' })
    expect(done).toMatchObject({ upstreamStatus: 'Completed', remains: 0, finishedAt: expect.any(Date) })
    expect(await toldStatuses(id)).toEqual(['processing', 'completed'])
    expect(await refunds(id)).toEqual([])
  })

  it.each([
    ['partial', 'partial', 'DELIVERED_IN_PART'],
    ['canceled', 'cancelled', 'CANCELLED_BY_SUPPLIER'],
  ] as const)('that ends %s leaves a refund to be decided, once', async (mode, status, cause) => {
    await sandbox.smm({ failNext: { action: 'add', mode, times: 1 } })
    const { id } = await aPaidOrder(orders)
    const { remains } = await orders.becomes(id, { status })
    const owedCents = status === 'cancelled' ? 4_500 : Math.ceil((4_500 * remains!) / 500)
    expect(owedCents).toBeGreaterThan(0)
    expect(await refunds(id)).toMatchObject([{ cause, amountCents: owedCents, state: 'requested' }])
    expect(await orders.ledger(id)).toMatchObject([
      { account: 'to-refund', amountCents: -owedCents },
      { account: 'sales', amountCents: owedCents },
    ])
  })

  it.each([
    { statuses: 'numbers' },
    { statuses: 'portuguese' },
    { statuses: 'lower' },
    { statuses: 'snake' },
    { batch: 'list' },
    { orderIds: 'ulid', orderField: 'order_id' },
    { orderIds: 'prefixed', orderField: 'Order', batch: 'list' },
    { nesting: 'order', unknownUntilStarted: true },
    { numbers: 'comma', addExtras: true },
  ])('is understood in the dialect %o', async (dialect) => {
    await sandbox.smm({ dialect, stepMs: 20 })
    const { id } = await aPaidOrder(orders)
    await orders.becomes(id, { status: 'completed' })
  })

  it.each([
    [-1_500, 0],
    [9_000, 500],
  ])('of which %d are said to remain counts within what was ordered', async (reported, remains) => {
    await sandbox.smm({ stepMs: 60_000 })
    const { id } = await aPaidOrder(orders)
    const { upstreamOrderId } = await orders.becomes(id, { fulfilment: 'sent' })
    await sandbox.smmSays(upstreamOrderId!, { status: 'In progress', remains: reported })
    await orders.becomes(id, { upstreamStatus: 'In progress', remains })
  })

  it('keeps its state when the supplier does not answer', async () => {
    await sandbox.smm({ stepMs: 60_000 })
    const { id } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'sent' })
    await sandbox.smm({ failNext: { action: 'status', mode: 'html', times: 6 } })
    await until(async () => ((await sandbox.state()).failNext as unknown[]).length === 0)
    expect(await orders.order(id)).toMatchObject({ status: 'processing' })
  })
})

describe('what the supplier takes for an order', () => {
  const sum = (cents: number[]) => cents.reduce((total, one) => total + one, 0)
  const chargeOf = async (link: string) => {
    const [placed] = (await sandbox.ordersFor(link)) as unknown as Array<{ charge: string }>
    return Math.round(Number(placed!.charge) * 100)
  }

  it('is in the ledger once it says so', async () => {
    const { id, link } = await aPaidOrder(orders)
    const { supplierChargeCents } = await orders.becomes(id, { status: 'completed' })
    expect(supplierChargeCents).toBe(await chargeOf(link))
    expect(await orders.costs(id)).toEqual([supplierChargeCents])
  })

  it.each([
    ['Partial', 100, 'partial'],
    ['Canceled', 500, 'cancelled'],
  ] as const)('goes back as far as it gives it back: %s', async (said, remains, status) => {
    await sandbox.smm({ stepMs: 60_000 })
    const { id, link } = await aPaidOrder(orders)
    const taken = await until(async () => {
      const order = await orders.order(id)
      return order?.supplierChargeCents ? order : undefined
    })
    await sandbox.smmSays(taken.upstreamOrderId!, { status: said, remains })
    const { supplierChargeCents } = await orders.becomes(id, { status })
    expect(supplierChargeCents).toBe(await chargeOf(link))
    const costs = await orders.costs(id)
    expect(sum(costs)).toBe(supplierChargeCents)
    expect([costs.length, costs[0]! > 0, costs.at(-1)! < 0]).toEqual([2, true, true])
  })

  it.each([
    ['as listed', { phase: 'completed', upstreamStatus: 'Completed', remains: 0 }, [500]],
    ['for what was delivered', { phase: 'partial', upstreamStatus: 'Partial', remains: 100 }, [400]],
    ['nothing', { phase: 'cancelled', upstreamStatus: 'Canceled', remains: 500 }, []],
  ] as const)('is %s where it says nothing of it', async (_what, ended, costs) => {
    const { deps } = orders.service
    const sent = { fulfilment: 'sent', status: 'processing', upstreamOrderId: randomUUID() } as const
    const order = await aPaidOrder(orders, sent)
    const state = { ...ended, startCount: 1, supplierChargeCents: null }
    const states = async (ids: string[]) => new Map(ids.map((id) => [id, state]))
    // The service's own job may lease the order first, and asks a supplier that does not know it.
    await until(async () => {
      const isDue = { nextCheckAt: new Date(Date.now() - 1_000) }
      await orders.db.updateTable('orders').set(isDue).where('id', '=', order.id).execute()
      const supplier = { ...deps.suppliers.first.supplier, states }
      const find = async () => ({ ...deps.suppliers.first, supplier })
      await followOrders({ ...deps, suppliers: { ...deps.suppliers, find } })
      return (await orders.order(order.id))?.upstreamStatus === ended.upstreamStatus
    })
    expect(await orders.costs(order.id)).toEqual(costs)
  })

  it('adds up with what the orders say', async () => {
    await checkLedger(orders.service.deps)
    const reviews = () =>
      orders.db
        .selectFrom('reviews')
        .select('details')
        .where('reason', '=', 'LEDGER_OUT_OF_BALANCE')
        .execute()
    const differences = async () =>
      (await reviews()).map(({ details }) => (details as { costDifferenceCents: number }).costDifferenceCents)
    expect((await differences()).filter((cents) => cents !== 0)).toEqual([])
  })
})

describe('a delivered order', () => {
  const hours = (many: number) => Date.now() + many * 3_600_000
  const lookNow = async (id: string) => {
    const nextCheckAt = new Date(Date.now() - 1_000)
    await orders.db.updateTable('orders').set({ nextCheckAt }).where('id', '=', id).execute()
    orders.service.deps.wake('follow-orders')
    const looked = await until(async () => {
      const row = await orders.order(id)
      return row?.nextCheckAt?.getTime() !== nextCheckAt.getTime() && row
    })
    return looked
  }
  const aDeliveredOrder = async () => {
    const { id } = await aPaidOrder(orders)
    return orders.becomes(id, { status: 'completed' })
  }

  it.each(['Partial', 'Canceled'])(
    'that becomes %s later is shown to the administrator, once',
    async (word) => {
      const { id, upstreamOrderId, nextCheckAt } = await aDeliveredOrder()
      expect(nextCheckAt!.getTime()).toBeGreaterThan(hours(5))
      await sandbox.smmSays(upstreamOrderId!, { status: word, remains: 120 })
      await lookNow(id)
      const review = await until(async () => (await orders.reviews(id))[0])
      expect(review).toMatchObject({
        reason: 'LATE_DOWNGRADE',
        details: { said: word, remains: 120 },
        closedAt: null,
      })
      await lookNow(id)
      expect(await orders.reviews(id)).toHaveLength(1)
      expect(await orders.order(id)).toMatchObject({
        status: 'completed',
        upstreamStatus: word,
        remains: 120,
      })
      expect(await refunds(id)).toEqual([])
      expect(await toldStatuses(id)).toEqual(['processing', 'completed'])
    },
  )

  it('is shown as the supplier reports it now, while its case is open', async () => {
    const { id, upstreamOrderId } = await aDeliveredOrder()
    await sandbox.smmSays(upstreamOrderId!, { status: 'Partial', remains: 120 })
    await lookNow(id)
    await until(async () => (await orders.reviews(id)).length === 1)
    await sandbox.smmSays(upstreamOrderId!, { status: 'Canceled', remains: 300 })
    await lookNow(id)
    await orders.becomes(id, { remains: 300 })
    expect(await orders.reviews(id)).toMatchObject([{ details: { said: 'Canceled', remains: 300 } }])
    expect(await shownReviews(id)).toMatchObject([{ said: 'Canceled' }])
  })

  it('is looked at no more after some days', async () => {
    const { id } = await aDeliveredOrder()
    expect((await lookNow(id)).nextCheckAt!.getTime()).toBeGreaterThan(hours(5))
    const finishedAt = new Date(hours(-24 * deadlines.watchCompletedDays))
    await orders.db.updateTable('orders').set({ finishedAt }).where('id', '=', id).execute()
    expect((await lookNow(id)).nextCheckAt).toBeNull()
  })
})
