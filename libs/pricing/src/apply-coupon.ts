import type { Coupon } from '@smm/contracts/orders/coupons'
import type { Product } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { splitCents } from './split-cents.ts'

type Terms = Pick<Coupon, 'discount' | 'minimumCents' | 'products'>
/** An order at its price; the discount never takes it under its floor. */
type PricedOrder = Product & { amountCents: number; floorCents: number }

/** `under-minimum`: the orders cost too little · `other-products`: it is for none of them · `at-floor`: they cost their floor. */
export type NotApplied = 'under-minimum' | 'other-products' | 'at-floor'
type AppliedCoupon =
  { ok: true; discountCents: number[]; totalCents: number } | { ok: false; reason: NotApplied }

/**
 * The discount of a coupon on the orders of one charge, split over those that it is for by largest remainder. A percentage
 * is rounded down. No order falls under its floor, or costs less than a centavo.
 */
export function applyCoupon(terms: Terms, orders: readonly PricedOrder[]): AppliedCoupon {
  const { discount, minimumCents } = terms
  const parts = orders.map((order) => (isFor(terms, order) ? partOf(order) : { weight: 0, room: 0 }))
  const eligibleCents = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (eligibleCents === 0) return { ok: false, reason: 'other-products' }
  const allCents = orders.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (allCents < minimumCents) return { ok: false, reason: 'under-minimum' }
  const wantedCents =
    discount.kind === 'amount' ? discount.cents : Math.floor((eligibleCents * discount.percent) / 100)
  const discountCents = splitCents(wantedCents, parts)
  const totalCents = discountCents.reduce((sum, cents) => sum + cents, 0)
  return totalCents > 0 ? { ok: true, discountCents, totalCents } : { ok: false, reason: 'at-floor' }
}

const isFor = ({ products }: Terms, order: PricedOrder) =>
  products === null || products.some((it) => sameProduct(it, order))

const partOf = ({ amountCents, floorCents }: PricedOrder) => ({
  weight: amountCents,
  room: Math.max(0, amountCents - Math.max(floorCents, 1)),
})
