import { saysAny } from '../../understanding/act-traits.ts'
import { isOnlyTold, says } from '../../understanding/reading.ts'
import { isEmpty } from '../cart/draft.ts'
import { isNewOrder } from '../names-order.ts'
import { placedHere } from '../placed-meant.ts'
import { describesProblem } from '../purchase-described.ts'
import type { Turn } from '../turn.ts'
import { isTicketMeant, ticketEvidence } from './is-ticket-certain.ts'
import { ticketAtStaff } from './tickets.ts'

/** Whether the message describes a purchase gone wrong, or asks for help with one. */
export function isTrouble(turn: Turn): boolean {
  const { past } = turn.reading
  if (says(turn.reading, 'want-ticket')) return true
  /** 'já é, se tiver reposição de um ano' */
  if (past === null && turn.reading.conditions.length > 0) return false
  const { cart } = turn.dialogue
  /** Beside these, words of trouble are of the order in hand. */
  const isOfCart = says(turn.reading, 'command', 'hedge') || saysAny(turn.reading, 'halt', 'correction')
  if (isOfCart && cart.some((it) => !isEmpty(it))) return false
  if (past && isOnlyTold(past) && placedHere(turn)) return false
  const isSure = turn.orders.length > 0 || ticketAtStaff(turn) || isTicketMeant(ticketEvidence(turn))
  if (cart.length > 0 && !isSure) return false
  if (describesProblem(turn)) return says(turn.reading, 'complain') || cart.length === 0
  if (past && isOnlyTold(past) && says(turn.reading, 'want-refund', 'want-cancel'))
    return turn.orders.length === 0
  return !isNewOrder(turn) && says(turn.reading, 'complain', 'report-drop', 'want-refill')
}
