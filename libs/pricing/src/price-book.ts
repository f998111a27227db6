import type { Product } from '@smm/contracts/products'

export type Badge = 'MAIS POPULAR' | 'RECOMENDADO' | 'MELHOR VALOR' | 'TRENDING'
export type PricePage = 'prices' | 'landing'

export type Package = {
  name: string
  quantity: number
  priceCents: number
  /** The struck-through price; null where only the landing page publishes the package. */
  originalCents: number | null
  isPopular: boolean
  badge: Badge | null
  /** Where the package is published. */
  pages: readonly PricePage[]
}

export type PublishedProduct = Product & {
  /** Published range of quantities. */
  minimum: number
  maximum: number
  packages: readonly Package[]
  /** Most orders cost between the lowest price and this: the owner's claim. */
  commonUpToCents?: number
  /** The landing page highlights another card than the prices page. */
  landingFavourite?: { quantity: number; badge: Badge }
}

/** The published packages of all products. Callers pass the book in force. */
export type PriceBook = readonly PublishedProduct[]

/** The published packages and range of a product; undefined when no page publishes it. */
export const publishedProduct = (
  book: PriceBook,
  { platform, serviceType }: Product,
): PublishedProduct | undefined =>
  book.find((it) => it.platform === platform && it.serviceType === serviceType)

/** Published packages, smallest first, with the favourite of the prices page; empty when none. */
export const packagesOf = (book: PriceBook, product: Product): readonly Package[] =>
  publishedProduct(book, product)?.packages ?? []

/** The packages of one page, with that page's own favourite. A landing page without any shows those of the prices page. */
export function packagesOn(book: PriceBook, page: PricePage, product: Product): readonly Package[] {
  const published = publishedProduct(book, product)
  if (!published) return []
  const shown = published.packages.filter((it) => it.pages.includes(page))
  if (page === 'prices') return shown
  const favourite = published.landingFavourite
  if (shown.length === 0) return packagesOn(book, 'prices', product)
  if (!favourite) return shown
  return shown.map((it) => {
    const isPopular = it.quantity === favourite.quantity
    return { ...it, isPopular, badge: isPopular ? favourite.badge : null }
  })
}

/** The 'a partir de' price of a published product, in centavos. */
export const fromPriceCents = (book: PriceBook, product: Product): number | undefined =>
  packagesOf(book, product)[0]?.priceCents
