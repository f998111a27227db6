import { randomUUID } from 'node:crypto'
import { orderStatuses } from '@smm/contracts/orders'
import { canMove, moveOrder } from './order-status.ts'
import { canMovePayment, paymentStates } from './payments/payment-status.ts'
import type { TestDatabase } from '@smm/database/test-database'
import type { OrderRow, Tables } from './tables.ts'
import { openDatabase } from './testing.ts'

describe('the life of an order', () => {
  it('knows these moves and no others', () => {
    const moves = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual([
      'pending paid',
      'pending cancelled',
      'paid processing',
      'paid partial',
      'paid completed',
      'paid cancelled',
      'processing partial',
      'processing completed',
      'processing cancelled',
      'cancelled paid',
    ])
  })
  it('never stays and never goes back to pending', () => {
    for (const status of orderStatuses) {
      expect(canMove(status, status)).toBe(false)
      expect(canMove(status, 'pending')).toBe(false)
    }
  })
})

it('confirms a payment once and for all', () => {
  for (const state of paymentStates) expect(canMovePayment('confirmed', state)).toBe(false)
})

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
  const said = async ({ id }: OrderRow) =>
    (await database.db.selectFrom('outbox').selectAll().execute())
      .filter(({ payload }) => (payload as { orderId: string }).orderId === id)
      .map(({ name, payload }) => ({ name, ...(payload as object) }))

  it('changes the row, writes the history and tells the chat', async () => {
    const order = await anOrder()
    expect(await move(order, 'paid')).toMatchObject({ status: 'paid', version: 2, fulfilment: 'ready' })
    expect(await said(order)).toMatchObject([{ name: 'payment-confirmed', version: 2 }])
    const history = await database.db
      .selectFrom('orderHistory')
      .selectAll()
      .where('orderId', '=', order.id)
      .execute()
    expect(history).toMatchObject([{ version: 2, fromStatus: 'pending', toStatus: 'paid' }])
  })

  it('does nothing for whoever comes second', async () => {
    const order = await anOrder()
    const moved = await Promise.all([move(order, 'paid'), move(order, 'cancelled'), move(order, 'paid')])
    expect(moved.filter((row) => row !== undefined)).toHaveLength(1)
    expect(await said(order)).toHaveLength(1)
  })

  it('does nothing that the table does not allow', async () => {
    const order = await anOrder('completed')
    expect(await move(order, 'paid')).toBeUndefined()
    expect(await said(order)).toEqual([])
  })
})
