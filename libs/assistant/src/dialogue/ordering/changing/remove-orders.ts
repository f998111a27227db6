import { say } from '../../../replies/say.ts'
import { says } from '../../../understanding/reading.ts'
import { type Draft, productOf } from '../../cart/draft.ts'
import { withoutRemoved } from '../../cart/without-removed.ts'
import type { Move, Turn } from '../../turn.ts'
import { dropCart } from './drop-cart.ts'
import { proceed } from '../proceed.ts'

export const removesOrders = (turn: Turn): boolean =>
  says(turn.reading, 'remove-item') && isLess(left(turn), turn)

/** 'cancela as curtidas', while other orders stay in the cart. */
export const removesSome = (turn: Turn): boolean => removesOrders(turn) && left(turn).length > 0

const left = ({ dialogue: { cart }, reading }: Turn): readonly Draft[] => withoutRemoved(cart, reading)
const isLess = (some: readonly Draft[], { dialogue: { cart } }: Turn) => some.length < cart.length

export const removeOrders: Move = (turn) => {
  const stay = left(turn)
  if (stay.length === 0) return dropCart(turn)
  const gone = turn.dialogue.cart.filter((it) => !stay.includes(it))
  return proceed(turn, stay, [say('removed-orders', { orders: gone.map(goodsIn) })])
}

export const goodsIn = (it: Draft) => ({ product: productOf(it), quantity: it.quantity })
