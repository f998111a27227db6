import { say } from '../../../replies/say.ts'
import { suggestion } from '../../../replies/suggestions.ts'
import { confirming, type StateAt } from '../../state.ts'
import { stateAt, type Step, type Turn } from '../../turn.ts'
import { onePixDenied } from '../one-pix-denied.ts'
import { withoutDiscount } from '../discount-recap.ts'

/**
 * Places the first orders of a recap; the others wait. Two moves call it, and nothing else places: `place-recap.ts` after a yes
 * to the recap or a press of its button, `place-outright.ts` for a whole order whose PIX is asked for.
 */
export function placeOrders(
  turn: Turn,
  { recap, coupon }: Pick<StateAt<'confirming'>, 'recap' | 'coupon'>,
  count: number,
): Step {
  const orders = recap.slice(0, count)
  const left = recap.slice(count).map(withoutDiscount)
  const cart = turn.dialogue.cart.slice(count)
  const isOnePix = turn.takesCarts === true
  const isAllOfRecap = left.length === 0 && stateAt(turn, 'confirming') !== null
  const placing = isAllOfRecap ? say('placing', { orders, isOnePix }) : say('placing-named', { orders })
  return {
    dialogue: {
      cart,
      coupon: null,
      last: turn.dialogue.cart[count - 1] ?? turn.dialogue.last,
      state: left.length ? confirming({ recap: left }) : { at: 'awaiting-payment' },
    },
    parts: [
      ...onePixDenied(turn, orders.length),
      placing,
      ...(left.length > 0 ? [say('left-for-later', { orders: left })] : []),
    ],
    suggestions: left.length ? [suggestion.placeNext] : [],
    intents: [{ type: 'place-orders', orders, isOnePix, ...(coupon !== undefined && { coupon }) }],
  }
}
