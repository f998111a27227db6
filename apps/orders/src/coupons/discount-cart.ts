import type { CouponRefusal, Message } from '@smm/contracts/messages'
import type { Offer, TieredProduct } from '@smm/contracts/products'
import { sameTier } from '@smm/contracts/same-product'
import { applyCoupon } from '@smm/pricing/apply-coupon'
import { floorCents } from '@smm/pricing/floor'
import type { Trx } from '../tables.ts'
import { lockCoupon, redeemCoupon } from './redeem-coupon.ts'

export type TieredOffer = Offer & Pick<TieredProduct, 'tier'>
type CouponRequest = Pick<Message<'place-tiers'>, 'conversationId' | 'orders' | 'coupon'>
/** An order at its price without a coupon. */
type Priced = CouponRequest['orders'][number] & TieredProduct & { amountCents: number }
/** Without a coupon, its discount is 0. */
export type ChargeableOrder = Priced & Discount
type Discount = { discountCents: number; couponCode: string | null; redemptionId: string | null }
type DiscountResult =
  | { ok: true; orders: ChargeableOrder[] }
  | { ok: false; orderId: string; amountCents: number; code: 'PRICE_CHANGED'; coupon: CouponRefusal }

const none: Discount = { discountCents: 0, couponCode: null, redemptionId: null }

/**
 * Takes the coupon of a cart off its orders and redeems it. Refuses when they would cost more together than the visitor was
 * told; the amount is then the first order's without the coupon.
 */
export async function discountCart(
  trx: Trx,
  { conversationId, coupon: code, orders: wanted }: CouponRequest,
  priced: Priced[],
  offers: readonly TieredOffer[],
): Promise<DiscountResult> {
  if (code === undefined) {
    const orders = priced.map((order) => ({ ...order, ...none }))
    return isAsTold(wanted, orders) ? { ok: true, orders } : refuse(priced, 'not-valid')
  }
  const links = wanted.map(({ link }) => link)
  const found = await lockCoupon(trx, code, { conversationId, links })
  if (!found.ok) return refuse(priced, found.reason)
  const applied = applyCoupon(
    found.coupon,
    priced.map((order) => ({ ...order, ...floorOf(order, offers) })),
  )
  if (!applied.ok) return refuse(priced, 'not-for-order')
  const couponCode = found.coupon.code
  const discounted = priced.map((order, at) => {
    const discountCents = applied.discountCents[at] ?? 0
    const amountCents = order.amountCents - discountCents
    return { ...order, amountCents, discountCents, couponCode, redemptionId: null }
  })
  if (!isAsTold(wanted, discounted)) return refuse(priced, 'changed')
  const redemptionId = await redeemCoupon(trx, found.coupon)
  return { ok: true, orders: discounted.map((order) => ({ ...order, redemptionId })) }
}

/** Whether the orders cost together what the visitor was told, or less. */
function isAsTold(wanted: CouponRequest['orders'], orders: ChargeableOrder[]): boolean {
  const toldCents = wanted.reduce((sum, { quotedCents }) => sum + quotedCents, 0)
  return orders.reduce((sum, { amountCents }) => sum + amountCents, 0) <= toldCents
}

function refuse([first]: readonly Priced[], coupon: CouponRefusal): DiscountResult {
  if (!first) throw new Error('a cart holds at least one order')
  const { orderId, amountCents } = first
  return { ok: false, orderId, code: 'PRICE_CHANGED', amountCents, coupon }
}

const floorOf = (order: Priced, offers: readonly TieredOffer[]) => {
  const offer = offers.find((it) => sameTier(it, order))
  return { floorCents: offer ? floorCents(offer, order.quantity) : 0 }
}
