import type { Offer, Product } from '@smm/contracts/products'
import { floorCents } from './floor.ts'
import { type Package, type PublishedProduct, publishedProduct } from './packages.ts'

/** The part of an amount above `overCents` gets `basisPoints` off; steps in rising order. */
export type ProgressiveDiscount = ReadonlyArray<{ overCents: number; basisPoints: number }>

const defaultDiscounts: ProgressiveDiscount = [
  { overCents: 50_000, basisPoints: 500 },
  { overCents: 100_000, basisPoints: 800 },
  { overCents: 200_000, basisPoints: 1_000 },
]

export type QuoteRefusal = 'NOT_SOLD' | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM' | 'UNAVAILABLE'
export type Quote =
  { ok: true; amountCents: number } | { ok: false; reason: QuoteRefusal; minimum?: number; maximum?: number }
export type QuoteRequest = {
  product: Product
  quantity: number
  /** What the catalogue says; without it the published products still have their published prices. */
  offer?: Offer
  discounts?: ProgressiveDiscount
}

/**
 * The price of a quantity, for pages, chat and orders alike. A published package costs exactly its published price.
 * Any other quantity lies on the line between its neighbours (above the last package: its unit price), less the
 * progressive discount, yet never under the floor nor under the next smaller package.
 * Rounding: the line to the nearest centavo, a discount down, the floor up.
 */
export function quote({ product, quantity, offer, discounts = defaultDiscounts }: QuoteRequest): Quote {
  const published = publishedProduct(product)
  if (!published) return quoteUnpublished(quantity, offer)
  if (offer && !offer.isActive) return { ok: false, reason: 'UNAVAILABLE' }
  const packed = published.packages.find((it) => it.quantity === quantity)
  if (packed) return { ok: true, amountCents: packed.priceCents }

  const outside = outOfRange(quantity, rangeFor(published, offer))
  if (outside) return outside
  const { lineCents, leastCents } = onTheLine(published.packages, quantity)
  const discounted = Math.max(leastCents, lineCents - discountCents(lineCents, discounts))
  return { ok: true, amountCents: Math.max(discounted, offer ? floorCents(offer, quantity) : 0) }
}

/** Quantities that can be ordered beside the published packages; undefined when the product is not sold. */
export function orderableRange(
  product: Product,
  offer?: Offer,
): { minimum: number; maximum: number } | undefined {
  const published = publishedProduct(product)
  if (published) return rangeFor(published, offer)
  return offer && sellsAtFloor(offer) ? { minimum: offer.minQuantity, maximum: offer.maxQuantity } : undefined
}

const sellsAtFloor = (offer: Offer) => offer.isActive && offer.upstreamServiceId !== null

function quoteUnpublished(quantity: number, offer: Offer | undefined): Quote {
  if (!offer || !sellsAtFloor(offer)) return { ok: false, reason: 'NOT_SOLD' }
  const outside = outOfRange(quantity, { minimum: offer.minQuantity, maximum: offer.maxQuantity })
  if (outside) return outside
  const amountCents = floorCents(offer, quantity)
  return amountCents > 0 ? { ok: true, amountCents } : { ok: false, reason: 'UNAVAILABLE' }
}

const rangeFor = (published: PublishedProduct, offer: Offer | undefined) => ({
  minimum: Math.max(published.minimum, offer?.minQuantity ?? 0),
  maximum: Math.min(published.maximum, offer?.maxQuantity ?? Infinity),
})

function outOfRange(quantity: number, range: { minimum: number; maximum: number }): Quote | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < range.minimum)
    return { ok: false, reason: 'BELOW_MINIMUM', ...range }
  if (quantity > range.maximum) return { ok: false, reason: 'ABOVE_MAXIMUM', ...range }
  return undefined
}

/** `leastCents` is the next smaller package: more units never cost less than fewer. */
function onTheLine(packages: readonly Package[], quantity: number) {
  const above = packages.find((it) => it.quantity > quantity)
  const below = packages.findLast((it) => it.quantity < quantity)
  if (!below || !above) {
    const edge = below ?? above
    if (!edge) throw new Error('a published product has packages')
    return {
      lineCents: Math.round((edge.priceCents * quantity) / edge.quantity),
      leastCents: below?.priceCents ?? 0,
    }
  }
  const rise = (above.priceCents - below.priceCents) * (quantity - below.quantity)
  return {
    lineCents: below.priceCents + Math.round(rise / (above.quantity - below.quantity)),
    leastCents: below.priceCents,
  }
}

function discountCents(amountCents: number, steps: ProgressiveDiscount): number {
  const hundredthsOfPercent = steps.reduce((sum, step, index) => {
    const until = steps[index + 1]?.overCents ?? Infinity
    return sum + Math.max(0, Math.min(amountCents, until) - step.overCents) * step.basisPoints
  }, 0)
  return Math.floor(hundredthsOfPercent / 10_000)
}
