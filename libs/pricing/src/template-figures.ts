import type { PriceBook, PricePage } from '@smm/contracts/price-book'
import type { Product } from '@smm/contracts/products'
import { eachItem } from '@smm/contracts/slots'
import { type Figures, figureOf } from './figures.ts'
import { packagesOf, packagesOn } from './price-book.ts'

// A template draws the packages of the seed book. Between two of them it repeats a section for the others of a book.

const listed = {
  prices: (book, product) => packagesOn(book, 'prices', product),
  landing: (book, product) => packagesOn(book, 'landing', product),
  all: packagesOf,
} satisfies Record<PricePage | 'all', (book: PriceBook, product: Product) => ReturnType<typeof packagesOf>>

export type PackageList = keyof typeof listed

/** The key of the packages of a list between these two quantities. */
export const betweenFigure = (list: PackageList, of: Product, from: number, until: number): string =>
  `${eachItem} ${list} ${of.platform} ${of.serviceType} ${from} ${until}`

/** The text of a figure of a template by its key; undefined where the book has none. */
export function templateFigureOf(figures: Figures, key: string): string | undefined {
  if (!key.startsWith(eachItem)) return figureOf(figures, key)
  const [, list, platform, serviceType, from, until] = key.split(' ')
  if (!isListed(list)) return undefined
  const packages = listed[list](figures.packages, { platform, serviceType } as Product)
  const between = packages.filter(({ quantity }) => quantity > Number(from) && quantity < Number(until))
  return between.length > 0 ? between.map(({ quantity }) => quantity).join(' ') : undefined
}

/** A template of a later release may ask for another list. */
const isListed = (list = ''): list is PackageList => Object.hasOwn(listed, list)
