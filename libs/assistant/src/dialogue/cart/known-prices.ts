import type { Product } from '@smm/contracts/products'
import type { Priced } from '../../replies/wording.ts'
import { priceOf, soldProducts } from '../../shop.ts'
import type { Reading } from '../../understanding/reading.ts'
import { type Draft, matchesProduct, productOf } from '../cart/draft.ts'
import type { Turn } from '../turn.ts'

/** The products that a draft leaves open. */
export function candidates(turn: Turn, draft: Draft): Product[] {
  const sold = soldProducts(turn)
  const left = sold.filter((it) => matchesProduct(it, draft))
  return left.length ? left : sold
}

/** Whether money is another price than this one; a budget may be above it. */
export const isOtherPrice = ({ cents, use }: NonNullable<Reading['money']>, price: number): boolean =>
  use === 'budget' ? cents < price : cents !== price

/** The prices of the orders that are known by product and quantity. */
export const pricesOf = (turn: Turn, drafts: readonly Draft[]): Priced[] =>
  drafts.flatMap((it) => {
    const product = productOf(it)
    return product && it.quantity !== null ? pricedOf(turn, product, [it.quantity]) : []
  })

export function pricedOf(turn: Turn, product: Product, quantities: readonly number[]): Priced[] {
  return quantities.flatMap((quantity) => {
    const quote = priceOf(turn, product, quantity)
    return quote.ok ? [{ ...product, quantity, cents: quote.amountCents }] : []
  })
}
