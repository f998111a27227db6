import { type Kysely, sql, type Transaction } from 'kysely'
import { productName } from '@smm/contracts/products'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { RoutedService, RoutesChange } from '@smm/contracts/suppliers/staff-routes'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage } from '@smm/messaging/outbox'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import type { Deps } from '../deps.ts'
import { writeLinkReason } from '../link-reason.ts'
import { changeCatalogue } from '../change-catalogue.ts'
import type { Tables } from '../tables.ts'
import { applyTierPrices } from '../tiers/load-tier-offers.ts'
import { listRoutes } from './list-routes.ts'
import { selectListed } from './list-supplier-services.ts'

type Route = RoutesChange['routes'][number]

/**
 * Replaces the routes of a service by those given, in their order. Orders takes them and their limits at once; what the service
 * costs, and so its floor, changes with the next sync. Refuses with CONFLICT when the stored routes are not those displayed.
 */
export async function saveRoutes(
  deps: Deps,
  serviceId: string,
  { revision, tier, mode, routes }: RoutesChange,
  savedBy: string,
): Promise<RoutedService> {
  const suppliers = new Set(routes.map(({ supplierId }) => supplierId))
  if (suppliers.size < routes.length) throw new Refusal('INVALID_REQUEST', { routes: 'a supplier twice' })
  await changeCatalogue(deps, async (trx) => {
    const before = await findService(trx, serviceId, tier)
    if (before.revision !== revision) throw new Refusal('CONFLICT', { serviceId })
    await refuseUnlisted(trx, routes, before.routes)
    if (before.tier === undefined) {
      await trx.updateTable('services').set({ routingMode: mode }).where('id', '=', serviceId).execute()
      await linkFirstSupplier(trx, before, routes, savedBy)
      await replaceRoutes(trx, serviceId, routes)
    } else await replaceTierRoutes(trx, { serviceId, tier: before.tier }, { mode, routes })
    await enqueueAuditEntry(trx, before, { mode, routes, actor: savedBy })
  })
  deps.log.info({ serviceId, tier, mode, routes, savedBy }, 'routes saved')
  return findService(deps.db, serviceId, tier)
}

async function findService(
  db: Kysely<Tables>,
  serviceId: string,
  tier: string | undefined,
): Promise<RoutedService> {
  const tiers = await listRoutes(db, serviceId)
  const service = tiers.find((it) => it.tier === tier)
  if (!service) throw new Refusal('NOT_FOUND', { serviceId })
  return service
}

const isSame = (a: Route, b: Route) =>
  a.supplierId === b.supplierId && a.upstreamServiceId === b.upstreamServiceId

/** Refuses a new route to an id that its supplier does not list: it would deliver nothing. */
async function refuseUnlisted(trx: Transaction<Tables>, routes: Route[], before: Route[]): Promise<void> {
  for (const route of routes.filter((it) => !before.some((known) => isSame(it, known)))) {
    const { supplierId, upstreamServiceId } = route
    const listed = await selectListed(trx, supplierId)
      .where('link.upstreamId', '=', upstreamServiceId)
      .executeTakeFirst()
    if (!listed) throw new Refusal('ID_NOT_LISTED', { supplierId, upstreamServiceId })
  }
}

/**
 * The first supplier's route is the id that is linked to the service, as the catalogue's list shows it. It can be switched
 * off, but not taken away: the next sync would link it again.
 */
async function linkFirstSupplier(
  trx: Transaction<Tables>,
  { id, routes: before }: RoutedService,
  routes: Route[],
  savedBy: string,
): Promise<void> {
  const isFirst = ({ supplierId }: Route) => supplierId === firstSupplierId
  const [linked, wanted] = [before.find(isFirst), routes.find(isFirst)]
  if (linked && !wanted) throw new Refusal('INVALID_REQUEST', { routes: 'without the linked one' })
  if (!wanted || linked?.upstreamServiceId === wanted.upstreamServiceId) return
  await trx
    .updateTable('services')
    .set({
      smmServiceId: wanted.upstreamServiceId,
      linkReason: writeLinkReason({ by: 'staff', username: savedBy }),
      changedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

async function replaceRoutes(trx: Transaction<Tables>, serviceId: string, routes: Route[]): Promise<void> {
  await trx.deleteFrom('routes').where('serviceId', '=', serviceId).execute()
  if (routes.length === 0) return
  await trx
    .insertInto('routes')
    .values(routes.map((route, at) => ({ serviceId, ...toRow(route, at) })))
    .execute()
}

const toRow = ({ upstreamServiceId: upstreamId, ...route }: Route, priority: number) => ({
  ...route,
  upstreamId,
  priority,
})

/** The first routes of a tier give it its cost at once, so that it can be sold. */
async function replaceTierRoutes(
  trx: Transaction<Tables>,
  key: { serviceId: string; tier: string },
  { mode, routes }: Pick<RoutesChange, 'mode' | 'routes'>,
): Promise<void> {
  const { serviceId, tier } = key
  await trx
    .updateTable('tierServices')
    .set({ routingMode: mode })
    .where('serviceId', '=', serviceId)
    .where('tier', '=', tier)
    .execute()
  await trx.deleteFrom('tierRoutes').where('serviceId', '=', serviceId).where('tier', '=', tier).execute()
  if (routes.length === 0) return
  await trx
    .insertInto('tierRoutes')
    .values(routes.map((route, at) => ({ ...key, ...toRow(route, at) })))
    .execute()
  await applyTierPrices(trx, { onlyFirst: true })
}

async function enqueueAuditEntry(
  trx: Transaction<Tables>,
  product: RoutedService,
  { mode, routes, actor }: Pick<RoutesChange, 'mode' | 'routes'> & { actor: string },
): Promise<void> {
  const suppliers = await trx.selectFrom('suppliers').select(['id', 'name']).execute()
  const named = routes.map(({ supplierId, upstreamServiceId, isOn }) => {
    const name = suppliers.find(({ id }) => id === supplierId)?.name ?? supplierId
    return `${name} ${upstreamServiceId}${isOn ? '' : ' (desligado)'}`
  })
  const details = {
    service: `${productName(product)}${tierSuffix(product)}`,
    routes: named.join(', ') || 'ninguém',
    ...(mode === 'best' && { chosen: 'o melhor no momento' }),
  }
  await enqueueMessage(trx, 'orders', 'staff-acted', { actor, action: 'routes-saved', details })
}
