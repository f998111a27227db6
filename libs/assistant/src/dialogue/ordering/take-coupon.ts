import { soldTaps } from '../../replies/price-texts.ts'
import { type Part, say } from '../../replies/say.ts'
import { after, bringsFacts, type Move, type Step, type Turn } from '../turn.ts'
import { findCoupon } from './discount-recap.ts'
import { proceed } from './proceed.ts'
import { takeFacts } from './take-facts.ts'

export const namesCoupon = ({ reading }: Turn): boolean => reading.coupon !== undefined

/** Keeps the coupon that the message names for the recap, with the orders that it tells beside it. */
export const takeCoupon: Move = (turn) => {
  const { coupon: named } = turn.reading
  if (!named) return null
  const coupon = findCoupon(turn, named.code)
  // 'cupom hoje?': a word like any other.
  if (!coupon && !named.isCode) return null
  if (!coupon) return goOnWith(turn, [say('coupon-unknown', { code: named.code })])
  const { code } = coupon
  const inHand = { ...turn, dialogue: { ...turn.dialogue, coupon: code } }
  const step = goOnWith(inHand, turn.dialogue.cart.length > 0 ? [] : [say('coupon-noted', { coupon })])
  return { ...step, dialogue: { coupon: code, ...step.dialogue } }
}

/** The orders that the message tells, the cart as it stands, or the question what it is to be. */
function goOnWith(turn: Turn, lead: Part[]): Step {
  const { cart } = turn.dialogue
  const told = bringsFacts(turn) ? takeFacts(turn) : null
  if (told) return after(lead, told)
  if (cart.length > 0) return proceed(turn, cart, lead)
  return { parts: [...lead, say('ask-first-page')], taps: soldTaps(turn) }
}
