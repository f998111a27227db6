import type { Product } from '@smm/contracts/products'
import { eachItem } from '@smm/contracts/slots'
import { packageFigure } from '@smm/pricing/figures'
import { packagesOf, packagesOn } from '@smm/pricing/price-book'
import { betweenFigure, type PackageList } from '@smm/pricing/template-figures'
import { priceBook } from '../figures/figures.ts'

/** A quantity, or `eachItem` for the packages that a template does not know. */
export type Quantity = number | typeof eachItem

/** It is drawn while there is the figure. */
type PackageSlot = { quantity: Quantity; figure: string }

/** The slots of a product's packages in a list, smallest first, with one between any two for those of another book. */
export function packageSlots(list: PackageList, product: Product): PackageSlot[] {
  const known = list === 'all' ? packagesOf(priceBook, product) : packagesOn(priceBook, list, product)
  const between = (from: number, until: number): PackageSlot => ({
    quantity: eachItem,
    figure: betweenFigure(list, product, from, until),
  })
  return known.flatMap(({ quantity }, at) => [
    ...(at === 0 ? [between(0, quantity)] : []),
    { quantity, figure: packageFigure(list === 'all' ? 'price' : `shown-on-${list}`, product, quantity) },
    between(quantity, known[at + 1]?.quantity ?? Infinity),
  ])
}
