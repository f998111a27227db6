import { type QueryCreator, type RawBuilder, sql, type Updateable } from 'kysely'
import { type OrderStatus, orderStatuses } from '@smm/contracts/orders'
import { orderColumns, type OrderRow, type OrdersTable, type Tables, type Trx } from './tables.ts'
import { tellChatFor } from './tell-chat.ts'

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
/** Values, or what the database makes of them (`now()`); what remains is told as well. */
export type OrderChange = Pick<Columns, 'remains'> & {
  [Name in Exclude<keyof Columns, 'remains'>]?: Columns[Name] | RawBuilder<NonNullable<Columns[Name]>>
}

export type Move = {
  to: OrderStatus
  cause: MoveCause
  /** What else changes in the row. */
  set?: OrderChange
}

/** What has to be known of an order that moves. */
export type Movable = Pick<
  OrderRow,
  'id' | 'status' | 'version' | 'remains' | 'conversationId' | 'correlationId'
>

/**
 * The only way an order's status changes: one row of history, one version more, one message to the chat, all in `trx`.
 * Undefined when the table of moves does not allow it, or somebody moved the order first.
 */
export async function moveOrder(trx: Trx, order: Movable, move: Move): Promise<OrderRow | undefined> {
  if (!canMove(order.status, move.to)) return undefined
  return trx
    .with('moved', (qb) => changeOrder(qb, order, move))
    .with('noted', (qb) => noteMove(qb, order, move))
    .with('said', (qb) => tellMove(qb, order, move))
    .selectFrom('moved')
    .select(orderColumns)
    .executeTakeFirst()
}

/**
 * The three parts of a move, for a larger statement that has them as `moved`, `noted` and `said`. With `after` nothing
 * moves unless that earlier part has a row.
 */
export const changeOrder = <All extends Tables>(
  part: QueryCreator<All>,
  order: Movable,
  { to, set }: Move,
  after?: string,
) =>
  (part as unknown as QueryCreator<Tables>)
    .updateTable('orders')
    .set({ ...set, status: to, version: order.version + 1 })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .where('version', '=', order.version)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`EXISTS (SELECT FROM ${sql.table(after!)})`))
    .returning(orderColumns)

export const noteMove = <All extends Tables>(part: QueryCreator<All>, { status }: Movable, { cause }: Move) =>
  (part as unknown as QueryCreator<Tables>)
    .insertInto('orderHistory')
    .columns(['orderId', 'version', 'fromStatus', 'toStatus', 'cause'])
    .expression(sql`SELECT id, version, ${status}::text, status, ${cause}::text FROM moved`)

export function tellMove<All extends Tables>(
  part: QueryCreator<All>,
  order: Movable,
  { to, cause, set }: Move,
) {
  const { id, conversationId, version } = order
  const about = { orderId: id, conversationId, version: version + 1 }
  if (to === 'paid') return tellChatFor(part, 'moved', order, 'payment-confirmed', about)
  if (cause === 'payment-expired') return tellChatFor(part, 'moved', order, 'payment-expired', about)
  const remains = set?.remains === undefined ? order.remains : set.remains
  return tellChatFor(part, 'moved', order, 'order-status-changed', { ...about, status: to, remains })
}

/** Everything the table of moves allows, for whoever wants to read it whole. */
export const allMoves = orderStatuses.flatMap((from) => next[from].map((to) => [from, to] as const))
