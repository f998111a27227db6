import { newestFirst } from '../../placed-orders.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { matchesProduct } from '../cart/draft.ts'
import { proceed } from '../ordering/proceed.ts'
import type { Move, Turn } from '../turn.ts'
import { draftOf } from './correct-placed.ts'

export const repeatsPlaced = (turn: Turn): boolean => {
  const { resize, targets } = turn.reading
  const isSame = resize?.by === 'factor' && resize.factor === 1
  return isSame && targets.length === 0 && turn.dialogue.cart.length === 0 && orderMeant(turn) !== undefined
}

const orderMeant = ({ orders, namedOrders }: Turn): VisitorOrder | undefined =>
  newestFirst(orders).find(
    (it) => it.status !== 'refused' && namedOrders.every((one) => matchesProduct(it, one)),
  )

/** 'repete o do tiktok', 'quero o mesmo de novo': the recap of the newest such order, as it was placed. */
export const repeatPlaced: Move = (turn) => proceed(turn, [draftOf(turn, orderMeant(turn)!)])
