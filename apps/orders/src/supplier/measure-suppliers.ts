import { sql } from 'kysely'
import type { Product } from '@smm/contracts/products'
import type { Db } from '../tables.ts'
import type { RouteMeasure } from './rank-routes.ts'

const measuredDays = 30

export type SupplierMeasure = Product &
  RouteMeasure & { supplierId: string; completed: number; ended: number }

/** How each supplier delivered each product within the last days, from the rows of its orders. */
export async function measureSuppliers(db: Db): Promise<SupplierMeasure[]> {
  const { rows } = await sql<SupplierMeasure>`
    SELECT supplier AS supplier_id, platform, service_type,
      count(*)::integer AS count,
      count(*) FILTER (WHERE status = 'completed')::integer AS completed,
      count(*) FILTER (WHERE status IN ('completed', 'partial', 'cancelled'))::integer AS ended,
      coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM started_at - sent_at)), 0)::float8
        AS median_start_seconds,
      (count(*) FILTER (WHERE is_refilled) / greatest(count(*) FILTER (WHERE status = 'completed'), 1)::float8)
        AS drop_share
    FROM (
      SELECT supplier, platform, service_type, status, sent_at, started_at,
        EXISTS (SELECT FROM refill_requests WHERE order_id = orders.id) AS is_refilled
      FROM orders
      WHERE sent_at > now() - make_interval(days => ${measuredDays})
        AND (started_at IS NOT NULL OR finished_at IS NOT NULL)
    ) AS delivered
    GROUP BY supplier, platform, service_type`.execute(db)
  return rows
}
