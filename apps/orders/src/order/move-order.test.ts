import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '@smm/database/test-database'
import { moveOrder, moveOrders } from './move-order.ts'
import { findOrder } from './orders.queries.ts'
import type { OrderRow, Tables } from '../tables.ts'
import { openDatabase } from '../testing/open-orders.ts'

describe('moveOrder', () => {
  let database: TestDatabase<Tables>
  beforeAll(async () => {
    database = await openDatabase()
  })
  afterAll(() => database.drop())

  const anOrder = (status: OrderRow['status'] = 'pending') =>
    database.db
      .insertInto('orders')
      .values({
        id: randomUUID(),
        conversationId: randomUUID(),
        link: 'https://x.example/',
        quantity: 500,
        platform: 'instagram',
        serviceType: 'followers',
        amountCents: 4_500,
        supplier: 'smm-api',
        status,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  const move = (order: OrderRow, to: OrderRow['status'], cause = 'payment-confirmed' as const) =>
    database.db
      .transaction()
      .execute((trx) => moveOrder(trx, order, { to, cause, set: { fulfilment: 'ready' } }))
  const outbox = async ({ id }: OrderRow) =>
    (await database.db.selectFrom('outbox').selectAll().execute())
      .filter(({ payload }) => (payload as { orderId: string }).orderId === id)
      .map(({ name, payload }) => ({ name, ...(payload as object) }))

  it('changes the row, adds a row of history and enqueues a message to the chat', async () => {
    const order = await anOrder()
    const moved = await move(order, 'paid')
    const { version } = moved!
    const stored = await findOrder(database.db, order.id)
    expect(stored).toMatchObject({ status: moved!.status, version, fulfilment: 'ready' })
    expect(version).toBeGreaterThan(order.version)
    expect(await outbox(order)).toMatchObject([{ name: 'payment-confirmed', version }])
    const history = await database.db
      .selectFrom('orderHistory')
      .selectAll()
      .where('orderId', '=', order.id)
      .execute()
    expect(history).toMatchObject([{ version, fromStatus: 'pending', toStatus: 'paid' }])
  })

  it('does nothing with an order that was moved since it was read', async () => {
    const order = await anOrder()
    const moved = await Promise.all([move(order, 'paid'), move(order, 'cancelled'), move(order, 'paid')])
    expect(moved.filter((row) => row !== undefined)).toHaveLength(1)
    expect(await outbox(order)).toHaveLength(1)
  })

  it('moves no order of a charge when one of them was moved since they were read', async () => {
    const [first, second] = [await anOrder(), await anOrder()]
    await move(second, 'paid')
    const moving = database.db
      .transaction()
      .execute((trx) => moveOrders(trx, [first, second], { to: 'paid', cause: 'payment-confirmed' }))
    await expect(moving).rejects.toThrow('apart')
    expect(await findOrder(database.db, first.id)).toMatchObject({ status: 'pending' })
    expect(await outbox(first)).toEqual([])
  })

  it('does nothing that the lifecycle forbids', async () => {
    const order = await anOrder('completed')
    expect(await move(order, 'paid')).toBeUndefined()
    expect(await outbox(order)).toEqual([])
  })
})
