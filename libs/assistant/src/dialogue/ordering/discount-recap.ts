import type { Coupon } from '@smm/contracts/orders/coupons'
import { applyCoupon } from '@smm/pricing/apply-coupon'
import { foldCouponCode } from '@smm/pricing/coupon-code'
import { floorCents } from '@smm/pricing/floor'
import { type Part, say } from '../../replies/say.ts'
import { type Catalogue, offerOf } from '../../shop.ts'
import type { Recap } from '../state.ts'

/** The coupon with this code, if it can be used now. */
export const findCoupon = ({ coupons = [] }: Catalogue, code: string): Coupon | undefined =>
  coupons.find((it) => foldCouponCode(it.code) === foldCouponCode(code))

type Discounted = {
  recap: Recap[]
  /** The code of the coupon in the recap. */
  code?: string
  /** Why it takes nothing off. */
  parts: Part[]
  /** It can be used no more. */
  isOver?: true
}

/** Takes a coupon off the orders that one charge covers. The orders service judges it again, and counts its uses. */
export function discountRecap(shop: Catalogue, code: string, orders: readonly Recap[]): Discounted {
  const coupon = findCoupon(shop, code)
  const recap = orders.map(withoutDiscount)
  if (!coupon) return { recap, parts: [say('coupon-over', { code })], isOver: true }
  const applied = applyCoupon(
    coupon,
    recap.map((it) => ({ ...it, amountCents: it.quotedCents, floorCents: floorOf(shop, it) })),
  )
  if (!applied.ok) return { recap, parts: [say('coupon-not-for-order', { coupon, reason: applied.reason })] }
  const discounted = recap.map((it, at) => withDiscount(it, applied.discountCents[at] ?? 0))
  return { recap: discounted, code: coupon.code, parts: [] }
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
