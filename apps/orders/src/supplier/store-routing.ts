import type { Selectable } from 'kysely'
import type { TieredProduct } from '@smm/contracts/products'
import { sameTier } from '@smm/contracts/same-product'
import type { PublishedRouting, Route, RoutedSupplier, TierRoute } from '@smm/contracts/suppliers/routing'
import type { Tables, Trx } from '../tables.ts'
import { measureRoutes } from './measure-suppliers.ts'
import { rankRoutes } from './rank-routes.ts'

/** Replaces our copies of the suppliers and their routes, unless we already have newer ones. */
export async function storeRouting(
  trx: Trx,
  { version, suppliers, routes }: PublishedRouting,
): Promise<boolean> {
  const isNewer = await trx
    .updateTable('catalogueCopy')
    .set({ routingVersion: version })
    .where('routingVersion', '<', version)
    .returning('routingVersion')
    .executeTakeFirst()
  if (!isNewer) return false
  await trx.deleteFrom('suppliers').execute()
  if (suppliers.length > 0) await trx.insertInto('suppliers').values(suppliers.map(toRow)).execute()
  await storeRoutes(trx, routes)
  return true
}

const toRow = ({ id, name, isOn, access }: RoutedSupplier) => ({
  id,
  name,
  isOn,
  url: access?.url ?? null,
  encryptedKey: access?.encryptedKey ?? null,
  rateToBrl: access?.rateToBrl ?? null,
})

/** The same for the routes of all other tiers. */
export async function storeTierRoutes(trx: Trx, routes: TierRoute[]): Promise<void> {
  const ranked = await rank(trx, routes)
  await trx.deleteFrom('tierRoutes').execute()
  if (ranked.length > 0) await trx.insertInto('tierRoutes').values(ranked).execute()
}

/** Ranks the routes again by how their suppliers delivered of late. */
export async function rerankRoutes(trx: Trx): Promise<void> {
  // A catalogue that changes meanwhile waits, and ranks its own.
  await trx.selectFrom('catalogueCopy').select('onlyRow').forUpdate().execute()
  await storeRoutes(trx, (await trx.selectFrom('routes').selectAll().execute()).map(asPublished))
  await storeTierRoutes(trx, (await trx.selectFrom('tierRoutes').selectAll().execute()).map(asPublished))
}

const asPublished = <Stored extends Selectable<Tables['routes']>>({
  rank: _,
  minQuantity,
  maxQuantity,
  ...route
}: Stored) => ({
  ...route,
  ...(minQuantity !== null && maxQuantity !== null && { minQuantity, maxQuantity }),
})

async function storeRoutes(trx: Trx, routes: Route[]): Promise<void> {
  const ranked = await rank(trx, routes)
  await trx.deleteFrom('routes').execute()
  if (ranked.length > 0) await trx.insertInto('routes').values(ranked).execute()
}

async function rank<Some extends Route & TieredProduct>(trx: Trx, routes: Some[]) {
  const measures = await measureRoutes(trx)
  const measureOf = (route: Some) =>
    measures.find((it) => it.supplierId === route.supplierId && sameTier(it, route))
  const ofProduct = Map.groupBy(
    routes,
    ({ platform, serviceType, tier = '' }) => `${platform} ${serviceType} ${tier}`,
  )
  return [...ofProduct.values()].flatMap((some) =>
    rankRoutes(some, measureOf).map((route, at) => ({ ...route, rank: at })),
  )
}
