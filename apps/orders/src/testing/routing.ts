import { firstSupplierId, type PublishedRouting, type Route } from '@smm/contracts/suppliers/routing'
import { until } from '@smm/http-service/test-until'
import { encryptSupplierKey } from '@smm/http-service/suppliers/supplier-access'
import { offers, type OpenOrders } from './open-orders.ts'
import type { Sandbox } from './start-sandbox.ts'

export const secondSupplierId = 'second-supplier'

const aRoute = (change: Partial<Route> = {}): Route => ({
  platform: 'instagram',
  serviceType: 'followers',
  supplierId: firstSupplierId,
  upstreamServiceId: 101,
  mode: 'priority',
  priority: 0,
  costMicrosPerThousand: 10_000_000,
  ...change,
})
export const firstRoute = (change: Partial<Route> = {}) => aRoute(change)
export const secondRoute = (change: Partial<Route> = {}) =>
  aRoute({ supplierId: secondSupplierId, upstreamServiceId: 104, priority: 1, ...change })

type Suppliers = { firstIsOn?: boolean; secondIsOn?: boolean; url?: string; key?: string }
let version = 0

/** Has the catalogue publish both of the sandbox's resellers and these routes, and waits until they are stored. */
export async function publishRoutes(
  orders: OpenOrders,
  { second }: Sandbox,
  routes: Route[] = [firstRoute(), secondRoute()],
  { firstIsOn = true, secondIsOn = true, url = second.url, key = second.key }: Suppliers = {},
): Promise<void> {
  const encryptedKey = encryptSupplierKey(key, secondSupplierId, orders.config)
  const routing: PublishedRouting = {
    version: ++version,
    suppliers: [
      { id: firstSupplierId, name: 'Um', isOn: firstIsOn },
      { id: secondSupplierId, name: 'Dois', isOn: secondIsOn, access: { url, encryptedKey, rateToBrl: 1 } },
    ],
    routes,
  }
  await orders.send('catalogue-changed', { version, offers, routing })
  await until(async () => {
    const copy = await orders.db.selectFrom('catalogueCopy').select('routingVersion').executeTakeFirst()
    return Number(copy?.routingVersion) === version
  })
  await orders.service.deps.suppliers.refresh()
}
