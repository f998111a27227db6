import type { Package, PriceBook, PricePage, PublishedProduct } from '@smm/contracts/price-book'
import type { Product } from '@smm/contracts/products'

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
