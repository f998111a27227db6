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
type VersionedMove = Move & { version: number }

const versionEpochMs = Date.UTC(2026, 0, 1)

/**
 * The seconds since 2026: the chat ignores versions below the last it received, so a restored database must not count on
 * from its own.
 */
export const nextVersion = (version: number, now = Date.now()): number =>
  Math.max(version + 1, Math.floor((now - versionEpochMs) / 1_000))

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
  const versioned = { ...move, version: nextVersion(order.version) }
  const moved = await withMove(trx, order, versioned)
    .selectFrom('moved')
    .select(orderColumns)
    .executeTakeFirst()
  if (moved) await enqueueMessages(trx, [moveMessage(order, versioned)])
  return moved
}

/**
 * The only writes of an order's status, as CTEs of any statement: `moved` and `history`. They do nothing unless `when`, an
 * earlier CTE, has a row.
 */
export const withMove = (
  db: QueryCreator<Tables>,
  { id, status, version: readVersion }: Pick<Movable, 'id' | 'status' | 'version'>,
  { to, cause, set, version }: VersionedMove,
  when?: string,
) =>
  db
    .with('moved', (qb) =>
      qb
        .updateTable('orders')
        .set({ ...set, status: to, version })
        .where('id', '=', id)
        .where('status', '=', status)
        .where('version', '=', readVersion)
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
export function moveMessage(order: Movable, { to, cause, set, version }: VersionedMove): OutboxMessage {
  const { id: orderId, conversationId } = order
  const about = { orderId, conversationId, version }
  if (to === 'paid') return chatMessage(order, 'payment-confirmed', about)
  if (cause === 'payment-expired') return chatMessage(order, 'payment-expired', about)
  const remains = set?.remains === undefined ? order.remains : set.remains
  return chatMessage(order, 'order-status-changed', { ...about, status: to, remains })
}
