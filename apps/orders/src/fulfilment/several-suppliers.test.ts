import { sql } from 'kysely'
import { freePort } from '@smm/database/test-port'
import { until } from '@smm/http-service/test-until'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { openForThisFile, orders, sandbox } from '../testing/open-for-this-file.ts'
import { aPaidOrder, placeOrderMessage, openOrders, type OpenOrders } from '../testing/open-orders.ts'
import { firstRoute, publishRoutes, secondRoute, secondSupplierId } from '../testing/routing.ts'
import { type Sandbox } from '../testing/start-sandbox.ts'

openForThisFile({ SMM_ADD_TIMEOUT_MS: '2000' })

const calm = { balance: 100_000, latencyMs: 0, failNext: null, failRate: 0, stepMs: 600_000 }
beforeEach(async () => {
  await sandbox.smm(calm)
  await sandbox.second.smm(calm)
  for (const { breaker } of await orders.service.deps.suppliers.refresh()) breaker.recordSuccess(0)
  await until(() => orders.service.deps.suppliers.known().every(({ breaker }) => !breaker.isOpen()))
})

const addsOf = async (link: string, { second, ordersFor }: Sandbox = sandbox) => [
  (await ordersFor(link)).length,
  (await second.ordersFor(link)).length,
]
const attemptsOf = async (orderId: string, { db }: OpenOrders = orders) =>
  (
    await db
      .selectFrom('submissionAttempts')
      .select(['supplier', 'outcome'])
      .where('orderId', '=', orderId)
      .orderBy('startedAt')
      .execute()
  ).map(({ supplier, outcome }) => [supplier, outcome])

