import type { QuantityRange } from '@smm/contracts/products'

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

export const gapAt = (gaps: readonly QuantityRange[] | undefined, quantity: number) =>
  gaps?.find(({ minimum, maximum }) => quantity >= minimum && quantity <= maximum)

/** The range without the gaps that its ends lie in. */
export const withoutOuterGaps = (
  { minimum, maximum }: QuantityRange,
  gaps: readonly QuantityRange[] | undefined,
): QuantityRange => ({
  minimum: (gapAt(gaps, minimum)?.maximum ?? minimum - 1) + 1,
  maximum: (gapAt(gaps, maximum)?.minimum ?? maximum + 1) - 1,
})
