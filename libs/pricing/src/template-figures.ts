import type { PriceBook, PricePage } from '@smm/contracts/prices/price-book'
import type { Product, TieredProduct } from '@smm/contracts/products'
import { eachGroup, eachItem } from '@smm/contracts/figures/slots'
import {
  type Figures,
  figureOf,
  findTierProduct,
  type TierProduct,
  productKey,
  readProductKey,
} from './figures.ts'
import { inTier, packagesOf, packagesOn, publishedProduct } from './price-book.ts'

// A template draws the packages of the seed book. Between two of them it repeats a section for the others of a book.

export type PackageList = PricePage | 'all'

const packagesListed = (book: PriceBook, list: PackageList, sold: TieredProduct) =>
  list === 'all' ? packagesOf(book, sold) : packagesOn(book, list, sold)

/** The key of the packages of a list between these two quantities. */
export const betweenFigure = (list: PackageList, of: TierProduct, from: number, until: number): string =>
  `${eachItem} ${list} ${productKey(of)} ${from} ${until}`

/** The key of the other tiers of a product that have packages in a list. */
export const tiersFigure = (list: PackageList, of: TierProduct): string =>
  `${eachGroup} ${list} ${productKey(of)}`

/** The text of a figure of a template by its key; undefined where the book has none. */
export function templateFigureOf(figures: Figures, key: string): string | undefined {
  const [each, list, platform, serviceType, from, until] = key.split(' ')
  if (each !== eachItem && each !== eachGroup) return figureOf(figures, key)
  if (!isListed(list)) return undefined
  const product = readProductKey(platform, serviceType)
  if (each === eachGroup) return tierIndexes(figures.packages, list, product).join(' ') || undefined
  const between = packagesIn(figures.packages, list, product).filter(
    ({ quantity }) => quantity > Number(from) && quantity < Number(until),
  )
  return between.length > 0 ? between.map(({ quantity }) => quantity).join(' ') : undefined
}

/** The packages of a list, smallest first; empty where the book has no such product or tier. */
export function packagesIn(book: PriceBook, list: PackageList, product: TierProduct) {
  const found = findTierProduct(book, product)
  return found ? packagesListed(book, list, found.sold) : []
}

/** The indexes of the other tiers of a product that have packages in a list. */
export const tierIndexes = (book: PriceBook, list: PackageList, product: Product): string[] =>
  (publishedProduct(book, product)?.tiers ?? []).flatMap(({ name }, at) =>
    packagesListed(book, list, inTier(product, name)).length > 0 ? [String(at + 1)] : [],
  )

/** A template of a later release may ask for another list. */
const isListed = (list = ''): list is PackageList => ['prices', 'landing', 'all'].includes(list)
