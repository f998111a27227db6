import type { Offer } from '@smm/contracts/products'
import type { Service } from '@smm/contracts/services'
import { packagesUnderFloor } from '@smm/pricing/floor'
import { decimalToCents } from '@smm/pricing/money'
import { orderableRange, quote } from '@smm/pricing/quote'

const thousand = 1_000
const largest = 2_147_483_647

export const hasCost = ({ pricePerThousand }: Pick<Service, 'pricePerThousand'>) =>
  Number(pricePerThousand) > 0

/** What the shop would reckon with if it sold the service with this margin; undefined while no cost is known. */
function offerOf(service: Service, marginPercent: string): Offer | undefined {
  if (!hasCost(service)) return undefined
  return {
    platform: service.platform,
    serviceType: service.category,
    isActive: true,
    upstreamServiceId: service.smmServiceId ?? 0,
    costMicrosPerThousand: Math.round(Number(service.pricePerThousand) * 1_000_000),
    marginBasisPoints: Math.round(Number(marginPercent) * 100),
    minQuantity: service.minQuantity ?? 1,
    maxQuantity: service.maxQuantity ?? largest,
  }
}

/**
 * Centavos for 1,000, by the function that prices every order; where 1,000 cannot be ordered, what the nearest quantity
 * costs, for each 1,000.
 */
export function salePerThousand(service: Service, marginPercent: string): number | undefined {
  const offer = offerOf(service, marginPercent)
  const product = { platform: service.platform, serviceType: service.category }
  const range = offer && orderableRange(product, offer)
  if (!range || range.minimum > range.maximum) return undefined
  const quantity = Math.min(Math.max(thousand, range.minimum), range.maximum)
  const quoted = quote({ product, quantity, offer })
  return quoted.ok ? Math.round((quoted.amountCents * thousand) / quantity) : undefined
}

/** Published packages that would sell for less than cost plus margin. */
export function packagesBelow(service: Service, marginPercent: string) {
  const offer = offerOf(service, marginPercent)
  return offer ? packagesUnderFloor(offer) : []
}

/** The cost of 1,000 in centavos, rounded up. */
export const costPerThousand = ({ pricePerThousand }: Service) =>
  decimalToCents((Math.ceil(Number(pricePerThousand) * 100 - 1e-6) / 100).toFixed(2))
