import type { Coupon } from '@smm/contracts/orders/coupons'
import type { PriceBook, TierNote } from '@smm/contracts/prices/price-book'
import type { Offer, Product, TieredProduct } from '@smm/contracts/products'
import { sameTier, standardTier } from '@smm/contracts/same-product'
import { inTier, packagesOf, tiersOf } from '@smm/pricing/price-book'
import { isPublished, publishedProducts } from '@smm/pricing/published-products'
import { orderableRange, type Quote, quote } from '@smm/pricing/quote'

export type TieredOffer = Offer & Pick<TieredProduct, 'tier'>

/** The offers, of all tiers, published prices and usable coupons of the moment. */
export type Catalogue = { offers: readonly TieredOffer[]; priceBook: PriceBook; coupons?: readonly Coupon[] }

export type Priced = Product & { quantity: number; cents: number }
/** The range of quantities in which a product can be ordered. */
export type Limits = { product: TieredProduct; minimum: number; maximum: number }

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
