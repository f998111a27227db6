import { decide, type Rules } from '../../decide.ts'
import { isRefunded } from '../../placed-orders.ts'
import type { Topic } from '../../understanding/reading-labels.ts'
import { says } from '../../understanding/reading.ts'
import { openOrOffer } from '../complaints/handle-complaint.ts'
import { isTicketOpen } from '../complaints/tickets/tickets.ts'
import { namesRule } from '../is-answerable.ts'
import { namesQuantity } from '../names-order.ts'
import { besideRecap } from '../ordering/beside-order.ts'
import { placedMeant, tellOrders } from '../placed.ts'
import { topicParts } from '../topic-parts.ts'
import type { Move, Step, Turn } from '../turn.ts'
import { cancelPlaced } from './cancel-placed.ts'

/** A question about goods and their money, or about the rule beside a purchase that is told. */
export const asksRefundRule = (turn: Turn): boolean => {
  const { isQuestion, past } = turn.reading
  return isQuestion && (namesQuantity(turn) || (past !== null && namesRule(turn)))
}

export const asksNotedRefund = (turn: Turn): boolean =>
  (says(turn.reading, 'want-refund') || turn.reading.topics.includes('refund')) &&
  turn.reading.isQuestion &&
  turn.orders.some(isRefunded)

/** The answer to whoever asks for money back, without a ticket: the first rule that says something gives it. */
export const refundAnswers: Rules<Turn, Step> = {
  /** 'e o resto do meu dinheiro?' */
  'how it stands': (turn) => {
    const order = placedMeant(turn, isRefunded)
    return order ? tellOrders(order) : null
  },
  /** 'tem garantia? e se eu não gostar, devolvem?' */
  'its rule': (turn) => {
    const { reading } = turn
    if (!reading.isQuestion || reading.past) return null
    const topics = [...new Set<Topic>([...reading.topics, 'refund'])]
    return besideRecap(turn, topicParts({ ...turn, reading: { ...reading, topics } }))
  },
  'an order that is cancelled': (turn) =>
    turn.orders.length > 0 && !turn.tickets.some(isTicketOpen) ? cancelPlaced(turn) : null,
}

/** How a refund stands, its rule, a cancellation, or a complaint. */
export const tellRefund: Move = (turn) => decide(refundAnswers, turn) ?? openOrOffer(turn)
