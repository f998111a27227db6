import { says } from '../../understanding/reading.ts'
import { pageOf } from '../cart/draft.ts'
import { dropOrders } from '../ordering/changing/drop-orders.ts'
import { namesRule } from '../is-answerable.ts'
import { placedHere } from '../placed.ts'
import { answersBeside } from '../topic-parts.ts'
import type { Move, Turn } from '../turn.ts'
import { cancelPlaced } from './cancel-placed.ts'

export const wantsCancel = ({ reading }: Turn): boolean => says(reading, 'want-cancel')

/** A refund asked for beside the cancellation is reported where this conversation knows no order. */
export const asksMoneyBack = ({ reading, orders }: Turn): boolean =>
  says(reading, 'want-refund') && orders.length === 0

/** The order in hand, or one of several; without any, or where another one is named, those placed before. A question beside it is answered too. */
export const cancelOrders: Move = (turn) => {
  const isPlaced = turn.dialogue.cart.length === 0 || turn.reading.orderRef !== null || namesPlaced(turn)
  const step = isPlaced ? cancelPlaced(turn) : dropOrders(turn)
  return namesRule(turn) ? step : { ...step, parts: [...step.parts, ...answersBeside(turn)] }
}

/** 'cancela o da @loja.a', while an order for another page is in hand. */
function namesPlaced(turn: Turn): boolean {
  const placed = placedHere(turn)
  return placed !== undefined && turn.dialogue.cart.every((it) => pageOf(it) !== placed.link)
}
