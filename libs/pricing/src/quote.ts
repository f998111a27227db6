import type { Package, PriceBook, PublishedProduct } from '@smm/contracts/prices/price-book'
import type { Offer, QuantityRange, TieredProduct } from '@smm/contracts/products'
import { floorCents } from './floor.ts'
import { isStandard, publishedProduct } from './price-book.ts'
import { rangeAt, withoutOuterGaps } from './quantity-gaps.ts'

/** The part of an amount above `overCents` gets `basisPoints` off; steps in rising order. */
type ProgressiveDiscount = ReadonlyArray<{ overCents: number; basisPoints: number }>

const defaultDiscounts: ProgressiveDiscount = [
  { overCents: 50_000, basisPoints: 500 },
  { overCents: 100_000, basisPoints: 800 },
  { overCents: 200_000, basisPoints: 1_000 },
]
const greatestDiscount = Math.max(...defaultDiscounts.map((it) => it.basisPoints))

/** Whether the floor decides on a price at, or less a discount near, one of these packages. */
export const isFloorFelt = (offer: Offer, packages: readonly Package[]): boolean =>
  packages.some(
    ({ quantity, priceCents }) =>
      floorCents(offer, quantity) * 10_000 > priceCents * (10_000 - greatestDiscount),
  )

export type QuoteRefusal = 'NOT_SOLD' | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM' | 'BETWEEN_ROUTES' | 'UNAVAILABLE'
export type Quote =
  | { ok: true; amountCents: number }
  | {
      ok: false
      reason: QuoteRefusal
      minimum?: number
      maximum?: number
      /** BETWEEN_ROUTES: the next smaller and the next larger quantity that can be ordered. */
      nearest?: [number, number]
    }
type QuoteRequest = {
  product: TieredProduct
  quantity: number
  /** The catalogue's offer, of the same tier; without it, published products are quoted at their published prices. */
  offer?: Offer
  discounts?: ProgressiveDiscount
}

/**
 * The price of a quantity. A published package has its published price; others are interpolated, less the progressive
 * discount, but never below the floor or the next smaller package. Rounds prices to the nearest centavo, discounts down.
 */
export function quote(
  book: PriceBook,
  { product, quantity, offer, discounts = defaultDiscounts }: QuoteRequest,
): Quote {
  const published = publishedProduct(book, product)
  if (!published)
    return isStandard(product.tier) ? quoteUnpublished(quantity, offer) : { ok: false, reason: 'NOT_SOLD' }
  if (offer && !offer.isActive) return { ok: false, reason: 'UNAVAILABLE' }
  const packed = published.packages.find((it) => it.quantity === quantity)
  if (packed) return { ok: true, amountCents: packed.priceCents }

  const outside = outOfRange(quantity, rangeFor(published, offer), offer)
  if (outside) return outside
  const { interpolatedCents, minimumCents } = interpolate(published.packages, quantity)
  const discounted = Math.max(minimumCents, interpolatedCents - discountCents(interpolatedCents, discounts))
  return { ok: true, amountCents: Math.max(discounted, offer ? floorCents(offer, quantity) : 0) }
}

/** Quantities that can be ordered besides the published packages; undefined when the product is not sold. */
export function orderableRange(
  book: PriceBook,
  product: TieredProduct,
  offer?: Offer,
): QuantityRange | undefined {
  const published = publishedProduct(book, product)
  if (published || !isStandard(product.tier)) return published && rangeFor(published, offer)
  return offer && sellsAtFloor(offer) ? limitsOf(offer) : undefined
}

const sellsAtFloor = (offer: Offer) => offer.isActive && offer.upstreamServiceId !== null

function quoteUnpublished(quantity: number, offer: Offer | undefined): Quote {
  if (!offer || !sellsAtFloor(offer)) return { ok: false, reason: 'NOT_SOLD' }
  const outside = outOfRange(quantity, limitsOf(offer), offer)
  if (outside) return outside
  const amountCents = floorCents(offer, quantity)
  return amountCents > 0 ? { ok: true, amountCents } : { ok: false, reason: 'UNAVAILABLE' }
}

const limitsOf = ({ minQuantity, maxQuantity }: Offer) => ({ minimum: minQuantity, maximum: maxQuantity })

const rangeFor = ({ minimum, maximum }: PublishedProduct, offer: Offer | undefined) =>
  withoutOuterGaps(
    {
      minimum: Math.max(minimum, offer?.minQuantity ?? 0),
      maximum: Math.min(maximum, offer?.maxQuantity ?? Infinity),
    },
    offer?.gaps,
  )

function outOfRange(quantity: number, range: QuantityRange, offer: Offer | undefined): Quote | undefined {
  if (!Number.isSafeInteger(quantity) || quantity < range.minimum)
    return { ok: false, reason: 'BELOW_MINIMUM', ...range }
  if (quantity > range.maximum) return { ok: false, reason: 'ABOVE_MAXIMUM', ...range }
  const gap = rangeAt(offer?.gaps, quantity)
  return gap && { ok: false, reason: 'BETWEEN_ROUTES', ...range, nearest: [gap.minimum - 1, gap.maximum + 1] }
}

/** Linear interpolation between packages; outside them, the unit price of the nearest one. `minimumCents` is the next smaller package. */
function interpolate(packages: readonly Package[], quantity: number) {
  const above = packages.find((it) => it.quantity > quantity)
  const below = packages.findLast((it) => it.quantity < quantity)
  if (!below || !above) {
    const edge = below ?? above
    if (!edge) throw new Error('a published product has packages')
    return {
      interpolatedCents: Math.round((edge.priceCents * quantity) / edge.quantity),
      minimumCents: below?.priceCents ?? 0,
    }
  }
  const rise = (above.priceCents - below.priceCents) * (quantity - below.quantity)
  return {
    interpolatedCents: below.priceCents + Math.round(rise / (above.quantity - below.quantity)),
    minimumCents: below.priceCents,
  }
}

function discountCents(amountCents: number, steps: ProgressiveDiscount): number {
  const centsInBasisPoints = steps.reduce((sum, step, index) => {
    const until = steps[index + 1]?.overCents ?? Infinity
    return sum + Math.max(0, Math.min(amountCents, until) - step.overCents) * step.basisPoints
  }, 0)
  return Math.floor(centsInBasisPoints / 10_000)
}
