import { sql } from 'kysely'
import { paymentReviewReasons } from '@smm/contracts/messages'
import type { ListPaymentsQuery, Payment, PaymentFilter, PaymentStats } from '@smm/contracts/payments'
import { centsToDecimal, centsToReais } from '@smm/pricing/money'
import { olderThan, type Page } from './keyset-page.ts'
import { paymentStates, shownPaymentStatus } from '../order/order-lifecycle.ts'
import type { Db, PaymentRow } from '../tables.ts'

const defaultLimit = 500

/** Newest first. */
export async function listPayments(
  db: Db,
  { limit = defaultLimit, before, beforeId, ...filter }: ListPaymentsQuery,
): Promise<Payment[]> {
  const rows = await newestPayments(db, filter, { older: olderThan({ before, beforeId }), limit })
    .select(['id', 'orderId', 'amountCents', 'receivedCents', 'state', 'createdAt', paidOrders])
    .execute()
  return rows.map(({ id, orderId, amountCents, receivedCents, state, createdAt, orders }) => ({
    id,
    orderId,
    orders: orders.map(toOrderAmount),
    ...toAmounts({ amountCents, receivedCents }),
    status: shownPaymentStatus(state),
    createdAt: createdAt.toISOString(),
  }))
}

type OrderCents = { orderId: string; amountCents: number }

/** SQL: the orders of a row of payments with their prices, in the order of the cart. */
export const paidOrders = sql<OrderCents[]>`(
  SELECT json_agg(json_build_object('orderId', charge_orders.order_id, 'amountCents', charge_orders.amount_cents)
    ORDER BY position)
  FROM charge_orders WHERE payment_id = payments.id)`.as('orders')

export const toOrderAmount = ({ orderId, amountCents }: OrderCents) => ({
  orderId,
  amount: centsToDecimal(amountCents),
})

/** The charged amount, and the received one where it differs. */
export const toAmounts = ({
  amountCents,
  receivedCents: cents,
}: Pick<PaymentRow, 'amountCents' | 'receivedCents'>) => ({
  amount: centsToDecimal(amountCents),
  ...(cents !== null && cents !== amountCents && { received: centsToDecimal(cents) }),
})

/** A page of the filtered payments, newest first. */
export function newestPayments(db: Db, { status }: PaymentFilter, { older, limit }: Page) {
  const states = paymentStates.filter((state) => shownPaymentStatus(state) === status)
  let query = db.selectFrom('payments').orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit)
  if (status !== undefined) query = query.where('state', 'in', states)
  return older === undefined ? query : query.where(older)
}

/** SQL: the received amount of a confirmed payment. */
export const receivedCents = sql`coalesce(received_cents, payments.amount_cents)`

/**
 * SQL: settled refunds of confirmed payments. Refunds of a second payment are left out, and the parts of one that the staff
 * accepted for other orders: they were never revenue.
 */
export const settledRefunds = sql`refunds JOIN charge_orders ON charge_orders.order_id = refunds.order_id
  JOIN payments ON payments.id = charge_orders.payment_id AND payments.end_to_end_id = refunds.end_to_end_id
  AND refunds.state = 'done' AND payments.state = 'confirmed'
  AND (order_count = 1 OR refunds.cause NOT IN (${sql.join(paymentReviewReasons.map((it) => sql.lit(it)))}))`

/** Received minus refunded, each on its own day in the time zone of São Paulo. */
export async function sumPayments(db: Db): Promise<PaymentStats> {
  const centsSince = (unit?: 'day' | 'month') => {
    const start = sql`date_trunc(${unit}, now() AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'`
    const since = (column: string) => (unit ? sql`AND ${sql.ref(column)} >= ${start}` : sql``)
    return sql<number>`(
      (SELECT coalesce(sum(${receivedCents}), 0)::bigint FROM payments
        WHERE state = 'confirmed' ${since('confirmedAt')}) -
      (SELECT coalesce(sum(refunds.amount_cents), 0)::bigint FROM ${settledRefunds}
        WHERE true ${since('finishedAt')}))`
  }
  const { today, month, total } = await db
    .selectNoFrom([centsSince('day').as('today'), centsSince('month').as('month'), centsSince().as('total')])
    .executeTakeFirstOrThrow()
  return { today: centsToReais(today), month: centsToReais(month), total: centsToReais(total) }
}