describe('an order whose product has two routes', () => {
  beforeEach(() => publishRoutes(orders, sandbox))

  it('goes to the first one alone', async () => {
    const { id, link } = await aPaidOrder(orders)
    expect(await orders.becomes(id, { fulfilment: 'sent' })).toMatchObject({ supplier: firstSupplierId })
    expect(await addsOf(link)).toEqual([1, 0])
  })

  it.each(['Incorrect service ID', 'Incorrect link', 'Quantity less than minimal 1000'])(
    'goes to the second when the first refuses it: %s',
    async (refusal) => {
      await sandbox.smm({ failNext: { action: 'add', mode: `refuse:${refusal}` } })
      const { id, link } = await aPaidOrder(orders)
      expect(await orders.becomes(id, { fulfilment: 'sent' })).toMatchObject({ supplier: secondSupplierId })
      expect(await addsOf(link)).toEqual([0, 1])
      // On a busy machine a claim may grow too old to be sent, and is made again.
      const answered = (await attemptsOf(id)).filter(([, outcome]) => outcome !== 'not-sent')
      expect(answered).toEqual([
        [firstSupplierId, 'refused'],
        [secondSupplierId, 'sent'],
      ])
      expect(await orders.reviews(id)).toEqual([])
    },
  )

  it('waits for the staff when both refuse it, and begins with the first when it is sent again', async () => {
    const refusing = { failNext: { action: 'add', mode: 'refuse:Incorrect link' } }
    await sandbox.smm(refusing)
    await sandbox.second.smm(refusing)
    const { id, link } = await aPaidOrder(orders)
    await orders.becomes(id, { fulfilment: 'refused', refusedCode: 'BAD_LINK' })
    expect(await orders.reviews(id)).toMatchObject([{ reason: 'REFUSED_BY_SUPPLIER', closedAt: null }])
    await orders.db
      .updateTable('orders')
      .set({ fulfilment: 'ready', refusedBy: [], readyAt: new Date() })
      .where('id', '=', id)
      .execute()
    orders.service.deps.wake('submit-orders')
    expect(await orders.becomes(id, { fulfilment: 'sent' })).toMatchObject({ supplier: firstSupplierId })
    expect(await addsOf(link)).toEqual([1, 0])
  })

  it.each(['timeout-after', '500', '500-after', 'html', 'refuse:Something nobody has heard of'])(
    'is parked and sent nowhere else when its outcome is unknown: %s',
    async (mode) => {
      await sandbox.smm({ failNext: { action: 'add', mode } })
      const { id, link } = await aPaidOrder(orders)
      expect(await orders.becomes(id, { fulfilment: 'unknown' })).toMatchObject({ supplier: firstSupplierId })
      const after = await aPaidOrder(orders)
      await orders.becomes(after.id, { fulfilment: 'sent' })
      expect((await addsOf(link))[1]).toBe(0)
      expect(await orders.order(id)).toMatchObject({ fulfilment: 'unknown' })
    },
  )

  it.each([
    ['has no money', { balance: 1 }],
    [
      'does not accept our key',
      { failNext: { action: 'balance', mode: 'refuse:Invalid API key', times: 100 } },
    ],
    ['is away', { failNext: { action: 'any', mode: 'reset-before', times: 100 } }],
  ])('goes to the second while the first %s', async (_what, trouble) => {
    await sandbox.smm(trouble)
    orders.service.deps.suppliers.first.breaker.recordUnknown()
    const { id, link } = await aPaidOrder(orders)
    expect(await orders.becomes(id, { fulfilment: 'sent' })).toMatchObject({ supplier: secondSupplierId })
    expect(await addsOf(link)).toEqual([0, 1])
  })

  it('goes to the second while the first is switched off, which is asked about its orders all the same', async () => {
    const former = await aPaidOrder(orders)
    const { upstreamOrderId } = await orders.becomes(former.id, { fulfilment: 'sent' })
    await publishRoutes(orders, sandbox, [secondRoute()], { firstIsOn: false })
    const { id } = await aPaidOrder(orders)
    expect(await orders.becomes(id, { fulfilment: 'sent' })).toMatchObject({ supplier: secondSupplierId })
    await sandbox.smmSays(upstreamOrderId!, { status: 'Completed', remains: 0 })
    await orders.becomes(former.id, { status: 'completed' })
  })

  it('waits where no route takes its quantity', async () => {
    const narrow = { minQuantity: 1_000, maxQuantity: 2_000 }
    await publishRoutes(orders, sandbox, [
      firstRoute(narrow),
      secondRoute({ minQuantity: 10, maxQuantity: 900 }),
    ])
    const { id } = await aPaidOrder(orders, { quantity: 500 })
    expect(await orders.becomes(id, { fulfilment: 'sent' })).toMatchObject({ supplier: secondSupplierId })
  })

  it.each([
    [600, 'pix-issued'],
    [601, 'order-refused'],
    [899, 'order-refused'],
    [900, 'pix-issued'],
  ])('of %d is sold only where a route takes its quantity', async (quantity, answer) => {
    await publishRoutes(orders, sandbox, [
      firstRoute({ minQuantity: 10, maxQuantity: 600 }),
      secondRoute({ minQuantity: 900, maxQuantity: 2_000 }),
    ])
    const request = placeOrderMessage({ quantity, quotedCents: 99_900 })
    await orders.send('place-order', request)
    const said = await until(async () => (await orders.outbox(request.orderId))[0])
    expect(said).toMatchObject({
      name: answer,
      ...(answer === 'order-refused' && { code: 'QUANTITY_OUT_OF_RANGE' }),
    })
  })

  it('goes to the cheapest that is open, where the best is wanted', async () => {
    const best = { mode: 'best' } as const
    await publishRoutes(orders, sandbox, [
      firstRoute(best),
      secondRoute({ ...best, costMicrosPerThousand: 9_000_000 }),
    ])
    const { id } = await aPaidOrder(orders)
    expect(await orders.becomes(id, { fulfilment: 'sent' })).toMatchObject({ supplier: secondSupplierId })
    await sandbox.second.smm({ failNext: { action: 'add', mode: 'refuse:Not enough funds on balance' } })
    const dearer = await aPaidOrder(orders)
    expect(await orders.becomes(dearer.id, { fulfilment: 'sent' })).toMatchObject({
      supplier: firstSupplierId,
    })
  })
})

