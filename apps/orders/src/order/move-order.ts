import type { QueryCreator, RawBuilder, Updateable } from 'kysely'
import type { OrderStatus } from '@smm/contracts/orders/orders'
import { hasRow, rowsTable } from '@smm/database/rows-table'
import { nextVersion } from '@smm/database/next-version'
import {
  enqueueMessage,
  insertOutbox,
  type OutboxMessage,
  outboxMessage,
  publishAfterCommit,
} from '@smm/messaging/outbox'
import { canMove, type MoveCause } from './order-lifecycle.ts'
import type { OrderRow, OrdersTable, Tables, Trx } from '../tables.ts'

type Columns = Updateable<OrdersTable>
/** Values, or SQL such as `now()`; `remains` is a value because the chat's message carries it. */
export type OrderChange = Pick<Columns, 'remains'> & {
  [Name in Exclude<keyof Columns, 'remains'>]?: Columns[Name] | RawBuilder<NonNullable<Columns[Name]>>
}

export type Move = {
  to: OrderStatus
  cause: MoveCause
  /** Other columns that change with the status. */
  set?: OrderChange
  /** The paid order is held until then. */
  sendsAt?: Date
}

/** The columns that a move reads: `version` makes it optimistic. */
export type Movable = Pick<
  OrderRow,
  'id' | 'status' | 'version' | 'remains' | 'conversationId' | 'correlationId'
>

/** An order with the version that the move gives it. */
type Moving = Movable & { nextVersion: number }

export const withNextVersion = <Order extends Movable>(order: Order): Order & Moving => ({
  ...order,
  nextVersion: nextVersion(order.version),
})

/**
 * Moves an order to another status: its row, one row of history and one message to the chat. Undefined when the lifecycle
 * forbids the move, or the order was moved since it was read.
 */
export async function moveOrder<Order extends Movable>(
  trx: Trx,
  order: Order,
  move: Move,
): Promise<Order | undefined> {
  const [moved] = await moveOrders(trx, [order], move)
  return moved
}

/**
 * Moves the orders of one charge that the lifecycle lets move, in a transaction of `transact`, and returns them as they are
 * then but for `set`. Of several, all must be as they were read.
 */
export async function moveOrders<Order extends Movable>(
  trx: Trx,
  orders: Order[],
  move: Move,
): Promise<Order[]> {
  const moving = orders.filter(({ status }) => canMove(status, move.to)).map(withNextVersion)
  if (moving.length === 0) return []
  const messages = moveMessages(moving, move)
  const moved = await withMoves(trx, moving, move)
    .with('outbox', (qb) => insertOutbox(qb, messages, 'moved'))
    .selectFrom('moved')
    .select('id')
    .execute()
  if (moved.length === 0) return []
  if (moved.length < moving.length) throw new Error('an order moved apart from the others of its charge')
  publishAfterCommit(trx, messages)
  return moving.map((order) => ({
    ...order,
    status: move.to,
    version: order.nextVersion,
    remains: remainsAfter(order, move),
  }))
}

const movingTypes = { id: 'uuid', status: 'text', version: 'integer', nextVersion: 'integer' } as const

/**
 * The only writes of an order's status, as CTEs of any statement: `moved` and `history`. They do nothing unless `when`, an
 * earlier CTE, has a row.
 */
export const withMoves = (
  db: QueryCreator<Tables>,
  orders: Moving[],
  { to, cause, set }: Move,
  when?: string,
) => {
  const rows = orders.map(({ id, status, version, nextVersion }) => ({ id, status, version, nextVersion }))
  return db
    .with('moved', (qb) =>
      qb
        .updateTable('orders')
        .from(rowsTable(movingTypes, rows))
        .set((eb) => ({ ...set, status: to, version: eb.ref('rows.nextVersion') }))
        .whereRef('orders.id', '=', 'rows.id')
        .whereRef('orders.status', '=', 'rows.status')
        .whereRef('orders.version', '=', 'rows.version')
        .where(hasRow(when))
        .returning(['orders.id', 'orders.version', 'orders.status', 'rows.status as fromStatus']),
    )
    .with('history', (qb) =>
      qb
        .insertInto('orderHistory')
        .columns(['orderId', 'version', 'fromStatus', 'toStatus', 'cause'])
        .expression(
          qb
            .selectFrom('moved')
            .select((eb) => ['id', 'version', 'fromStatus', 'status', eb.val(cause).as('cause')]),
        ),
    )
}

/** Tells the chat how far a delivery is. A chat of an earlier release knows the version, and ignores it. */
export async function reportProgress(trx: Trx, order: OrderRow): Promise<void> {
  const { id: orderId, conversationId, version, status, remains, startedAt } = order
  const progress = { orderId, conversationId, version, status, remains }
  const begun = startedAt && { startedAt: startedAt.toISOString() }
  await enqueueMessage(trx, 'chat', 'order-status-changed', { ...progress, ...begun }, order.correlationId)
}

const remainsAfter = ({ remains }: Movable, { set }: Move) =>
  set?.remains === undefined ? remains : set.remains

/** The chat's news of a move, one message per order. */
export function moveMessages(orders: Moving[], move: Move): OutboxMessage[] {
  const { to, cause, sendsAt } = move
  const orderIds = orders.map(({ id }) => id)
  const held = sendsAt && { sendsAt: sendsAt.toISOString() }
  return orders.map((order) => {
    const { id: orderId, conversationId, correlationId, nextVersion: version } = order
    const about = { orderId, conversationId, version }
    const together = orders.length > 1 ? { orderIds } : {}
    if (to === 'paid')
      return outboxMessage('chat', 'payment-confirmed', { ...about, ...together, ...held }, correlationId)
    if (cause === 'payment-expired')
      return outboxMessage('chat', 'payment-expired', { ...about, ...together }, correlationId)
    const remains = remainsAfter(order, move)
    return outboxMessage('chat', 'order-status-changed', { ...about, status: to, remains }, correlationId)
  })
}
