import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { standardTier } from '@smm/contracts/same-product'
import type { RoutedService, StaffRoute } from '@smm/contracts/suppliers/staff-routes'
import { marginFor, vanishedAfterRuns } from '../load-offers.ts'
import { offeredRouteCostInBrl, routeCostInBrl } from '../sync/cost-in-brl.ts'
import type { Tables } from '../tables.ts'
import { plain, toSupplierService } from './list-supplier-services.ts'

/** The services that we sell in each of their tiers, with their routes: all of them, or those of one service by its id. */
export async function listRoutes(db: Kysely<Tables>, id?: string): Promise<RoutedService[]> {
  const all = db
    .selectFrom('tieredServices')
    .selectAll()
    .orderBy('platform')
    .orderBy('category')
    .orderBy('position')
    .orderBy('tier')
  const services = await (id === undefined ? all : all.where('id', '=', id)).execute()
  const margins = await db.selectFrom('margins').selectAll().execute()
  const stored = await selectRoutes(db).execute()
  return services.map((service) => {
    const { tier } = service
    const isOther = tier !== standardTier
    const routes = stored.filter((it) => it.serviceId === service.id && it.tier === tier).map(toRoute)
    return {
      id: service.id,
      platform: service.platform,
      serviceType: service.category,
      ...(isOther && { tier }),
      isActive: service.isSold,
      costPerThousand: plain(service.costPerThousand),
      marginPercent: String(marginFor(service, margins) / 100),
      mode: service.routingMode,
      routes,
      revision: revisionOf(service.routingMode, routes, isOther ? tier : undefined),
    }
  })
}

const selectRoutes = (db: Kysely<Tables>) =>
  db
    .selectFrom('tieredRoutes as routes')
    .innerJoin('suppliers', 'suppliers.id', 'routes.supplierId')
    .leftJoin('listedServices as link', (join) =>
      join
        .onRef('link.supplierId', '=', 'routes.supplierId')
        .onRef('link.upstreamId', '=', 'routes.upstreamId')
        .on('link.missingRuns', '<', sql.lit(vanishedAfterRuns)),
    )
    .select(['routes.serviceId', 'routes.tier', 'routes.supplierId', 'routes.upstreamId', 'routes.isOn'])
    .select(['link.name', 'link.minQuantity', 'link.maxQuantity', 'link.refill'])
    .select([routeCostInBrl.as('cost'), offeredRouteCostInBrl.as('offered')])
    .orderBy('routes.priority')
    .orderBy('routes.supplierId')

type Row = Awaited<ReturnType<ReturnType<typeof selectRoutes>['execute']>>[number]

function toRoute(row: Row): StaffRoute {
  const { supplierId, upstreamId, isOn, name, minQuantity, maxQuantity, refill, cost, offered } = row
  const isListed = name !== null && minQuantity !== null && maxQuantity !== null && refill !== null
  return {
    supplierId,
    upstreamServiceId: upstreamId,
    isOn,
    listed: isListed
      ? toSupplierService({ upstreamId, name, minQuantity, maxQuantity, refill, cost, offered })
      : null,
  }
}

/** The previous release writes routes too, and counts no versions of them. */
function revisionOf(mode: string, routes: StaffRoute[], tier?: string): string {
  const stored = routes.map(({ supplierId, upstreamServiceId, isOn }) => [
    supplierId,
    upstreamServiceId,
    isOn,
  ])
  return createHash('sha256')
    .update(JSON.stringify([mode, stored, ...(tier === undefined ? [] : [tier])]))
    .digest('hex')
    .slice(0, 16)
}
