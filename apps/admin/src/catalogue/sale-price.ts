import type { PriceBook } from '@smm/contracts/prices/price-book'
import type { Offer } from '@smm/contracts/products'
import type { Service } from '@smm/contracts/services'
import { packagesUnderFloor } from '@smm/pricing/floor'
import { decimalToCents } from '@smm/pricing/money'
import { orderableRange, quote } from '@smm/pricing/quote'

const thousand = 1_000
const maxQuantity = 2_147_483_647

export const hasCost = ({ pricePerThousand }: Pick<Service, 'pricePerThousand'>) =>
  Number(pricePerThousand) > 0

/** The offer that this margin would make of a service; undefined while its cost is unknown. */
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
    maxQuantity: service.maxQuantity ?? maxQuantity,
  }
}

/** Centavos for 1,000 as `quote` prices an order; where 1,000 cannot be ordered, from the nearest quantity. */
export function salePerThousand(
  book: PriceBook,
  service: Service,
  marginPercent: string,
): number | undefined {
  const offer = offerOf(service, marginPercent)
  const product = { platform: service.platform, serviceType: service.category }
  const range = offer && orderableRange(book, product, offer)
  if (!range || range.minimum > range.maximum) return undefined
  const quantity = Math.min(Math.max(thousand, range.minimum), range.maximum)
  const quoted = quote(book, { product, quantity, offer })
  return quoted.ok ? Math.round((quoted.amountCents * thousand) / quantity) : undefined
}

/** The published packages that would sell for less than cost plus margin. */
export function packagesBelowFloor(book: PriceBook, service: Service, marginPercent: string) {
  const offer = offerOf(service, marginPercent)
  return offer ? packagesUnderFloor(book, offer) : []
}

/** The cost of 1,000 in centavos, rounded up. */
export const costPerThousand = ({ pricePerThousand }: Service) =>
  decimalToCents((Math.ceil(Number(pricePerThousand) * 100 - 1e-6) / 100).toFixed(2))
