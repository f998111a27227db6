import type { Product } from '@smm/contracts/products'
import { priceOf, soldProducts } from '../shop.ts'
import { inHand } from './cart.ts'
import { type Draft, emptyDraft, mergeDraft } from './draft.ts'
import type { Turn } from './turn.ts'

export type Priced = Product & { quantity: number; cents: number }

/** The order in hand with what this message tells of it. */
export function nowKnown({ dialogue: { cart, last }, said }: Turn): Draft {
  const known = cart[inHand(cart)] ?? emptyDraft
  if (said[0]) return mergeDraft(known, { ...said[0], choice: null })
  return cart.length || !last
    ? known
    : { ...emptyDraft, platform: last.platform, serviceType: last.serviceType }
}

/** The products that a draft leaves open. */
export function candidates({ offers }: Turn, draft: Draft): Product[] {
  const sold = soldProducts(offers)
  const left = sold.filter(
    (it) =>
      (!draft.platform || it.platform === draft.platform) &&
      (!draft.serviceType || it.serviceType === draft.serviceType),
  )
  return left.length ? left : sold
}

export function pricedOf({ offers }: Turn, product: Product, quantities: readonly number[]): Priced[] {
  return quantities.flatMap((quantity) => {
    const quote = priceOf(offers, product, quantity)
    return quote.ok ? [{ ...product, quantity, cents: quote.amountCents }] : []
  })
}
