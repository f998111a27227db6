import { newestFirst } from '../../placed-orders.ts'
import { matchesProduct } from '../cart/draft.ts'
import { proceed } from '../ordering/proceed.ts'
import type { Move, Turn } from '../turn.ts'
import { draftOf } from './correct-placed.ts'

export const repeatsPlaced = (turn: Turn): boolean => {
  const { resize, targets } = turn.reading
  const isSame = resize?.by === 'factor' && resize.factor === 1
  return isSame && targets.length === 0 && turn.dialogue.cart.length === 0 && turn.orders.length > 0
}

/** 'repete o do tiktok', 'quero o mesmo de novo': the recap of the newest such order, as it was placed. */
export const repeatPlaced: Move = (turn) => {
  const order = newestFirst(turn.orders).find(
    (it) => it.status !== 'refused' && turn.namedOrders.every((one) => matchesProduct(it, one)),
  )
  return order ? proceed(turn, [draftOf(turn, order)]) : null
}