describe('what the second supplier has', () => {
  beforeEach(() => publishRoutes(orders, sandbox, [secondRoute()]))

  it('is followed, cancelled and refilled there, though the first has an order of the same id', async () => {
    const { id } = await aPaidOrder(orders)
    const { upstreamOrderId } = await orders.becomes(id, { fulfilment: 'sent', supplier: secondSupplierId })
    await sandbox.second.smmSays(upstreamOrderId!, { status: 'In progress', remains: 250 })
    await orders.becomes(id, { remains: 250 })
    await orders.db.updateTable('orders').set({ nextCancelAt: new Date() }).where('id', '=', id).execute()
    orders.service.deps.wake('ask-cancels')
    await until(async () => (await orders.order(id))?.cancelAskedAt)
    await sandbox.second.smmSays(upstreamOrderId!, { status: 'Completed', remains: 0 })
    await orders.becomes(id, { status: 'completed' })
    const { conversationId } = (await orders.order(id))!
    await orders.send('request-refill', { orderId: id, conversationId })
    await until(async () => (await sandbox.second.refills()).some(({ order }) => order === upstreamOrderId))
    expect((await sandbox.refills()).some(({ order }) => order === upstreamOrderId)).toBe(false)
  })

  it('keeps another order of the same page from the first one', async () => {
    const { id, link } = await aPaidOrder(orders)
    const { upstreamOrderId } = await orders.becomes(id, { fulfilment: 'sent', supplier: secondSupplierId })
    await publishRoutes(orders, sandbox, [firstRoute()])
    const next = await aPaidOrder(orders, { link })
    const other = await aPaidOrder(orders)
    await orders.becomes(other.id, { fulfilment: 'sent' })
    expect(await orders.order(next.id)).toMatchObject({ fulfilment: 'ready' })
    await sandbox.second.smmSays(upstreamOrderId!, { status: 'Completed', remains: 0 })
    await orders.becomes(next.id, { fulfilment: 'sent' })
    expect(await addsOf(link)).toEqual([1, 1])
  })

  it('is not asked with a key that was meant for another supplier', async () => {
    await publishRoutes(orders, sandbox, [firstRoute({ priority: 1 }), secondRoute({ priority: 0 })])
    const { encryptedKey } = await orders.db
      .selectFrom('suppliers')
      .select('encryptedKey')
      .where('id', '=', secondSupplierId)
      .executeTakeFirstOrThrow()
    const another = { id: 'another', name: 'Tres', isOn: true, url: sandbox.second.url, encryptedKey }
    await orders.db.insertInto('suppliers').values(another).execute()
    await orders.service.deps.suppliers.refresh()
    expect(await orders.service.deps.suppliers.find('another')).toBeUndefined()
    expect(await orders.service.deps.suppliers.find(secondSupplierId)).toBeDefined()
  })
})

