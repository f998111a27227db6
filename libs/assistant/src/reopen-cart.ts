import type { CouponRefusal, OrderRefusal } from '@smm/contracts/messages'
import type { NextTurn } from './next-turn.ts'
import { say } from './replies/say.ts'
import { suggestion } from './replies/suggestions.ts'
import type { Catalogue } from './shop.ts'
import type { VisitorOrder } from './visitor-records.ts'
import { conclude } from './dialogue/advance.ts'
import { discountRecap } from './dialogue/ordering/discount-recap.ts'
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
  refusal: RefusedOrder,
): NextTurn | undefined {
  const dialogue = readDialogue(state)
  const isOver = dialogue.state.at !== 'awaiting-payment' || dialogue.cart.length > 0
  const step = isOver ? undefined : reopen(shop, orders, refusal)
  if (!step) return undefined
  const next = conclude(dialogue, { ...shop, turnId }, step)
  return { state: storeDialogue(next.dialogue), replies: next.replies, intents: [] }
}

function reopen(
  shop: Catalogue & Pick<Shop, 'takesCarts'>,
  orders: readonly VisitorOrder[],
  { orderId, code, amountCents, coupon }: RefusedOrder,
): Step | undefined {
  const refused = orders.find((it) => it.orderId === orderId)
  const isPriceChanged = code === 'PRICE_CHANGED'
  const kept = isPriceChanged ? orders : orders.filter((it) => it !== refused)
  if (!refused || kept.length === 0 || code === 'TOO_MANY_UNPAID') return undefined
  // A release that knows no coupons finds the old price too low.
  const isOverCoupon = coupon !== undefined || amountCents === fullCentsOf(refused)
  const keptCode = isOverCoupon ? null : (refused.couponCode ?? null)
  const listed = kept.map((it) => recapOf(it, it === refused ? amountCents : undefined))
  const { state, parts, question } = showRecap(shop, discountRecap(shop, keptCode, listed), { before: [] })
  const why =
    coupon && refused.couponCode
      ? say('coupon-refused', { code: refused.couponCode, why: coupon })
      : say('order-refused', { order: refused, code, isAlone: orders.length === 1 })
  return {
    dialogue: {
      cart: kept.map((it) => draftOfPlaced(it)),
      coupon: keptCode,
      state: isPriceChanged ? { ...state, pricedBy: 'orders' } : state,
    },
    parts: [why, ...parts],
    question,
    suggestions: [suggestion.placeRecap],
  }
}

const recapOf = (order: VisitorOrder, newCents?: number): Recap => {
  const { platform, serviceType, quantity, link, tier } = order
  const quotedCents = newCents || fullCentsOf(order)
  return { platform, serviceType, ...(tier && { tier }), quantity, link, quotedCents }
}

/** Its price without a coupon. */
const fullCentsOf = ({ amountCents, discountCents = 0 }: VisitorOrder) => amountCents + discountCents
