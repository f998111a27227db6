import type { OrdersAttention } from '@smm/contracts/attention'
import type { OrderSummary } from '@smm/contracts/orders/orders'
import type { Product as Bought } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { RoutedService, SupplierService } from '@smm/contracts/suppliers/staff-routes'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import type { Product } from '../product/start-product.ts'
import { cookiesOf, json, postJson } from './json.ts'

/** Resolves with the administrator's session cookie. */
export async function signIn({
  url,
  administrator,
}: Pick<Product, 'url' | 'administrator'>): Promise<string> {
  const answer = await postJson(`${url}/api/admin/login`, administrator)
  await json(answer)
  return cookiesOf(answer)
}

export const listOrders = async (product: Pick<Product, 'url'>, cookie: string) =>
  json<OrderSummary[]>(await fetch(`${product.url}/api/orders`, { headers: { cookie } }))

export const listAttention = async (product: Pick<Product, 'url'>, cookie: string) =>
  json<OrdersAttention>(await fetch(`${product.url}/api/admin/attention`, { headers: { cookie } }))

/** A call of the panel's API by its owner; throws unless it succeeds. */
export type PanelCall = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

/** Signs in as the administrator. */
export async function openPanelApi(product: Pick<Product, 'url' | 'administrator'>): Promise<PanelCall> {
  const headers = { cookie: await signIn(product), 'content-type': 'application/json' }
  return async (method, path, body) => {
    const sent = body && { body: JSON.stringify(body) }
    const answer = await fetch(product.url + path, { method, headers, ...sent })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as never
  }
}

/** Adds the sandbox's second reseller as a supplier, and resolves with its id. */
export async function addSecondSupplier(
  call: PanelCall,
  sandbox: string,
  key = 'sandbox-2',
): Promise<string> {
  // The first one's services are known after a sync alone.
  await call('POST', '/api/services/sync', {})
  const access = { url: `${sandbox}/smm-2/api/v2`, key }
  return (await call<StaffSupplier>('POST', '/api/suppliers', { name: 'Reserva', ...access })).id
}

/** Gives a product a route to each of both suppliers; the named one is asked first. */
export async function routeToBoth(
  call: PanelCall,
  bought: Bought,
  secondId: string,
  asksFirst: 'first' | 'second',
): Promise<void> {
  const services = await call<RoutedService[]>('GET', '/api/suppliers/routes')
  const { id, revision, routes } = services.find((service) => sameProduct(service, bought))!
  const query = new URLSearchParams(bought).toString()
  const listed = await call<SupplierService[]>('GET', `/api/suppliers/${secondId}/services?${query}`)
  const first = routes.find(({ supplierId }) => supplierId === firstSupplierId)!
  const both = [
    { supplierId: firstSupplierId, upstreamServiceId: first.upstreamServiceId, isOn: true },
    {
      supplierId: secondId,
      upstreamServiceId: listed.find(({ refill }) => refill)!.upstreamServiceId,
      isOn: true,
    },
  ]
  await call('PUT', `/api/suppliers/routes/${id}`, {
    revision,
    mode: 'priority',
    routes: asksFirst === 'first' ? both : both.toReversed(),
  })
}
