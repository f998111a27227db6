import type { Offer } from '@smm/contracts/products'
import { floorCents } from '@smm/pricing/floor'

const microsPerCent = 10_000
const thousand = 1_000

/** Cost, floor and markup of a price; undefined while the supplier's cost is not known. */
export function judgePrice(offer: Offer | null, quantity: number, priceCents: number) {
  if (!offer || offer.costMicrosPerThousand === 0) return undefined
  const cost = (offer.costMicrosPerThousand * quantity) / (thousand * microsPerCent)
  return {
    costCents: Math.ceil(cost),
    floorCents: floorCents(offer, quantity),
    markupPercent: Math.floor((priceCents / cost - 1) * 100),
  }
}

export type Priced = { quantity: number; priceCents: number }

/** Two smaller packages that together give as much as this one for less; the cheapest pair, undefined when there is none. */
export function cheaperPair(
  packages: readonly Priced[],
  { quantity, priceCents }: Priced,
): [Priced, Priced] | undefined {
  const smaller = packages.filter((it) => it.quantity < quantity)
  const pairs = smaller.flatMap((a, at) => smaller.slice(at).map((b): [Priced, Priced] => [a, b]))
  const total = ([a, b]: [Priced, Priced]) => a.priceCents + b.priceCents
  return pairs
    .filter((pair) => pair[0].quantity + pair[1].quantity >= quantity && total(pair) < priceCents)
    .toSorted((a, b) => total(a) - total(b))[0]
}