describe('two suppliers at once', () => {
  const views = { platform: 'youtube', serviceType: 'views' } as const

  it('are each given one order at a time, and neither waits for the other', async () => {
    await publishRoutes(orders, sandbox, [firstRoute(), secondRoute({ ...views, upstreamServiceId: 201 })])
    await sandbox.smm({ latencyMs: 30 })
    await sandbox.second.smm({ latencyMs: 30 })
    const placed = await Promise.all([
      ...Array.from({ length: 10 }, () => aPaidOrder(orders)),
      ...Array.from({ length: 10 }, () => aPaidOrder(orders, { ...views, quantity: 1_000 })),
    ])
    for (const { id } of placed) await orders.becomes(id, { fulfilment: 'sent' })
    const ids = placed.map(({ id }) => id)
    const { rows } = await sql<{ same: boolean; count: number }>`
      SELECT a.supplier = b.supplier AS same, count(*)::int AS count
      FROM submission_attempts a JOIN submission_attempts b
        ON a.id < b.id AND a.started_at < b.answered_at AND b.started_at < a.answered_at
      WHERE a.order_id = ANY(${ids}::uuid[]) AND b.order_id = ANY(${ids}::uuid[]) GROUP BY 1`.execute(
      orders.db,
    )
    expect(rows.filter(({ same }) => same)).toEqual([])
    expect(rows.find(({ same }) => !same)?.count).toBeGreaterThan(3)
  })

  const add = 'add'
  it.each([
    ['refuses', { failNext: { action: add, mode: 'refuse:Incorrect service ID', times: 100 } }, 'sent'],
    ['takes it and answers nothing', { failNext: { action: add, mode: 'empty', times: 100 } }, 'unknown'],
    ['takes it and hangs', { failNext: { action: add, mode: 'timeout-after', times: 100 } }, 'unknown'],
    ['is slow', { latencyMs: 300 }, 'sent'],
    ['is down', { failNext: { action: 'any', mode: 'reset-before', times: 100 } }, undefined],
  ])('get an order once between them while the one that is asked first %s', async (_what, trouble, end) => {
    for (const [ill, priority] of [
      [sandbox, 0],
      [sandbox.second, 2],
    ] as const) {
      await publishRoutes(orders, sandbox, [firstRoute({ priority }), secondRoute({ priority: 1 })])
      await ill.smm(trouble)
      const placed = await Promise.all([1, 2].map(() => aPaidOrder(orders)))
      for (const { id, link } of placed) {
        const { fulfilment } = (await until(async () => {
          const order = await orders.order(id)
          return order && !['ready', 'sending'].includes(order.fulfilment) && order
        }))!
        expect(end === undefined ? ['sent', 'unknown'] : [end]).toContain(fulfilment)
        const [first, second] = await addsOf(link)
        expect(first! + second!).toBeLessThanOrEqual(1)
        expect(await slowestFailover(id)).toBeLessThan(10)
      }
      await ill.smm(calm)
    }
  })

  /** Seconds from a refusal to the next submission; 0 where nothing refused. */
  async function slowestFailover(orderId: string): Promise<number> {
    const { rows } = await sql<{ seconds: number }>`
      SELECT coalesce(max(extract(epoch FROM next.started_at - refused.answered_at)), 0)::float8 AS seconds
      FROM submission_attempts refused JOIN submission_attempts next USING (order_id)
      WHERE refused.order_id = ${orderId} AND refused.outcome = 'refused' AND next.started_at > refused.started_at`.execute(
      orders.db,
    )
    return rows[0]!.seconds
  }

  it('never both get an order, whatever they answer', async () => {
    await publishRoutes(orders, sandbox)
    const faults = [
      'timeout-after',
      'refuse:Incorrect link',
      '500-after',
      'refuse:Not enough funds',
      'reset-after',
    ]
    const failNext = faults.flatMap((mode) => [{ action: 'add', mode, times: 2 }])
    await sandbox.smm({ failNext })
    await sandbox.second.smm({ failNext })
    const replica = await orders.replicate()
    const placed = await Promise.all(Array.from({ length: 30 }, () => aPaidOrder(orders)))
    replica.deps.wake('submit-orders')
    for (const { id } of placed)
      await until(async () => !['ready', 'sending'].includes((await orders.order(id))!.fulfilment))
    for (const { id, link } of placed) {
      const [first, second] = await addsOf(link)
      const attempts = await attemptsOf(id)
      expect([id, first! + second! <= 1]).toEqual([id, true])
      const unknown = attempts.findIndex(([, outcome]) => outcome === 'unknown')
      if (unknown >= 0) expect([id, attempts.slice(unknown + 1)]).toEqual([id, []])
    }
  })
})

it('a first supplier that refuses connections is passed over', async () => {
  const closed = `http://127.0.0.1:${await freePort()}/api/v2`
  const own = await openOrders(sandbox, { SMM_API_URL: closed })
  try {
    await publishRoutes(own, sandbox)
    const { id, link } = await aPaidOrder(own)
    expect(await own.becomes(id, { fulfilment: 'sent' })).toMatchObject({ supplier: secondSupplierId })
    expect(await addsOf(link)).toEqual([0, 1])
  } finally {
    await own.close()
  }
})
