import { isRefunded } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { beside } from '../ordering/resume-order.ts'
import { does, type Move, tellsQuantity, type Turn } from '../turn.ts'
import { cancelPlaced } from './cancel-placed.ts'
import { isTicketOpen, meantOrder, tellOrders } from './past-orders.ts'
import { fileComplaint } from '../complaints/file-complaint.ts'

export const asksNotedRefund = (turn: Turn): boolean =>
  (does(turn, 'want-refund') || turn.reading.topics.includes('refund')) &&
  turn.reading.isQuestion &&
  !does(turn, 'want-ticket') &&
  turn.orders.some(isRefunded)

/** 'e o resto do meu dinheiro?': how a refund stands; otherwise the rule, or a complaint. */
export const tellRefund: Move = (turn) => {
  const order = meantOrder(turn, isRefunded)
  if (order) return tellOrders(order)
  /** 'caso a outra loja não me devolva o dinheiro, faço com vocês' */
  if (turn.reading.conditions.length > 0 && !turn.reading.past) return null
  const topics = turn.reading.topics.some((it) => it === 'refund' || it === 'cancellation')
  if (turn.reading.isQuestion && tellsQuantity(turn)) return null
  if (turn.reading.isQuestion && !turn.reading.past)
    return beside(turn, [say('topic', { topic: 'refund', product: null, platform: null })])
  if (topics && turn.reading.isQuestion) return null
  const isTold = turn.tickets.some(isTicketOpen)
  return turn.orders.length && !isTold ? cancelPlaced(turn) : fileComplaint(turn)
}
