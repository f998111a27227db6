import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Message, MessageName } from '@smm/contracts/messages'
import { type OrderStatus, orderStatuses } from '@smm/contracts/orders'
import { orderColumns, type OrderRow, type OrdersTable, type Trx } from './tables.ts'
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
  const { rows } = await sql<OrderRow>`
    WITH moved AS (${changeOrder(order, move)}), noted AS (${noteMove(order, move)}),
      said AS (${tellMove(tellChatFor, order, move)})
    SELECT ${everyColumn} FROM moved`.execute(trx)
  return rows[0]
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Written once: taken apart and put together again with each statement it would cost as much as all the rest of it. */
export const everyColumn = sql.raw(orderColumns.map(inSnakeCase).join(', '))

/**
 * The three parts of a move, for a larger statement that has them as `moved`, `noted` and `said`. With `after` nothing
 * moves unless that earlier part has a row.
 */
export function changeOrder({ id, status, version }: Movable, { to, set = {} }: Move, after?: string) {
  const changes = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const condition = after === undefined ? sql`` : sql`AND EXISTS (SELECT FROM ${sql.table(after)})`
  return sql`
    UPDATE orders SET ${sql.join([...changes, sql`status = ${to}`, sql`version = version + 1`])}
    WHERE id = ${id} AND status = ${status} AND version = ${version} ${condition}
    RETURNING ${everyColumn}`
}

export const noteMove = ({ status }: Movable, { cause }: Move) => sql`
  INSERT INTO order_history (order_id, version, from_status, to_status, cause)
  SELECT id, version, ${status}::text, status, ${cause}::text FROM moved`

export function tellMove<Told>(tell: Tell<Told>, order: Movable, { to, cause, set }: Move): Told {
  const { id, conversationId, version } = order
  const about = { orderId: id, conversationId, version: version + 1 }
  if (to === 'paid') return tell('moved', order, 'payment-confirmed', about)
  if (cause === 'payment-expired') return tell('moved', order, 'payment-expired', about)
  const remains = set?.remains === undefined ? order.remains : set.remains
  return tell('moved', order, 'order-status-changed', { ...about, status: to, remains })
}

/** `tellChatFor`, or `tellChatAtOnce` where the visitor waits for it. */
type Tell<Told> = <Name extends MessageName>(
  source: string,
  order: Movable,
  name: Name,
  payload: Message<Name>,
) => Told

/** Everything the table of moves allows, for whoever wants to read it whole. */
export const allMoves = orderStatuses.flatMap((from) => next[from].map((to) => [from, to] as const))
