import type { Product, TieredProduct } from '@smm/contracts/products'
import { type Catalogue, type Limits, type Priced, priceOf, rangeOf, soldProducts } from '../../shop.ts'
import type { Reading } from '../../understanding/reading.ts'
import { type Draft, matchesProduct, productOf } from './draft.ts'

/** The products that a draft leaves open; none where it names one that is not sold. */
export function productsLeftOpen(shop: Catalogue, draft: Draft): Product[] {
  const sold = soldProducts(shop)
  const left = sold.filter((it) => matchesProduct(it, draft))
  return left.length > 0 || productOf(draft) ? left : sold
}

/** Whether money is another price than this one; a budget may be above it. */
export const isOtherPrice = ({ cents, use }: NonNullable<Reading['money']>, price: number): boolean =>
  use === 'budget' ? cents < price : cents !== price

/** The prices of the orders that are known by product and quantity. */
export const pricesOf = (shop: Catalogue, drafts: readonly Draft[]): Priced[] =>
  drafts.flatMap((it) => {
    const product = productOf(it)
    return product && it.quantity !== null ? pricedOf(shop, product, [it.quantity]) : []
  })

export const pricedOf = (shop: Catalogue, product: Product, quantities: readonly number[]): Priced[] =>
  quantities.flatMap((quantity) => {
    const quote = priceOf(shop, product, quantity)
    return quote.ok ? [{ ...product, quantity, cents: quote.amountCents }] : []
  })

/** The smallest order of a product, at its price; none of one that is not sold. */
export function leastOf(shop: Catalogue, product: TieredProduct): Priced[] {
  const range = rangeOf(shop, product)
  return range ? pricedOf(shop, product, [range.minimum]) : []
}

/** The quantities in which a product of ours can be ordered, and the price of the smallest one. */
export function limitsOf(
  shop: Catalogue,
  product: TieredProduct,
): (Limits & { leastCents: number | null }) | null {
  const range = rangeOf(shop, product)
  return range ? { product, ...range, leastCents: leastOf(shop, product)[0]?.cents ?? null } : null
}
