import { isRefunded } from '../../placed-orders.ts'
import { says } from '../../understanding/reading.ts'
import { say } from '../../replies/say.ts'
import { openOrOffer } from '../complaints/handle-trouble.ts'
import { isTicketOpen } from '../complaints/tickets.ts'
import { namesQuantity } from '../names-order.ts'
import { besideRecap } from '../ordering/beside-order.ts'
import { placedMeant, tellOrders } from '../placed.ts'
import type { Move, Turn } from '../turn.ts'
import { cancelPlaced } from './cancel-placed.ts'

/** A question about a refund is answered by its rule, one of goods and their money by its topic. */
export const wantsRefund = (turn: Turn): boolean => {
  const { isQuestion, past, topics } = turn.reading
  const isRule = topics.includes('refund') || topics.includes('cancellation')
  return (
    says(turn.reading, 'want-refund') && !(isQuestion && (namesQuantity(turn) || (past !== null && isRule)))
  )
}

export const asksNotedRefund = (turn: Turn): boolean =>
  (says(turn.reading, 'want-refund') || turn.reading.topics.includes('refund')) &&
  turn.reading.isQuestion &&
  !says(turn.reading, 'want-ticket') &&
  turn.orders.some(isRefunded)

/** 'e o resto do meu dinheiro?': how a refund stands; otherwise the rule, or a complaint. */
export const tellRefund: Move = (turn) => {
  const order = placedMeant(turn, isRefunded)
  if (order) return tellOrders(order)
  if (turn.reading.isQuestion && !turn.reading.past)
    return besideRecap(turn, [say('topic', { topic: 'refund' })])
  const isTold = turn.tickets.some(isTicketOpen)
  return turn.orders.length && !isTold ? cancelPlaced(turn) : openOrOffer(turn)
}
