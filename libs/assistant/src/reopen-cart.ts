import type { CouponRefusal, OrderRefusal } from '@smm/contracts/messages'
import type { NextTurn } from './next-turn.ts'
import { say } from './replies/say.ts'
import { tapLabels } from './replies/tap-labels.ts'
import type { Catalogue } from './shop.ts'
import type { VisitorOrder } from './visitor-records.ts'
import { conclude } from './dialogue/advance.ts'
import { showRecap } from './dialogue/ordering/show-recap.ts'
import type { Recap } from './dialogue/state.ts'
import { readDialogue, storeDialogue } from './dialogue/stored-dialogue.ts'
import type { Shop, Step } from './dialogue/turn.ts'
import { draftOfPlaced } from './dialogue/cart/draft-of-placed.ts'

/** The order that the orders service refused; `amountCents` is its price now, without a coupon, which may be the reason. */
export type RefusedOrder = {
  orderId: string
  code: OrderRefusal
  amountCents?: number
  coupon?: CouponRefusal
}

type Reopening = Catalogue &
  Pick<Shop, 'takesCarts'> & {
    state: unknown
    /** Names the recap to its buttons. */
    turnId: string
    /** The orders that were refused together. */
    orders: readonly VisitorOrder[]
  }

/**
 * Shows the recap of a refused cart again, at the new price or without the order that is not to be had. Undefined when
 * nothing of it can be ordered now, or the conversation has gone on.
 */
export function reopenCart(
  { state, turnId, orders, ...shop }: Reopening,
  { orderId, code, amountCents, coupon }: RefusedOrder,
): NextTurn | undefined {
  const dialogue = readDialogue(state)
  const refused = orders.find((it) => it.orderId === orderId)
  const kept = code === 'PRICE_CHANGED' ? orders : orders.filter((it) => it !== refused)
  const isOver = dialogue.state.at !== 'awaiting-payment' || dialogue.cart.length > 0
  if (isOver || !refused || kept.length === 0 || code === 'TOO_MANY_UNPAID') return undefined
  const listed = kept.map((it) => ({
    ...recapOf(it),
    ...(it === refused && amountCents && { quotedCents: amountCents }),
  }))
  // A release that knows no coupons finds the old price too low.
  const isOverCoupon = coupon !== undefined || amountCents === recapOf(refused).quotedCents
  const keptCode = isOverCoupon ? null : (refused.couponCode ?? null)
  const recap = showRecap(shop, listed, { coupon: keptCode, before: [] })
  const why =
    coupon && refused.couponCode
      ? say('coupon-refused', { code: refused.couponCode, why: coupon })
      : say('order-refused', { order: refused, code, isAlone: orders.length === 1 })
  const step: Step = {
    dialogue: {
      cart: kept.map((it) => draftOfPlaced(it)),
      coupon: keptCode,
      state: code === 'PRICE_CHANGED' ? { ...recap.state, pricedBy: 'orders' } : recap.state,
    },
    parts: [why, ...recap.parts],
    question: recap.question,
    taps: [tapLabels.placeRecap],
  }
  const next = conclude(dialogue, { ...shop, turnId }, step)
  return { state: storeDialogue(next.dialogue), replies: next.replies, intents: [] }
}

/** At its price without a coupon. */
const recapOf = ({ amountCents, discountCents = 0, ...order }: VisitorOrder): Recap => {
  const { platform, serviceType, quantity, link, tier } = order
  return {
    platform,
    serviceType,
    ...(tier && { tier }),
    quantity,
    link,
    quotedCents: amountCents + discountCents,
  }
}
