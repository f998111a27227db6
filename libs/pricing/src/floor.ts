import type { Package, PriceBook } from '@smm/contracts/prices/price-book'
import type { Offer, TieredProduct } from '@smm/contracts/products'
import { packagesOf } from './price-book.ts'

const microsPerCent = 10_000n
const allBasisPoints = 10_000n
const units = 1_000n

/** Minimum price of `quantity` units in centavos: cost plus margin, rounded up. */
export function floorCents(
  offer: Pick<Offer, 'costMicrosPerThousand' | 'marginBasisPoints'>,
  quantity: number,
): number {
  const numerator =
    BigInt(offer.costMicrosPerThousand) *
    (allBasisPoints + BigInt(offer.marginBasisPoints)) *
    BigInt(quantity)
  const denominator = units * allBasisPoints * microsPerCent
  return Number((numerator + denominator - 1n) / denominator)
}

/** The floor of 1,000 units in millionths of a real, rounded up. */
export const floorMicrosPerThousand = (
  offer: Pick<Offer, 'costMicrosPerThousand' | 'marginBasisPoints'>,
): number => Math.ceil((offer.costMicrosPerThousand * (10_000 + offer.marginBasisPoints)) / 10_000)

/** Published packages priced below the floor. Their price stays; the administrator is warned. */
export const packagesUnderFloor = (
  book: PriceBook,
  offer: Offer & TieredProduct,
): Array<Package & { floorCents: number }> =>
  packagesOf(book, offer)
    .map((it) => ({ ...it, floorCents: floorCents(offer, it.quantity) }))
    .filter((it) => it.priceCents < it.floorCents)
