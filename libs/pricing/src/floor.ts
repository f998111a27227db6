import type { Offer } from '@smm/contracts/products'
import { type Package, packagesOf } from './packages.ts'

const microsPerCent = 10_000n
const allBasisPoints = 10_000n
const units = 1_000n

/** The least we may sell `quantity` units for, in centavos: cost plus margin, any fraction of a centavo rounded up. */
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

/** Published packages that sell for less than cost plus margin: the price stands, the administrator is warned. */
export const packagesUnderFloor = (offer: Offer): Array<Package & { floorCents: number }> =>
  packagesOf(offer)
    .map((it) => ({ ...it, floorCents: floorCents(offer, it.quantity) }))
    .filter((it) => it.priceCents < it.floorCents)
