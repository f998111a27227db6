import { sql } from 'kysely'
import type { TieredProduct } from '@smm/contracts/products'
import type { Db } from '../tables.ts'
import type { RouteMeasure } from './rank-routes.ts'

const measuredDays = 30

const delivered = sql`(
  SELECT supplier, platform, service_type, tier, status, sent_at, started_at, charged_cents,
    EXISTS (SELECT FROM refill_requests WHERE order_id = orders.id) AS is_refilled
  FROM orders
  WHERE sent_at > now() - make_interval(days => ${sql.lit(measuredDays)})
    AND (started_at IS NOT NULL OR finished_at IS NOT NULL)
) AS delivered`

const isWhole = sql`status = 'completed'`
const figures = sql`
  count(*)::integer AS count,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM started_at - sent_at))::float8
    AS median_start_seconds,
  count(*) FILTER (WHERE is_refilled AND ${isWhole})::float8 / nullif(count(*) FILTER (WHERE ${isWhole}), 0) AS drop_share`

type MeasuredRoute = TieredProduct & RouteMeasure & { supplierId: string }

/** How each supplier delivered each tier of each product within the last days, from the rows of its orders. */
export async function measureRoutes(db: Db): Promise<MeasuredRoute[]> {
  const { rows } = await sql<MeasuredRoute>`
    SELECT supplier AS supplier_id, platform, service_type, tier, ${figures}
    FROM ${delivered} GROUP BY supplier, platform, service_type, tier`.execute(db)
  return rows
}

export type SupplierMeasure = RouteMeasure & {
  supplierId: string
  /** Share of the ended orders that it delivered whole; null where none has ended. */
  successShare: number | null
  costCents: number
}

/** Measures each supplier over all products, with what it cost. */
export async function measureSuppliers(db: Db): Promise<SupplierMeasure[]> {
  const { rows } = await sql<SupplierMeasure>`
    SELECT supplier AS supplier_id, ${figures},
      count(*) FILTER (WHERE ${isWhole})::float8
        / nullif(count(*) FILTER (WHERE status IN ('completed', 'partial', 'cancelled')), 0) AS success_share,
      coalesce(sum(charged_cents), 0)::float8 AS cost_cents
    FROM ${delivered} GROUP BY supplier`.execute(db)
  return rows
}
