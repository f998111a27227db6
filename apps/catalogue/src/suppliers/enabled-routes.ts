import { sql } from 'kysely'

const enabledIn = (table: string) => sql`${sql.table(table)} AS routes
  JOIN suppliers ON suppliers.id = routes.supplier_id AND suppliers.is_on AND routes.is_on
  JOIN listed_services AS link USING (supplier_id, upstream_id)`

/** The routes that may be taken, each with its row in its supplier's list, which is named `link`. */
export const enabledRoutes = enabledIn('routes')

/** Those of all tiers but the standard one. */
export const enabledTierRoutes = enabledIn('tier_routes')
