import type { Kysely } from 'kysely'
import type { Product } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import type { RefusalCode } from '@smm/contracts/refusals'
import type { SupplierAccess, SupplierCheck, SupplierTrouble } from '@smm/contracts/suppliers/staff-suppliers'
import { Refusal } from '@smm/http-service/refusal'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { fetchUpstreamBalance, fetchUpstreamServices } from '../sync/ask-supplier.ts'
import { classifyCached } from '../sync/classification-cache.ts'
import type { UpstreamBalance } from '../sync/read-upstream-balance.ts'
import type { UpstreamService } from '../sync/read-upstream-services.ts'
import type { Tables } from '../tables.ts'
import { openAccess } from './connect-supplier.ts'
import { troubleOf } from './supplier-trouble.ts'

// A request must be answered before the gateway gives up.
const timeoutMs = 8_000

/** Reads a supplier for an owner who has yet to decide about it; stores nothing. */
export async function checkSupplier(
  { db, config, log }: Deps,
  access: SupplierAccess,
  askedBy: string,
): Promise<SupplierCheck> {
  const { services, balance } = await readSupplier(access, config)
  log.info({ host: new URL(access.url).host, count: services.length, askedBy }, 'supplier checked')
  return {
    balance: balance.amount,
    currency: balance.currency,
    count: services.length,
    products: summarize(await listSoldProducts(db), services),
  }
}

/** Reads balance and services, which a supplier must tell before it is trusted. Refuses when it does not. */
export async function readSupplier(
  { url, key }: SupplierAccess,
  config: Config,
): Promise<{ services: UpstreamService[]; balance: UpstreamBalance }> {
  try {
    const access = openAccess(url, key, config)
    const [balance, { services }] = await Promise.all([
      fetchUpstreamBalance(access, timeoutMs),
      fetchUpstreamServices(access, timeoutMs),
    ])
    return { balance, services }
  } catch (err) {
    const reason = err instanceof Error ? err.message : String(err)
    throw new Refusal(refusalOf[troubleOf(reason)], { reason })
  }
}

const refusalOf: Record<SupplierTrouble, RefusalCode> = {
  ADDRESS_NOT_PUBLIC: 'SUPPLIER_ADDRESS_NOT_ALLOWED',
  KEY_REFUSED: 'SUPPLIER_KEY_REFUSED',
  KEY_UNREADABLE: 'SUPPLIER_UNAVAILABLE',
  NO_ANSWER: 'SUPPLIER_UNAVAILABLE',
}

const listSoldProducts = (db: Kysely<Tables>): Promise<Product[]> =>
  db
    .selectFrom('services')
    .select(['platform', 'category as serviceType'])
    .orderBy('platform')
    .orderBy('category')
    .execute()

/** Services of our products that have a price and take a link and a quantity. */
function summarize(products: Product[], services: UpstreamService[]): SupplierCheck['products'] {
  const usable = services
    .filter(({ type, rate }) => /^default$/i.test(type) && Number(rate) > 0)
    .map((service) => ({ rate: Number(service.rate), product: classifyCached(service) }))
  return products.flatMap((sold) => {
    const { platform, serviceType } = sold
    const rates = usable
      .filter(({ product }) => product && sameProduct(product, sold))
      .map(({ rate }) => rate)
    if (rates.length === 0) return []
    const lowest = rates.reduce((least, rate) => Math.min(least, rate))
    return [{ platform, serviceType, count: rates.length, pricePerThousand: String(lowest) }]
  })
}
