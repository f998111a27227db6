import type {
  Package,
  PriceBook,
  PricePage,
  PublishedProduct,
  TierNote,
} from '@smm/contracts/prices/price-book'
import type { Product, TieredProduct } from '@smm/contracts/products'
import { sameProduct, standardTier } from '@smm/contracts/same-product'

/** The published packages and range of a product in its tier; undefined when no page publishes it. */
export function publishedProduct(book: PriceBook, product: TieredProduct): PublishedProduct | undefined {
  const published = book.find((it) => sameProduct(it, product))
  const { tier: name } = product
  if (!published || isStandard(name)) return published
  const tier = published.tiers?.find((it) => it.name === name)
  if (!tier) return undefined
  const { platform, serviceType } = published
  const { minimum, maximum, packages, landingFavourite } = tier
  return { platform, serviceType, minimum, maximum, packages, ...(landingFavourite && { landingFavourite }) }
}

export const isStandard = (tier: string | null | undefined) => !tier || tier === standardTier

/** The tiers of a product, the standard one first; empty while it has no other. */
export function tiersOf(book: PriceBook, product: Product): TierNote[] {
  const { tiers = [], sentence = '' } = publishedProduct(book, withoutTier(product)) ?? {}
  const others = tiers.map(({ name, sentence: words }) => ({ name, sentence: words }))
  return others.length > 0 ? [{ name: standardTier, sentence }, ...others] : []
}

const withoutTier = ({ platform, serviceType }: Product) => ({ platform, serviceType })

/** The product in a tier by its name; the standard one is told by no name. */
export const inTier = ({ platform, serviceType }: Product, tier: string | null | undefined): TieredProduct =>
  isStandard(tier) ? { platform, serviceType } : { platform, serviceType, tier }

/** Published packages, smallest first, with the favourite of the prices page; empty when none. */
export const packagesOf = (book: PriceBook, product: TieredProduct): readonly Package[] =>
  publishedProduct(book, product)?.packages ?? []

/** The packages of one page, with that page's own favourite. A landing page without any shows those of the prices page. */
export function packagesOn(book: PriceBook, page: PricePage, product: TieredProduct): readonly Package[] {
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
export const fromPriceCents = (book: PriceBook, product: TieredProduct): number | undefined =>
  packagesOf(book, product)[0]?.priceCents

/** The names of all tiers that the book has, the standard one first; empty where it has no other. */
export function tierNames(book: PriceBook): string[] {
  const names = new Set(book.flatMap(({ tiers = [] }) => tiers.map(({ name }) => name)))
  return names.size > 0 ? [standardTier, ...names] : []
}
