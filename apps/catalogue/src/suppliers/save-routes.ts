import { type Kysely, sql, type Transaction } from 'kysely'
import { productName } from '@smm/contracts/products'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { RoutedService, RoutesChange } from '@smm/contracts/suppliers/staff-routes'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { lockCatalogue, publishCatalogue } from '../publish-catalogue.ts'
import type { Tables } from '../tables.ts'
import { listRoutes } from './list-routes.ts'
import { selectListed } from './list-supplier-services.ts'

type Route = RoutesChange['routes'][number]

/**
 * Replaces the routes of a service by those given, in their order. Orders takes them at once; what the service costs, and so
 * its floor, changes with the next sync. Refuses with CONFLICT when the stored routes are not those displayed.
 */
export async function saveRoutes(
  deps: Deps,
  serviceId: string,
  { revision, mode, routes }: RoutesChange,
  savedBy: string,
): Promise<RoutedService> {
  const suppliers = new Set(routes.map(({ supplierId }) => supplierId))
  if (suppliers.size < routes.length) throw new Refusal('INVALID_REQUEST', { routes: 'a supplier twice' })
  await transact(deps, async (trx) => {
    await lockCatalogue(trx)
    const before = await findService(trx, serviceId)
    if (before.revision !== revision) throw new Refusal('CONFLICT', { serviceId })
    await refuseUnlisted(trx, routes, before.routes)
    await trx.updateTable('services').set({ routingMode: mode }).where('id', '=', serviceId).execute()
    await linkFirstSupplier(trx, before, routes, savedBy)
    await replaceRoutes(trx, serviceId, routes)
    await enqueueAuditEntry(trx, before, { mode, routes, actor: savedBy })
    await publishCatalogue(trx)
  })
  deps.log.info({ serviceId, mode, routes, savedBy }, 'routes saved')
  return findService(deps.db, serviceId)
}

async function findService(db: Kysely<Tables>, serviceId: string): Promise<RoutedService> {
  const [service] = await listRoutes(db, serviceId)
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
      linkReason: `entered by ${savedBy}`,
      changedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

async function replaceRoutes(trx: Transaction<Tables>, serviceId: string, routes: Route[]): Promise<void> {
  await trx.deleteFrom('routes').where('serviceId', '=', serviceId).execute()
  if (routes.length === 0) return
  const rows = routes.map(({ upstreamServiceId: upstreamId, ...route }, priority) => ({
    ...route,
    serviceId,
    upstreamId,
    priority,
  }))
  await trx.insertInto('routes').values(rows).execute()
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
    service: productName(product),
    routes: named.join(', ') || 'ninguém',
    ...(mode === 'best' && { chosen: 'o melhor no momento' }),
  }
  await enqueueMessage(trx, 'orders', 'staff-acted', { actor, action: 'routes-saved', details })
}
