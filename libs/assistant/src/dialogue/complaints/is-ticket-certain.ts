import { decide, type Rules, when } from '../../decide.ts'
import { isLiving } from '../../placed-orders.ts'
import { isProblem, says } from '../../understanding/reading.ts'
import { isEmpty } from '../cart/draft.ts'
import { pagesNamed } from '../placed.ts'
import { ordersTold } from '../purchase-described.ts'
import type { Turn } from '../turn.ts'
import { isComplaintTicket } from './tickets/tickets.ts'

/** The evidence for a ticket: a message asks for it, or describes a purchase and complains. */
export type TicketEvidence = {
  asks: 'ticket' | 'refund' | 'refill' | null
  complains: boolean
  /** `wrong`: with a problem · `bought`: without one · `placed`: an order of this conversation · null: known already, or none. */
  purchase: 'wrong' | 'bought' | 'placed' | null
  isQuestion: boolean
  /** An order is being put together, or shown. */
  isOrdering: boolean
  /** 'se cair', 'caso haja reposição' */
  isSupposed: boolean
  /** The classifiers expect a complaint, and are not beyond doubt; no order's number is told. */
  isUnsure: boolean
}

const isAskedFor = ({ asks, complains, purchase, isQuestion }: TicketEvidence) =>
  asks === 'ticket' && (!isQuestion || (complains && purchase !== null))
const isDescribed = ({ asks, complains, purchase, isQuestion }: TicketEvidence) =>
  asks === 'refund' ||
  purchase === 'wrong' ||
  (asks === 'refill' && !isQuestion) ||
  ((asks === 'refill' || complains) && purchase !== null)

/** Whether a message is of a ticket, to be opened or offered. */
export const isTicketMeant = (it: TicketEvidence): boolean => isAskedFor(it) || isDescribed(it)

/** A ticket opens by itself where the first of these rules says so; the visitor is asked otherwise. */
export const ticketRules: Rules<TicketEvidence, boolean> = {
  'asked for by name': when(isAskedFor, true),
  'beside an order': when((it) => it.isOrdering, false),
  'only supposed': when((it) => it.isSupposed, false),
  'not beyond doubt': when((it) => it.isUnsure, false),
  'a purchase and its problem': when(isDescribed, true),
}
export const isTicketCertain = (it: TicketEvidence): boolean => decide(ticketRules, it) ?? false

export const ticketEvidence = (turn: Turn): TicketEvidence => ({
  asks: asked(turn),
  complains: says(turn.reading, 'complain'),
  purchase: purchaseOf(turn),
  isQuestion: turn.reading.isQuestion,
  isOrdering: turn.dialogue.cart.some((it) => !isEmpty(it)),
  isSupposed: turn.reading.supposed.length > 0,
  isUnsure:
    turn.reading.past?.isUnsure === true &&
    !isOverpaid(turn) &&
    turn.reading.orderRef === null &&
    !isOfKnownPurchase(turn),
})

/** 'continua sem chegar', beside a complaint that the staff has; 'e o resto do meu dinheiro?', of an order of this conversation */
const isOfKnownPurchase = (turn: Turn) =>
  (turn.tickets.some(isComplaintTicket) && ordersTold(turn).length === 0) ||
  (says(turn.reading, 'want-refund') && turn.orders.length > 0)

/** Only what was bought is charged twice. */
const isOverpaid = ({ reading: { past } }: Turn) => past?.trouble === 'charged-twice'

function asked(turn: Turn): TicketEvidence['asks'] {
  if (says(turn.reading, 'want-ticket')) return 'ticket'
  if (says(turn.reading, 'want-refund')) return 'refund'
  return says(turn.reading, 'want-refill', 'report-drop') ? 'refill' : null
}

function purchaseOf(turn: Turn): TicketEvidence['purchase'] {
  const { past, targets } = turn.reading
  if (past && (isProblem(past) || isOverpaid(turn))) return 'wrong'
  if (past?.state === 'bought' || targets.some((it) => it.role === 'former')) return 'bought'
  const pages = pagesNamed(turn.reading)
  const isOfOrder = turn.orders.some((it) => isLiving(it) && (pages.length === 0 || pages.includes(it.link)))
  return isOfOrder ? 'placed' : null
}
