import { sql } from 'kysely'
import { isDue, leaseUntil } from '@smm/database/lease'
import type { Movable } from '../order/move-order.ts'
import { literals } from '../order/orders.queries.ts'
import type { Db, OrderRow, PaymentRow, Trx } from '../tables.ts'

/** The charge of an order: the latest, where one replaced another. */
export const findPaymentOf = (db: Db, orderId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('chargeOrders')
    .innerJoin('payments', 'payments.id', 'chargeOrders.paymentId')
    .selectAll('payments')
    .where('chargeOrders.orderId', '=', orderId)
    .executeTakeFirst()

/**
 * SQL: the money that an order of a confirmed charge was paid with, in a join of charge_orders and payments. The previous
 * release stores an accepted amount in payments alone.
 */
export const paidCents = sql<number>`coalesce(charge_orders.received_cents,
  CASE order_count WHEN 1 THEN payments.received_cents END, charge_orders.amount_cents)`

/** An order under a charge, at its price there, from which a coupon took the discount off. */
export type ChargedOrder = Movable & Pick<OrderRow, 'amountCents' | 'discountCents' | 'couponCode'>

/**
 * A payment and its orders, as they were when they were read: an optimistic snapshot, checked again by every write.
 * `orderId` is the first of them; all belong to one conversation.
 */
export type DuePayment = Pick<PaymentRow, (typeof paymentNames)[number]> &
  Pick<OrderRow, 'conversationId' | 'correlationId'> & { orders: ChargedOrder[] }

// prettier-ignore
const paymentNames = [
  'id', 'orderId', 'provider', 'txid', 'amountCents', 'state', 'issueAttempts', 'polls', 'failedPolls', 'nextPollAt',
] as const

/** SQL: the orders of a row of payments, in the order of the cart. */
export const chargedOrders = sql<ChargedOrder[]>`(
  SELECT json_agg(json_build_object('id', id, 'status', status, 'version', version, 'remains', remains,
    'conversationId', conversation_id, 'correlationId', correlation_id, 'amountCents', charge_orders.amount_cents,
    'discountCents', discount_cents, 'couponCode', coupon_code)
    ORDER BY position)
  FROM charge_orders JOIN orders AS charged ON id = order_id WHERE payment_id = payments.id)`.as('orders')

/** The columns of a `DuePayment` in a join of payments and their first orders. */
export const dueColumns = [
  ...paymentNames.map((name) => `payments.${name}` as const),
  'orders.conversationId',
  'orders.correlationId',
  chargedOrders,
] as const

export const dueNames = [...paymentNames, 'conversationId', 'correlationId', 'orders'] as const

export const findDuePayment = (db: Db, id: string): Promise<DuePayment | undefined> =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .select(dueColumns)
    .where('payments.id', '=', id)
    .executeTakeFirst()

/**
 * Locks the orders of a payment by their ids, then the payment: every transaction that locks several of them does so in
 * this order. The rows read afterwards are final, and without an order that left meanwhile.
 */
export async function lockDuePayment(trx: Trx, id: string): Promise<DuePayment | undefined> {
  await trx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('chargeOrders').select('orderId').where('paymentId', '=', id))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await trx.selectFrom('payments').select('id').where('id', '=', id).forUpdate().execute()
  return findDuePayment(trx, id)
}

/** The ids by which a log line names a payment. */
export const paymentIds = ({ id, orderId, correlationId }: DuePayment) => ({
  paymentId: id,
  orderId,
  correlationId,
})

type DueColumn = 'nextIssueAt' | 'nextPollAt' | 'nextExpiryAt' | 'nextRemovalAt'
type Due = { provider: string; states: readonly PaymentRow['state'][]; limit: number }

/** As long as a call to a bank may take, including its token and a retry. */
export const leaseSeconds = 30

/**
 * Leases the payments that are due by `column` to this process. Only those at `provider`: no other bank knows them.
 */
export const leasePayments = (
  db: Db,
  column: DueColumn,
  { provider, states, limit }: Due,
): Promise<DuePayment[]> =>
  db
    .updateTable('payments')
    .from('orders')
    .whereRef('orders.id', '=', 'payments.orderId')
    .set({ [column]: leaseUntil(leaseSeconds) })
    .where((eb) =>
      isDue(
        'payments.id',
        eb
          .selectFrom('payments')
          .select('id')
          .where('provider', '=', provider)
          .where('state', 'in', literals(...states)),
        column,
        limit,
      ),
    )
    .returning(dueColumns)
    .execute()

/** Makes charges due for a poll now, and again soon: there is news about them. */
export function schedulePoll(db: Db, provider: string, txids: string[]) {
  return db
    .updateTable('payments')
    .set({ nextPollAt: sql<Date>`now()`, polls: 0, failedPolls: 0 })
    .where('provider', '=', provider)
    .where('txid', 'in', txids)
    .execute()
}
