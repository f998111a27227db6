import type { Product } from '@smm/contracts/products'
import { eachGroup, eachItem } from '@smm/contracts/figures/slots'
import { packageFigure, type TierProduct, productFigure } from '@smm/pricing/figures'
import {
  betweenFigure,
  type PackageList,
  packagesIn,
  tierIndexes,
  tiersFigure,
} from '@smm/pricing/template-figures'
import { figure, priceBook, textWith } from '../figures/figures.ts'

/** A quantity, or `eachItem` for the packages that a template does not know. */
export type Quantity = number | typeof eachItem

/** It is drawn while there is the figure. */
type PackageSlot = { quantity: Quantity; figure: string }

/** The slots of a product's packages in a list, smallest first, with one between any two for those of another book. */
export function packageSlots(list: PackageList, product: TierProduct): PackageSlot[] {
  const known = packagesIn(priceBook, list, product)
  const between = (from: number, until: number): PackageSlot => ({
    quantity: eachItem,
    figure: betweenFigure(list, product, from, until),
  })
  return [
    between(0, known[0]?.quantity ?? Infinity),
    ...known.flatMap(({ quantity }, at) => [
      { quantity, figure: packageFigure(list === 'all' ? 'price' : `shown-on-${list}`, product, quantity) },
      between(quantity, known[at + 1]?.quantity ?? Infinity),
    ]),
  ]
}

/** The slots of a product's other tiers in a list: those of this book, and one for those of another. */
export const tierSlots = (
  list: PackageList,
  product: Product,
): Array<{ tierIndex: string; figure: string }> => [
  ...tierIndexes(priceBook, list, product).map((tierIndex) => ({
    tierIndex,
    figure: productFigure('tier', { ...product, tierIndex }),
  })),
  { tierIndex: eachGroup, figure: tiersFigure(list, product) },
]

/** ': Premium', ', Premium'; empty where the product has one tier. */
export function tierText(mark: string, product: TierProduct): string {
  const tier = productFigure('tier', product)
  return textWith(tier, mark + figure(tier))
}
