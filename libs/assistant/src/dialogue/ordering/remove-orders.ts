import { say } from '../../replies/say.ts'
import { withoutRemoved } from '../cart/cart.ts'
import { type Draft, pageOf, productOf } from '../cart/draft.ts'
import { cancelPlaced } from '../purchases/cancel-placed.ts'
import { orderHere } from '../purchases/past-orders.ts'
import { idle } from '../state.ts'
import { does, type Move, type Step, type Turn } from '../turn.ts'
import { proceed } from './proceed.ts'

export const removesOrders = (turn: Turn): boolean => does(turn, 'remove-item') && isLess(left(turn), turn)

/** 'cancela as curtidas', while other orders stay in the cart. */
export const removesSome = (turn: Turn): boolean => removesOrders(turn) && left(turn).length > 0

const left = ({ dialogue: { cart }, reading }: Turn): Draft[] => withoutRemoved(cart, reading)
const isLess = (some: readonly Draft[], { dialogue: { cart } }: Turn) => some.length < cart.length

export const removeOrders: Move = (turn) => {
  const stay = left(turn)
  if (stay.length === 0) return dropped
  const gone = turn.dialogue.cart.filter((it) => !stay.includes(it))
  return proceed(turn, stay, [say('removed-orders', { orders: gone.map(goodsIn) })])
}

export const goodsIn = (it: Draft) => ({ product: productOf(it), quantity: it.quantity })

/** The order in hand, or one of several; without any, or where another one is named, those placed before. */
export const cancelOrders: Move = (turn) => {
  const isPlaced = turn.dialogue.cart.length === 0 || turn.reading.orderRef !== null || namesPlaced(turn)
  if (isPlaced) return cancelPlaced(turn)
  return removesSome(turn) ? removeOrders(turn) : dropped
}

const dropped: Step = { dialogue: { cart: [], state: idle }, parts: [say('refusal-accepted')] }

/** 'cancela o da @loja.a', while an order for another page is in hand. */
function namesPlaced(turn: Turn): boolean {
  const placed = orderHere(turn)
  return placed !== undefined && turn.dialogue.cart.every((it) => pageOf(it) !== placed.link)
}
