import { type Kysely, sql } from 'kysely'
import type { TierOffer } from '@smm/contracts/products'
import { standardTier } from '@smm/contracts/same-product'
import { marginFor, toMicros, vanishedAfterRuns } from '../load-offers.ts'
import { enabledTierRoutes } from '../suppliers/enabled-routes.ts'
import { routeCostInBrl } from '../sync/cost-in-brl.ts'
import type { Tables } from '../tables.ts'

const isDelivered = sql<boolean>`EXISTS (
  SELECT FROM ${enabledTierRoutes} WHERE routes.service_id = tiered_services.id AND routes.tier = tiered_services.tier
    AND link.missing_runs < ${sql.lit(vanishedAfterRuns)})`

/** The offers of all tiers but the standard one that have had a route, in a fixed order. */
export async function loadTierOffers(db: Kysely<Tables>): Promise<TierOffer[]> {
  const services = await db
    .selectFrom('tieredServices')
    .selectAll()
    .select(isDelivered.as('isDelivered'))
    .where('tier', '!=', standardTier)
    .where('costPerThousand', '>', '0')
    .orderBy('platform')
    .orderBy('category')
    .orderBy('position')
    .orderBy('tier')
    .execute()
  const margins = await db.selectFrom('margins').selectAll().execute()
  return services.map((service) => ({
    platform: service.platform,
    serviceType: service.category,
    tier: service.tier,
    isActive: service.isSold && service.isDelivered,
    upstreamServiceId: null,
    costMicrosPerThousand: toMicros(service.costPerThousand),
    marginBasisPoints: marginFor(service, margins),
    minQuantity: service.minQuantity,
    maxQuantity: service.maxQuantity,
  }))
}

/**
 * A tier costs what its dearest enabled route costs. Without a sync, only a tier that has no cost yet gets one: its first routes
 * make it sellable.
 */
export const applyTierPrices = (db: Kysely<Tables>, { onlyFirst = false } = {}) =>
  sql`
    UPDATE tier_services AS mine SET cost_per_thousand = dearest.cost
    FROM (
      SELECT routes.service_id, routes.tier, max(${routeCostInBrl}) AS cost
      FROM ${enabledTierRoutes} WHERE link.rate > 0 GROUP BY routes.service_id, routes.tier
    ) AS dearest
    WHERE dearest.service_id = mine.service_id AND dearest.tier = mine.tier
      AND (mine.cost_per_thousand = 0 OR NOT ${onlyFirst}::boolean)`.execute(db)
