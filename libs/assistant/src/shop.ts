import type { Coupon } from '@smm/contracts/orders/coupons'
import type { Package, PriceBook, TierNote } from '@smm/contracts/prices/price-book'
import {
  type Offer,
  type Platform,
  platforms,
  type Product,
  type TieredProduct,
} from '@smm/contracts/products'
import { sameTier, standardTier } from '@smm/contracts/same-product'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { inTier, packagesOf, tiersOf } from '@smm/pricing/price-book'
import { isPublished, publishedProducts } from '@smm/pricing/published-products'
import { trueBadge } from '@smm/pricing/true-badge'
import { orderableRange, type Quote, quote } from '@smm/pricing/quote'
import { inWords, platformNames, serviceNames } from './replies/wording.ts'

export type TieredOffer = Offer & Pick<TieredProduct, 'tier'>

/** The offers, of all tiers, published prices and usable coupons of the moment. */
export type Catalogue = { offers: readonly TieredOffer[]; priceBook: PriceBook; coupons?: readonly Coupon[] }

export const offerOf = ({ offers }: Pick<Catalogue, 'offers'>, product: TieredProduct): Offer | undefined =>
  offers.find((it) => sameTier(it, product))

export const priceOf = (shop: Catalogue, product: TieredProduct, quantity: number): Quote =>
  quote(shop.priceBook, { product, quantity, offer: offerOf(shop, product) })

/** The quantities beside one that no route takes; undefined for any other. */
export function nearestTo(shop: Catalogue, product: TieredProduct, quantity: number) {
  const price = priceOf(shop, product, quantity)
  return price.ok ? undefined : price.nearest
}

export const rangeOf = (shop: Catalogue, product: TieredProduct) =>
  orderableRange(shop.priceBook, product, offerOf(shop, product))

/** Whether the product can be ordered at all, now. */
export function isSold(shop: Catalogue, product: TieredProduct): boolean {
  const range = rangeOf(shop, product)
  return range !== undefined && priceOf(shop, product, range.minimum).ok
}

/** Whether we offer it, be it switched off at the moment. */
export const isOurs = (shop: Catalogue, product: Product): boolean => rangeOf(shop, product) !== undefined

/** The tiers of a product that can be ordered, the standard one first; empty where there is no other. */
export function soldTiers(shop: Catalogue, product: Product): TierNote[] {
  const sold = tiersOf(shop.priceBook, product).filter(({ name }) => isSold(shop, inTier(product, name)))
  return sold.some(({ name }) => name !== standardTier) ? sold : []
}

/** The products that can be ordered, published ones first. */
export function soldProducts(shop: Catalogue): Product[] {
  const extra = shop.offers.filter((it) => !isPublished(it))
  return [...publishedProducts, ...extra].filter((it) => isSold(shop, it))
}

/** 'seguidores e curtidas no Instagram, inscritos e visualizações no YouTube e seguidores no TikTok'. */
export function catalogueInWords(shop: Catalogue): string {
  const sold = soldProducts(shop)
  const onEach = platforms.flatMap((platform) => servicesOn(platform, sold))
  return inWords(onEach)
}

const servicesOn = (platform: Platform, sold: Product[]): string[] => {
  const names = sold.filter((it) => it.platform === platform).map((it) => serviceNames[it.serviceType])
  return names.length ? [`${inWords(names)} no ${platformNames[platform]}`] : []
}

/** ' (mais popular)', where the package carries a badge. */
export function markOf({ priceBook }: Catalogue, product: TieredProduct, pack: Package): string {
  const badge = trueBadge(packagesOf(priceBook, product), pack)
  return badge ? ` (${badge.toLowerCase()})` : ''
}

/**
 * The numbered lines of a product's packages: '2. Growth: 500 seguidores por R$ 45,00 (mais popular)'. Where it has several
 * tiers, each stands under its name, and the others without numbers: a number is a package of the product's own.
 */
export function packageLines(shop: Catalogue, product: TieredProduct): string {
  const own = inTier(product, product.tier)
  const numbered = linesOf(shop, own).map((line, index) => `${index + 1}. ${line}`)
  const tiers = soldTiers(shop, product)
  if (tiers.length === 0) return numbered.join('\n')
  return tiers
    .map(({ name, sentence }) => {
      const it = inTier(product, name)
      const lines = sameTier(it, own) ? numbered : linesOf(shop, it).map((line) => `• ${line}`)
      return [`${name}${sentence ? `: ${sentence}` : ''}`, ...lines].join('\n')
    })
    .join('\n\n')
}

const linesOf = (shop: Catalogue, product: TieredProduct): string[] =>
  packagesOf(shop.priceBook, product).map((it) => {
    const amount = `${formatQuantity(it.quantity)} ${serviceNames[product.serviceType]}`
    const name = it.name === amount ? '' : `${it.name}: `
    return `${name}${amount} por ${formatCents(it.priceCents)}${markOf(shop, product, it)}`
  })

/**
 * The most a budget buys: the largest quantity at or under it, and the largest package. Undefined when nothing fits. A quantity
 * that no route takes is as dear as the next one above it.
 */
export function mostFor(shop: Catalogue, product: TieredProduct, cents: number) {
  const range = rangeOf(shop, product)
  const affords = (quantity: number) => {
    const [, taken = quantity] = nearestTo(shop, product, quantity) ?? []
    const priced = priceOf(shop, product, taken)
    return priced.ok && priced.amountCents <= cents
  }
  if (!range || !affords(range.minimum)) return undefined
  let low = range.minimum
  let high = range.maximum
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (affords(middle)) low = middle
    else high = middle - 1
  }
  return {
    quantity: low,
    package: packagesOf(shop.priceBook, product).findLast((it) => it.priceCents <= cents),
  }
}
