import { type Kysely, sql } from 'kysely'
import type { Offer, TieredProduct } from '@smm/contracts/products'
import { sameTier, standardTier } from '@smm/contracts/same-product'
import type { PublishedRouting, Route, RoutedSupplier, TierRoute } from '@smm/contracts/suppliers/routing'
import { quantityGaps } from '@smm/pricing/quantity-gaps'
import { routeCostInBrl } from '../sync/cost-in-brl.ts'
import { toMicros } from '../load-offers.ts'
import type { Tables } from '../tables.ts'

/** All suppliers and the enabled routes, in a fixed order, so that equal ones serialize to equal texts. */
export async function loadRouting(db: Kysely<Tables>): Promise<Omit<PublishedRouting, 'version'>> {
  const routes = await loadRoutes(db, '=')
  return { suppliers: await loadSuppliers(db), routes: routes.map(({ tier: _, ...route }): Route => route) }
}

/** The same routes of all other tiers, also of those that are off: paid orders still go by them. */
export const loadTierRoutes = (db: Kysely<Tables>): Promise<TierRoute[]> => loadRoutes(db, '!=')

async function loadSuppliers(db: Kysely<Tables>): Promise<RoutedSupplier[]> {
  const rows = await db
    .selectFrom('suppliers')
    .select(['id', 'name', 'isOn', 'url', 'encryptedKey', 'rateToBrl'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ url, encryptedKey, rateToBrl, ...supplier }) => ({
    ...supplier,
    ...(url && encryptedKey && { access: { url, encryptedKey, rateToBrl: Number(rateToBrl) } }),
  }))
}

/** One that its supplier does not list has the cost at which the service was last delivered. */
async function loadRoutes(db: Kysely<Tables>, isStandard: '=' | '!='): Promise<TierRoute[]> {
  const rows = await db
    .selectFrom('tieredRoutes as routes')
    .innerJoin('suppliers', 'suppliers.id', 'routes.supplierId')
    .innerJoin('tieredServices as services', (join) =>
      join.onRef('services.id', '=', 'routes.serviceId').onRef('services.tier', '=', 'routes.tier'),
    )
    .leftJoin('listedServices as link', (join) =>
      join
        .onRef('link.supplierId', '=', 'routes.supplierId')
        .onRef('link.upstreamId', '=', 'routes.upstreamId')
        .on('link.rate', '>', '0'),
    )
    .select(['services.platform', 'services.category as serviceType', 'services.routingMode as mode'])
    .select(['routes.supplierId', 'routes.upstreamId as upstreamServiceId', 'routes.priority'])
    .select(['link.minQuantity', 'link.maxQuantity'])
    .select(sql<string>`coalesce(${routeCostInBrl}, services.cost_per_thousand)`.as('cost'))
    .select('routes.tier')
    .where('routes.tier', isStandard, standardTier)
    .where('routes.isOn', '=', true)
    .where('suppliers.isOn', '=', true)
    .orderBy('services.platform')
    .orderBy('services.category')
    .orderBy('routes.tier')
    .orderBy('routes.priority')
    .orderBy('routes.supplierId')
    .execute()
  const ofProduct = Map.groupBy(
    rows,
    ({ platform, serviceType, tier }) => `${platform} ${serviceType} ${tier}`,
  )
  return [...ofProduct.values()].flatMap((routes) =>
    routes.map(({ cost, minQuantity, maxQuantity, ...route }) => ({
      ...route,
      costMicrosPerThousand: toMicros(cost),
      ...(routes.length > 1 && minQuantity !== null && maxQuantity !== null && { minQuantity, maxQuantity }),
    })),
  )
}

/** The offers with the quantities that their routes leave out. */
export const withGaps = <Some extends Offer & TieredProduct>(
  offers: Some[],
  routes: Array<Route & TieredProduct>,
): Some[] =>
  offers.map((offer) => {
    const gaps = quantityGaps(routes.filter((it) => sameTier(it, offer)))
    return gaps.length > 0 ? { ...offer, gaps } : offer
  })
