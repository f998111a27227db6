import { says } from '../../understanding/reading.ts'
import { pageOf } from '../cart/draft.ts'
import { isRuleAsked } from '../is-answerable.ts'
import { dropOrders } from '../ordering/drop-orders.ts'
import { placedHere } from '../placed-meant.ts'
import type { Move, Turn } from '../turn.ts'
import { cancelPlaced } from './cancel-placed.ts'

/** A refund asked for beside the cancellation is reported where this conversation knows no order. */
export const wantsCancel = (turn: Turn): boolean =>
  says(turn.reading, 'want-cancel') &&
  !isRuleAsked(turn) &&
  !(says(turn.reading, 'want-refund') && turn.orders.length === 0)

/** The order in hand, or one of several; without any, or where another one is named, those placed before. */
export const cancelOrders: Move = (turn) => {
  const isPlaced = turn.dialogue.cart.length === 0 || turn.reading.orderRef !== null || namesPlaced(turn)
  return isPlaced ? cancelPlaced(turn) : dropOrders(turn)
}

/** 'cancela o da @loja.a', while an order for another page is in hand. */
function namesPlaced(turn: Turn): boolean {
  const placed = placedHere(turn)
  return placed !== undefined && turn.dialogue.cart.every((it) => pageOf(it) !== placed.link)
}
