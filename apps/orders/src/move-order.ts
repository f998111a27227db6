import type { QueryCreator, RawBuilder, Updateable } from 'kysely'
import type { OrderStatus } from '@smm/contracts/orders'
import { hasRow } from '@smm/database/rows-table'
import { enqueueMessages, type OutboxMessage } from '@smm/messaging/outbox'
import { chatMessage } from './chat-message.ts'
import { canMove, type MoveCause } from './order-lifecycle.ts'
import { orderColumns, type OrderRow, type OrdersTable, type Tables, type Trx } from './tables.ts'

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
}

/** The columns that a move reads: `version` makes it optimistic. */
export type Movable = Pick<
  OrderRow,
  'id' | 'status' | 'version' | 'remains' | 'conversationId' | 'correlationId'
>

/**
 * Moves an order to another status: its row, one row of history and one message to the chat. Undefined when the lifecycle
 * forbids the move, or the order was moved since it was read.
 */
export async function moveOrder(trx: Trx, order: Movable, move: Move): Promise<OrderRow | undefined> {
  if (!canMove(order.status, move.to)) return undefined
  const moved = await withMove(trx, order, move).selectFrom('moved').select(orderColumns).executeTakeFirst()
  if (moved) await enqueueMessages(trx, [moveMessage(order, move)])
  return moved
}

/**
 * The only writes of an order's status, as CTEs of any statement: `moved` and `history`. They do nothing unless `when`, an
 * earlier CTE, has a row.
 */
export const withMove = (
  db: QueryCreator<Tables>,
  { id, status, version }: Pick<Movable, 'id' | 'status' | 'version'>,
  { to, cause, set }: Move,
  when?: string,
) =>
  db
    .with('moved', (qb) =>
      qb
        .updateTable('orders')
        .set({ ...set, status: to, version: version + 1 })
        .where('id', '=', id)
        .where('status', '=', status)
        .where('version', '=', version)
        .where(hasRow(when))
        .returning(orderColumns),
    )
    .with('history', (qb) =>
      qb
        .insertInto('orderHistory')
        .columns(['orderId', 'version', 'fromStatus', 'toStatus', 'cause'])
        .expression(
          qb
            .selectFrom('moved')
            .select((eb) => [
              'id',
              'version',
              eb.val(status).as('fromStatus'),
              'status',
              eb.val(cause).as('cause'),
            ]),
        ),
    )

/** The chat's news of a move. */
export function moveMessage(order: Movable, { to, cause, set }: Move): OutboxMessage {
  const { id: orderId, conversationId, version } = order
  const about = { orderId, conversationId, version: version + 1 }
  if (to === 'paid') return chatMessage(order, 'payment-confirmed', about)
  if (cause === 'payment-expired') return chatMessage(order, 'payment-expired', about)
  const remains = set?.remains === undefined ? order.remains : set.remains
  return chatMessage(order, 'order-status-changed', { ...about, status: to, remains })
}
