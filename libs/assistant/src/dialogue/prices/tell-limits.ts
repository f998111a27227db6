import { say } from '../../replies/say.ts'
import { isSold } from '../../shop.ts'
import { says } from '../../understanding/reading.ts'
import { productOf } from '../cart/draft.ts'
import { productsLeftOpen, limitsOf } from '../cart/known-prices.ts'
import { orderInHand } from '../cart/order-in-hand.ts'
import { besideRecap } from '../ordering/beside-order.ts'
import { collecting } from '../state.ts'
import type { Move, Turn } from '../turn.ts'

export const asksLimits = (turn: Turn): boolean =>
  says(turn.reading, 'ask-minimum', 'ask-maximum') &&
  !choosesMinimum(turn) &&
  !turn.namedOrders.some((it) => it.quantity !== null || it.link)

/** 'pode ser o mínimo' */
const choosesMinimum = ({ reading }: Turn) => reading.choice?.by === 'cheapest' && !reading.isQuestion

/** Smallest and largest orders. */
export const tellLimits: Move = (turn) => {
  const draft = orderInHand(turn)
  const product = productOf(draft)
  const products = product && isSold(turn, product) ? [product] : productsLeftOpen(turn, draft)
  const limits = products.flatMap((it) => limitsOf(turn, it) ?? [])
  const isNew = turn.dialogue.cart.length === 0 && product !== null
  const step = besideRecap(
    turn,
    [
      say('limits', {
        limits,
        isMaximum: says(turn.reading, 'ask-maximum') && !says(turn.reading, 'ask-minimum'),
      }),
    ],
    [say('if-wanted', { product })],
  )
  return isNew ? { ...step, dialogue: { cart: [draft], state: collecting('quantity') } } : step
}
