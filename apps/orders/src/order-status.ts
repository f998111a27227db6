import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { OrderStatus } from '@smm/contracts/orders'
import { type Said, saidColumns, writeSaid } from '@smm/messaging/outbox'
import { orderColumns, type OrderRow, type OrdersTable, type Trx } from './tables.ts'
import { tellChatAtOnce, tellChatFor } from './tell-chat.ts'
import { writeOut } from './write-out.ts'

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
      said AS (${tellMove(order, move)})
    SELECT ${everyColumn} FROM moved`.execute(trx)
  return rows[0]
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Written once: taken apart and put together again with each statement it would cost as much as all the rest of it. */
export const everyColumn = sql.raw(orderColumns.map(inSnakeCase).join(', '))

function changeOrder(
  { id, status, version }: Pick<Movable, 'id' | 'status' | 'version'>,
  { to, set = {} }: Move,
) {
  const changes = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return sql`
    UPDATE orders SET ${sql.join([...changes, sql`status = ${to}`, sql`version = version + 1`])}
    WHERE id = ${id} AND status = ${status} AND version = ${version}
    RETURNING ${everyColumn}`
}

const noteMove = ({ status }: Pick<Movable, 'status'>, { cause }: Move) => sql`
  INSERT INTO order_history (order_id, version, from_status, to_status, cause)
  SELECT id, version, ${status}::text, status, ${cause}::text FROM moved`

/**
 * The same move of many orders, as parts of a larger statement that is compiled once: `moved`, `noted` and `said`. Each row
 * of `source`, an earlier part of it, is an order as it was (id, status, version), what is said of it (`saidValues` of
 * `sayMove`), and what the changes are made of.
 */
export const moveOrders = (
  source: string,
  { to, cause, set }: Omit<Move, 'set'> & { set: Record<string, RawBuilder<unknown>> },
): RawBuilder<unknown> => {
  const changes = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return sql`
    moved AS (
      UPDATE orders SET ${sql.join(changes)}, status = ${writeOut(to)}, version = orders.version + 1
      FROM ${sql.table(source)} AS was
      WHERE orders.id = was.id AND orders.status = was.status AND orders.version = was.version
      RETURNING orders.id, orders.version, was.status AS from_status, ${saidColumns}
    ), noted AS (
      INSERT INTO order_history (order_id, version, from_status, to_status, cause)
      SELECT id, version, from_status, ${writeOut(to)}, ${writeOut(cause)} FROM moved
    ), said AS (${writeSaid('moved')})`
}

const tellMove = (order: Movable, move: Move) => {
  const { name, payload } = newsOf(order, move)
  return tellChatFor('moved', order, name, payload)
}

/** What the chat hears of a move: the third part, for whoever says it at once. */
export const sayMove = (order: Movable, move: Move): Said => {
  const { name, payload } = newsOf(order, move)
  return tellChatAtOnce(order, name, payload)
}

function newsOf({ id, conversationId, version, remains }: Movable, { to, cause, set }: Move) {
  const about = { orderId: id, conversationId, version: version + 1 }
  if (to === 'paid') return { name: 'payment-confirmed', payload: about } as const
  if (cause === 'payment-expired') return { name: 'payment-expired', payload: about } as const
  const left = set?.remains === undefined ? remains : set.remains
  return { name: 'order-status-changed', payload: { ...about, status: to, remains: left } } as const
}
