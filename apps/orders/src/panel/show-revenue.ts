import { sql } from 'kysely'
import type { Product } from '@smm/contracts/products'
import type { Revenue } from '@smm/contracts/payments'
import { centsToReais } from '@smm/pricing/money'
import { paidCents } from '../payments/payments.queries.ts'
import { receivedCents, settledRefunds } from './list-payments.ts'
import type { Db } from '../tables.ts'

const days = 30
const firstDay = sql`date_trunc('day', now() AT TIME ZONE 'America/Sao_Paulo') - make_interval(days => ${days - 1})`
const periodStart = sql`(${firstDay}) AT TIME ZONE 'America/Sao_Paulo'`

const refunds = sql`
  SELECT refunds.order_id, finished_at AS at, 0::bigint AS paid, refunds.amount_cents AS refunded, 0 AS payments
  FROM ${settledRefunds} WHERE finished_at >= ${periodStart}`

/** SQL: receipts, those of a charge by its first order, and refunds, each on its own day. A second payment was never revenue. */
const movements = sql`(
  SELECT order_id, confirmed_at AS at, ${receivedCents} AS paid, 0::bigint AS refunded, 1 AS payments
  FROM payments WHERE state = 'confirmed' AND confirmed_at >= ${periodStart}
  UNION ALL ${refunds}) AS movements`

/** SQL: the same with the receipts divided among their orders. The staff may have accepted some of them only. */
const movementsOfOrders = sql`(
  SELECT charge_orders.order_id, ${paidCents} AS paid, 0::bigint AS refunded, 1 AS payments
  FROM payments JOIN charge_orders ON payment_id = payments.id JOIN orders ON orders.id = charge_orders.order_id
  WHERE state = 'confirmed' AND confirmed_at >= ${periodStart} AND (order_count = 1 OR orders.paid_at IS NOT NULL)
  UNION ALL
  SELECT order_id, paid, refunded, payments FROM (${refunds}) AS returned) AS movements`

const sums = sql`coalesce(sum(paid), 0)::bigint AS paid, coalesce(sum(refunded), 0)::bigint AS refunded,
  coalesce(sum(payments), 0)::bigint AS payments`

/** Revenue of the last 30 days by day and by product, refunds subtracted, in the time zone of São Paulo. */
export async function showRevenue(db: Db): Promise<Revenue> {
  const [byDay, byProduct] = await Promise.all([sumByDay(db), sumByProduct(db)])
  return { byDay: byDay.map(toRevenue), byProduct: byProduct.map(toRevenue) }
}

type Sum = { paid: number; refunded: number; payments: number }

const toRevenue = <Row extends Sum>({ paid, refunded, ...row }: Row) => ({
  ...row,
  amount: centsToReais(paid - refunded),
  refunded: centsToReais(refunded),
})

async function sumByDay(db: Db) {
  const { rows } = await sql<Sum & { day: string }>`
    WITH sums AS (
      SELECT date_trunc('day', at AT TIME ZONE 'America/Sao_Paulo') AS day, ${sums} FROM ${movements} GROUP BY 1)
    SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(paid, 0) AS paid, coalesce(refunded, 0) AS refunded,
      coalesce(payments, 0) AS payments
    FROM generate_series(${firstDay}, ${firstDay} + make_interval(days => ${days - 1}), '1 day') AS day
    LEFT JOIN sums USING (day) ORDER BY day`.execute(db)
  return rows
}

async function sumByProduct(db: Db) {
  const { rows } = await sql<Sum & Product>`
    SELECT o.platform, o.service_type, ${sums}
    FROM ${movementsOfOrders} JOIN orders o ON o.id = order_id
    GROUP BY o.platform, o.service_type
    ORDER BY sum(paid - refunded) DESC, o.platform, o.service_type`.execute(db)
  return rows
}
