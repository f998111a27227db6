import type { Coupon } from '@smm/contracts/orders/coupons'
import { applyCoupon, type NotApplied } from '@smm/pricing/apply-coupon'
import { foldCouponCode } from '@smm/pricing/coupon-code'
import { floorCents } from '@smm/pricing/floor'
import { type Catalogue, offerOf } from '../../shop.ts'
import type { Recap } from '../state.ts'

/** The coupon with this code, if it can be used now. */
export const findCoupon = ({ coupons = [] }: Catalogue, code: string): Coupon | undefined =>
  coupons.find((it) => foldCouponCode(it.code) === foldCouponCode(code))

export type Discounted = {
  recap: Recap[]
  /** The code of the one that is taken off. */
  coupon?: string
  /** It takes nothing off; `over`: it can be used no more. */
  refused?: { why: 'over'; code: string } | { why: NotApplied; coupon: Coupon }
}

/** Takes a coupon off the orders that one charge covers. The orders service judges it again, and counts its uses. */
export function discountRecap(shop: Catalogue, code: string | null, orders: readonly Recap[]): Discounted {
  const recap = orders.map(withoutDiscount)
  if (code === null) return { recap }
  const coupon = findCoupon(shop, code)
  if (!coupon) return { recap, refused: { why: 'over', code } }
  const applied = applyCoupon(
    coupon,
    recap.map((it) => ({ ...it, amountCents: it.quotedCents, floorCents: floorOf(shop, it) })),
  )
  if (!applied.ok) return { recap, refused: { why: applied.reason, coupon } }
  const discounted = recap.map((it, at) => withDiscount(it, applied.discountCents[at] ?? 0))
  return { recap: discounted, coupon: coupon.code }
}

function floorOf(shop: Catalogue, order: Recap): number {
  const offer = offerOf(shop, order)
  return offer ? floorCents(offer, order.quantity) : 0
}

const withDiscount = (order: Recap, discountCents: number): Recap =>
  discountCents > 0 ? { ...order, quotedCents: order.quotedCents - discountCents, discountCents } : order

/** The order at its price without a coupon. */
export function withoutDiscount({ discountCents = 0, ...order }: Recap): Recap {
  return { ...order, quotedCents: order.quotedCents + discountCents }
}
