import { sql, type Transaction } from 'kysely'
import type { Offer, Platform, ServiceType } from '@smm/contracts/products'
import { enabledRoutes } from './suppliers/enabled-routes.ts'
import type { MarginsTable, Tables } from './tables.ts'

type MarginRow = Pick<MarginsTable, 'isGlobal' | 'platform' | 'category' | 'marginPercent'>
type ServiceRow = {
  platform: Platform
  category: ServiceType
  isActive: boolean
  smmServiceId: number | null
  costPerThousand: string
  minQuantity: number
  maxQuantity: number
  /** The missing runs of the enabled route that is listed best; null when no supplier's list has one. */
  missingRuns: number | null
}

const defaultMarginPercent = '50'
export const vanishedAfterRuns = 2

/** numeric(16,6) as text: "5.250000" → 5250000. */
export function toMicros(reais: string): number {
  if (!/^\d+\.\d{6}$/.test(reais)) throw new RangeError(`not six decimals: ${reais.slice(0, 40)}`)
  return Number(reais.replace('.', ''))
}

export const isListed = (service: Pick<ServiceRow, 'missingRuns'>) =>
  service.missingRuns !== null && service.missingRuns < vanishedAfterRuns

/** The margin of the product, else the global one, else 50 %. */
export function marginFor(
  { platform, category }: Pick<ServiceRow, 'platform' | 'category'>,
  margins: MarginRow[],
): number {
  const own = margins.find((it) => it.platform === platform && it.category === category)
  const margin = own ?? margins.find((it) => it.isGlobal)
  return Math.round(Number(margin?.marginPercent ?? defaultMarginPercent) * 100)
}

/**
 * The offer that other services read. It is active only when it can be delivered: switched on, linked to an id that
 * the supplier lists, at a known cost.
 */
export function toOffer(service: ServiceRow, margins: MarginRow[]): Offer {
  const costMicrosPerThousand = toMicros(service.costPerThousand)
  return {
    platform: service.platform,
    serviceType: service.category,
    isActive: service.isActive && isListed(service) && costMicrosPerThousand > 0,
    upstreamServiceId: service.smmServiceId,
    costMicrosPerThousand,
    marginBasisPoints: marginFor(service, margins),
    minQuantity: service.minQuantity,
    maxQuantity: service.maxQuantity,
  }
}

const leastMissingRuns = sql<number | null>`
  (SELECT min(link.missing_runs) FROM ${enabledRoutes} WHERE service_id = services.id)`

/** Every offer in a fixed order, so equal catalogues serialize to equal texts. */
export async function loadOffers(trx: Transaction<Tables>): Promise<Offer[]> {
  const services = await trx
    .selectFrom('services')
    .selectAll('services')
    .select(leastMissingRuns.as('missingRuns'))
    .orderBy('services.platform')
    .orderBy('services.category')
    .execute()
  const margins = await trx.selectFrom('margins').selectAll().execute()
  return services.map((service) => toOffer(service, margins))
}
