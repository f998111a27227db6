import { sql } from 'kysely'

/** The routes that may be taken, each with its row in its supplier's list, which is named `link`. */
export const enabledRoutes = sql`routes
  JOIN suppliers ON suppliers.id = routes.supplier_id AND suppliers.is_on AND routes.is_on
  JOIN listed_services AS link USING (supplier_id, upstream_id)`
