import { decide, type Rules, when } from '../../decide.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { isOnlyTold, says } from '../../understanding/reading.ts'
import { isEmpty } from '../cart/draft.ts'
import { isNewOrder } from '../names-order.ts'
import { placedHere } from '../placed.ts'
import { describesProblem } from '../purchase-described.ts'
import type { Turn } from '../turn.ts'
import { isTicketMeant, ticketEvidence } from './is-ticket-certain.ts'
import { ticketAtStaff } from './tickets/tickets.ts'

const wantsTicket = ({ reading }: Turn) => says(reading, 'want-ticket')
const complains = ({ reading }: Turn) => says(reading, 'complain', 'report-drop', 'want-refill')
const tellsOnly = ({ reading: { past } }: Turn) => past !== null && isOnlyTold(past)
const takesBack = (turn: Turn) => tellsOnly(turn) && says(turn.reading, 'want-refund', 'want-cancel')

/** Beside these, words of a complaint are of the order in hand. */
const isOfCart = ({ reading, dialogue }: Turn) =>
  (says(reading, 'command', 'hedge') || saysAny(reading, 'halt', 'correction')) &&
  dialogue.cart.some((it) => !isEmpty(it))

const hasCart = ({ dialogue }: Turn) => dialogue.cart.length > 0
const mayBeOfPurchase = (turn: Turn) =>
  turn.orders.length > 0 || ticketAtStaff(turn) !== undefined || isTicketMeant(ticketEvidence(turn))

/** Whether words of a complaint are meant so: the first rule that says something decides. */
export const meantRules: Rules<Turn, boolean> = {
  'a ticket by name': when(wantsTicket, true),
  /** 'já é, se tiver reposição de um ano' */
  'under a condition': when(({ reading }) => reading.past === null && reading.conditions.length > 0, false),
  'of the order in hand': when(isOfCart, false),
  'of an order placed here': when((turn) => tellsOnly(turn) && placedHere(turn) !== undefined, false),
  'beside a cart, of no purchase': when((turn) => hasCart(turn) && !mayBeOfPurchase(turn), false),
  'beside a cart, and no complaint': when(
    (turn) => describesProblem(turn) && hasCart(turn) && !says(turn.reading, 'complain'),
    false,
  ),
  'a problem': when(describesProblem, true),
  'an order taken back': when((turn) => takesBack(turn) && turn.orders.length > 0, false),
  'a purchase taken back': when(takesBack, true),
  'a new order': when(isNewOrder, false),
  'a complaint': when(complains, true),
}

/** Whether the message describes a purchase gone wrong, or asks for help with one. */
export const isComplaintMeant = (turn: Turn): boolean =>
  [wantsTicket, describesProblem, takesBack, complains].some((holds) => holds(turn)) &&
  decide(meantRules, turn) === true
