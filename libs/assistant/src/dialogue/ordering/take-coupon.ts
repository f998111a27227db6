import { type Part, say } from '../../replies/say.ts'
import { soldSuggestions } from '../../replies/suggestions.ts'
import type { NamedCoupon } from '../../understanding/reading.ts'
import { bringsFacts } from '../names-order.ts'
import { after, type Step, type Turn } from '../turn.ts'
import { findCoupon } from './discount-recap.ts'
import { proceed } from './proceed.ts'
import { takeFacts } from './take-facts.ts'

/** The code of a coupon that the shop has, or a word that looks like one: in 'cupom hoje?' it is a word like any other. */
export function couponNamed(turn: Turn): NamedCoupon | null {
  const { coupon } = turn.reading
  return coupon && (coupon.isCode || findCoupon(turn, coupon.code)) ? coupon : null
}

/** Keeps the coupon that the message names for the recap, with the orders that it names beside it. */
export function takeCoupon(turn: Turn, named: NamedCoupon): Step {
  const coupon = findCoupon(turn, named.code)
  if (!coupon) return proceedAfter(turn, [say('coupon-unknown', { code: named.code })])
  const { code } = coupon
  const inHand = { ...turn, dialogue: { ...turn.dialogue, coupon: code } }
  const step = proceedAfter(inHand, turn.dialogue.cart.length > 0 ? [] : [say('coupon-noted', { coupon })])
  return { ...step, dialogue: { coupon: code, ...step.dialogue } }
}

/** The orders that the message names, the cart as it stands, or the question what it is to be. */
function proceedAfter(turn: Turn, lead: Part[]): Step {
  const { cart } = turn.dialogue
  if (bringsFacts(turn)) return after(lead, takeFacts(turn))
  if (cart.length > 0) return proceed(turn, cart, lead)
  return { parts: [...lead, say('ask-first-page')], suggestions: soldSuggestions(turn) }
}
