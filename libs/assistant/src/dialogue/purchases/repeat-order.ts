import { newestFirst } from '../../placed-orders.ts'
import { matchesProduct } from '../cart/draft.ts'
import { proceed } from '../ordering/proceed.ts'
import { type Move, tellsQuantity, type Turn } from '../turn.ts'
import { draftOf } from './correct-placed.ts'

export const repeatsPlaced = (turn: Turn): boolean => {
  const { resize, targets, choice } = turn.reading
  const isSame = resize?.by === 'factor' && resize.factor === 1
  const isOpen = targets.length === 0 && choice === null && !tellsQuantity(turn)
  return isSame && isOpen && turn.dialogue.cart.length === 0 && turn.orders.length > 0
}

/** 'repete o do tiktok', 'quero o mesmo de novo': the recap of the newest such order, as it was placed. */
export const repeatPlaced: Move = (turn) => {
  const order = newestFirst(turn.orders).find(
    (it) => it.status !== 'refused' && turn.namedOrders.every((one) => matchesProduct(it, one)),
  )
  return order ? proceed(turn, [draftOf(turn, order)]) : null
}
