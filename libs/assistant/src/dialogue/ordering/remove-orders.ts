import { say } from '../../replies/say.ts'
import { withoutRemoved } from '../cart/cart.ts'
import { type Draft, pageOf, productOf } from '../cart/draft.ts'
import { cancelPlaced } from '../purchases/cancel-placed.ts'
import { orderHere } from '../purchases/past-orders.ts'
import { idle } from '../state.ts'
import { does, type Move, type Step, type Turn } from '../turn.ts'
import { proceed } from './proceed.ts'

/** 'cancela as curtidas', while other orders stay in the cart. */
export const removeSome: Move = (turn) => {
  const { cart } = turn.dialogue
  const left = does(turn, 'remove-item') ? withoutRemoved(cart, turn.reading).length : 0
  return left > 0 ? removeItems(turn) : null
}

export const removeItems: Move = (turn) => {
  const { cart } = turn.dialogue
  const left = withoutRemoved(cart, turn.reading)
  const gone = cart.filter((it) => !left.includes(it))
  if (gone.length === 0) return null
  if (left.length === 0) return dropped
  return proceed(turn, left, [say('removed-orders', { orders: gone.map(goodsIn) })])
}

export const goodsIn = (it: Draft) => ({ product: productOf(it), quantity: it.quantity })

export const dropCart: Move = (turn) =>
  turn.reading.orderRef || namesPlaced(turn) ? cancelPlaced(turn) : (removeSome(turn) ?? dropped)

const dropped: Step = { dialogue: { cart: [], state: idle }, parts: [say('refusal-accepted')] }

/** 'cancela o da @loja.a', while an order for another page is in hand. */
function namesPlaced(turn: Turn): boolean {
  const placed = orderHere(turn)
  return placed !== undefined && turn.dialogue.cart.every((it) => pageOf(it) !== placed.link)
}
