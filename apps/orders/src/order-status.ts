import { type RawBuilder, sql, type Updateable } from 'kysely'
import { type OrderStatus, orderStatuses } from '@smm/contracts/orders'
import type { OrderRow, OrdersTable, Trx } from './tables.ts'
import { tellChat } from './tell-chat.ts'

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'cancelled'],
  paid: ['processing', 'partial', 'completed', 'cancelled'],
  processing: ['partial', 'completed', 'cancelled'],
  partial: [],
  completed: [],
  // Only by an administrator, who accepts money that came too late.
  cancelled: ['paid'],
}

export const canMove = (from: OrderStatus, to: OrderStatus) => next[from].includes(to)

export type MoveCause =
  | 'placed'
  | 'payment-confirmed'
  | 'payment-expired'
  | 'cancelled-by-visitor'
  | 'sent-to-supplier'
  | 'supplier-reported'
  | 'late-payment-accepted'
  | 'refunded-by-staff'

type Columns = Updateable<OrdersTable>
/** Values, or what the database makes of them (`now()`). */
export type OrderChange = { [Name in keyof Columns]: Columns[Name] | RawBuilder<NonNullable<Columns[Name]>> }

export type Move = {
  to: OrderStatus
  cause: MoveCause
  /** What else changes in the row. */
  set?: OrderChange
}

/**
 * The only way an order's status changes: one row of history, one version more, one message to the chat, all in `trx`.
 * Undefined when the table of moves does not allow it, or somebody moved the order first.
 */
export async function moveOrder(trx: Trx, order: OrderRow, move: Move): Promise<OrderRow | undefined> {
  if (!canMove(order.status, move.to)) return undefined
  const moved = await trx
    .with('moved', (qb) =>
      qb
        .updateTable('orders')
        .set({ ...move.set, status: move.to, version: order.version + 1 })
        .where('id', '=', order.id)
        .where('status', '=', order.status)
        .where('version', '=', order.version)
        .returningAll(),
    )
    .with('noted', (qb) =>
      qb
        .insertInto('orderHistory')
        .columns(['orderId', 'version', 'fromStatus', 'toStatus', 'cause'])
        .expression((eb) =>
          eb
            .selectFrom('moved')
            .select([
              'id',
              'version',
              sql<OrderStatus>`${order.status}::text`.as('fromStatus'),
              'status',
              sql<string>`${move.cause}::text`.as('cause'),
            ]),
        ),
    )
    .selectFrom('moved')
    .selectAll()
    .executeTakeFirst()
  if (!moved) return undefined
  await tellMove(trx, moved, move)
  return moved
}

async function tellMove(trx: Trx, order: OrderRow, move: Move) {
  const { id, conversationId, version, status, remains } = order
  const about = { orderId: id, conversationId, version }
  if (move.to === 'paid') return tellChat(trx, order, 'payment-confirmed', about)
  if (move.cause === 'payment-expired') return tellChat(trx, order, 'payment-expired', about)
  return tellChat(trx, order, 'order-status-changed', { ...about, status, remains })
}

/** Everything the table of moves allows, for whoever wants to read it whole. */
export const allMoves = orderStatuses.flatMap((from) => next[from].map((to) => [from, to] as const))
