import type { Package, PriceBook } from '@smm/contracts/prices/price-book'
import type { Offer, QuantityRange, TieredProduct } from '@smm/contracts/products'
import { packagesOf } from './price-book.ts'

export type Limits = { minQuantity?: number | null | undefined; maxQuantity?: number | null | undefined }

/** The quantities between the ranges of these routes that none of them takes, rising. A route without limits takes all. */
export function quantityGaps(routes: readonly Limits[]): QuantityRange[] {
  const ranges = routes
    .map(({ minQuantity, maxQuantity }) => ({ minimum: minQuantity ?? 0, maximum: maxQuantity ?? Infinity }))
    .toSorted((a, b) => a.minimum - b.minimum)
  let taken = ranges[0]?.maximum ?? Infinity
  return ranges.flatMap(({ minimum, maximum }) => {
    const gap = { minimum: taken + 1, maximum: minimum - 1 }
    taken = Math.max(taken, maximum)
    return gap.minimum <= gap.maximum ? [gap] : []
  })
}

export const rangeAt = (ranges: readonly QuantityRange[] | undefined, quantity: number) =>
  ranges?.find(({ minimum, maximum }) => quantity >= minimum && quantity <= maximum)

/** The range without the gaps that its ends lie in. */
export const withoutOuterGaps = (
  { minimum, maximum }: QuantityRange,
  gaps: readonly QuantityRange[] | undefined,
): QuantityRange => ({
  minimum: (rangeAt(gaps, minimum)?.maximum ?? minimum - 1) + 1,
  maximum: (rangeAt(gaps, maximum)?.minimum ?? maximum + 1) - 1,
})

/** The quantities that some route takes, rising. */
export function takenRanges({ minQuantity, maxQuantity, gaps = [] }: Offer): QuantityRange[] {
  const ends = [...gaps.map(({ minimum }) => minimum - 1), maxQuantity]
  return [minQuantity, ...gaps.map(({ maximum }) => maximum + 1)]
    .map((minimum, at) => ({ minimum, maximum: ends[at]! }))
    .filter(({ minimum, maximum }) => minimum <= maximum)
}

/** Published packages whose quantity no route takes. A service without a cost has no limits yet. */
export const packagesOutsideLimits = (book: PriceBook, offer: Offer & TieredProduct): readonly Package[] =>
  offer.costMicrosPerThousand === 0
    ? []
    : packagesOf(book, offer).filter(({ quantity }) => rangeAt(takenRanges(offer), quantity) === undefined)
