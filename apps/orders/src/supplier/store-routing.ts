import { type Product, sameProduct } from '@smm/contracts/products'
import type { PublishedRouting, Route, RoutedSupplier } from '@smm/contracts/suppliers/routing'
import type { Trx } from '../tables.ts'
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

/** Ranks the routes again by how their suppliers delivered of late. */
export async function rerankRoutes(trx: Trx): Promise<void> {
  // A catalogue that changes meanwhile waits, and ranks its own.
  await trx.selectFrom('catalogueCopy').select('onlyRow').forUpdate().execute()
  const routes = await trx.selectFrom('routes').selectAll().execute()
  await storeRoutes(
    trx,
    routes.map(({ rank: _, minQuantity, maxQuantity, ...route }) => ({
      ...route,
      ...(minQuantity !== null && maxQuantity !== null && { minQuantity, maxQuantity }),
    })),
  )
}

async function storeRoutes(trx: Trx, routes: Route[]): Promise<void> {
  const measures = await measureRoutes(trx)
  const measureOf = (route: Product & { supplierId: string }) =>
    measures.find((it) => it.supplierId === route.supplierId && sameProduct(it, route))
  const ofProduct = Map.groupBy(routes, ({ platform, serviceType }) => `${platform} ${serviceType}`)
  const ranked = [...ofProduct.values()].flatMap((some) =>
    rankRoutes(some, measureOf).map((route, rank) => ({ ...route, rank })),
  )
  await trx.deleteFrom('routes').execute()
  if (ranked.length > 0) await trx.insertInto('routes').values(ranked).execute()
}
