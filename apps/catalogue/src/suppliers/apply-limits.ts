import { sql, type Transaction } from 'kysely'
import { standardTier } from '@smm/contracts/same-product'
import type { Tables } from '../tables.ts'

/** Each tier of a service takes the quantities from the least to the most that its enabled routes take, from when they change. */
export const applyLimits = (trx: Transaction<Tables>) =>
  sql`
    WITH taken AS (
      SELECT routes.service_id, routes.tier, min(link.min_quantity) AS least, max(link.max_quantity) AS most
      FROM tiered_routes AS routes
        JOIN suppliers ON suppliers.id = routes.supplier_id AND suppliers.is_on AND routes.is_on
        JOIN listed_services AS link USING (supplier_id, upstream_id)
      WHERE link.rate > 0 GROUP BY routes.service_id, routes.tier
    ), standard AS (
      UPDATE services SET min_quantity = least, max_quantity = most, changed_at = now()
      FROM taken WHERE service_id = id AND taken.tier = ${standardTier}
        AND (min_quantity, max_quantity) IS DISTINCT FROM (least, most)
    )
    UPDATE tier_services AS mine SET min_quantity = least, max_quantity = most
    FROM taken WHERE taken.service_id = mine.service_id AND taken.tier = mine.tier
      AND (min_quantity, max_quantity) IS DISTINCT FROM (least, most)`.execute(trx)
