import { say } from '../../replies/say.ts'
import { pricesOf } from '../cart/known-prices.ts'
import { orderInHand } from '../cart/order-in-hand.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import type { Move } from '../turn.ts'

/** 'é 45 mesmo?': the price of the order in hand, once more. */
export const confirmPrice: Move = (turn) => {
  const orders = pricesOf(turn, [orderInHand(turn)])
  return withOpenQuestion(turn, [say('price-confirmed', { orders })])
}
