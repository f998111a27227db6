import { latestEndMinutes, latestStartMinutes } from '@smm/site/delivery'
import { decide, type Rules } from '../../decide.ts'
import { isDelivered, isGuaranteed, isRunning } from '../../placed-orders.ts'
import { type Part, say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { noItem, says } from '../../understanding/reading.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { type Draft, productOf } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { placedMeant } from '../placed.ts'
import { ordersTold } from '../purchase-described.ts'
import { complaining, filed } from '../state.ts'
import { isAt, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { fileComplaint, namedPage } from './file-complaint.ts'
import { followUpComplaint } from './follow-up-complaint.ts'
import { isTicketCertain, ticketEvidence } from './is-ticket-certain.ts'
import { messageForStaff } from './message-for-staff.ts'
import { awaitsPage, isTicketOpen, ticketAtStaff } from './tickets/tickets.ts'
import { withGuarantee } from './with-guarantee.ts'

/** Complaints, losses after delivery and requests for a ticket; 'ainda tem garantia?' beside them is answered too. */
export const handleComplaint: Move = (turn) =>
  withGuarantee(turn, decide(complaintAnswers, turn) ?? openOrOffer(turn))

export const openOrOffer = (turn: Turn): Step =>
  decide(ticketAnswers, turn) ?? offer(turn, [say('offer-ticket')], { mayMean: ordersNamed(turn) })

/** A complaint that has an answer before a ticket is thought of: the first rule that says something gives it. */
export const complaintAnswers: Rules<Turn, Step> = {
  'page of its ticket': (turn) =>
    isAt(turn, 'complaining') && awaitsPage(turn) ? followUpComplaint(turn) : null,
  refill,
  'price went back': (turn) => {
    const refunded = isLoss(turn) ? placedMeant(turn, isDelivered) : undefined
    return refunded ? { parts: [say('refill-over', refunded)] } : null
  },
  'order refunded in part': (turn) => {
    const order = orderAwaited(turn)
    return order?.status === 'partial' ? offer(turn, [say('orders', { orders: [order] })]) : null
  },
  /** 'cadê meus seguidores? paguei e nada' */
  'order in time': (turn) => {
    const order = orderAwaited(turn)
    return order && isInTime(turn, order)
      ? leaveWaiting(turn, [say('orders', { orders: [order] }), say('still-due')])
      : null
  },
  /** 'comprei hoje, ainda não chegaram todos, em quanto tempo chega tudo?' */
  'rest in time': (turn) => {
    const { past, topics } = turn.reading
    const isAsked = past?.state === 'short' && topics.includes('delivery-time')
    return isAsked && isBoughtWithin(turn, latestEndMinutes) ? { parts: timesOf(turn) } : null
  },
  'purchase in time': (turn) =>
    dueStates.has(turn.reading.past?.state) && isBoughtWithin(turn, latestStartMinutes)
      ? leaveWaiting(turn, timesOf(turn))
      : null,
}

/** Whether a ticket opens: the first rule that says something gives the answer; one is offered otherwise. */
export const ticketAnswers: Rules<Turn, Step> = {
  certain: (turn) =>
    ticketAtStaff(turn) || isTicketCertain(ticketEvidence(turn)) ? fileComplaint(turn) : null,
  'answer to the offer': (turn) =>
    isAt(turn, 'complaining') && turn.dialogue.state.step === 'offered' ? followUpComplaint(turn) : null,
}

const isLoss = ({ reading }: Turn) =>
  says(reading, 'report-drop', 'want-refill') && !says(reading, 'want-ticket')

/** A loss within the guarantee is made up for. */
function refill(turn: Turn): Step | null {
  const order = isLoss(turn) ? placedMeant(turn, isGuaranteed) : undefined
  if (!order) return null
  return {
    dialogue: { state: complaining(filed), cart: [] },
    parts: [say('refill-asked', order)],
    intents: [{ type: 'request-refill', orderId: order.orderId }],
  }
}

/** A paid order under way, or of which a part goes back as money, while nothing is with the staff or asked of them. */
function orderAwaited(turn: Turn): VisitorOrder | null {
  const order = placedMeant(turn, (it) => isRunning(it) || it.status === 'partial')
  if (!order?.paidAt || stateAt(turn, 'complaining') || turn.tickets.some(isTicketOpen)) return null
  return says(turn.reading, 'want-ticket', 'want-refund', 'report-drop') ? null : order
}

const minuteMs = 60_000
const isInTime = ({ now }: Turn, { paidAt, ...product }: VisitorOrder) =>
  paidAt && (now.getTime() - Date.parse(paidAt)) / minuteMs <= latestEndMinutes(product)

const dueStates = new Set<string | undefined>(['pending', 'short', 'bought', 'named'])

/** Whether by the published times of its product a purchase made elsewhere is still in time. */
function isBoughtWithin({ reading, orders }: Turn, latest: typeof latestEndMinutes): boolean {
  const { past } = reading
  if (past?.minutesAgo === undefined || orders.length > 0) return false
  return !says(reading, 'want-ticket', 'want-refund') && past.minutesAgo <= latest(past.items[0] ?? noItem)
}

function timesOf({ reading: { past } }: Turn): Part[] {
  const product = past && productOf(past.items[0] ?? noItem)
  return [say('still-due'), say('topic', { topic: 'delivery-time', products: product ? [product] : [] })]
}

const ordersNamed = (turn: Turn): Draft[] | undefined =>
  ordersTold(turn).length > 0 ? ordersTold(turn).map(inferParts) : undefined

/** Nothing is late yet: 'beleza, espero' opens no ticket. */
const leaveWaiting = (turn: Turn, parts: Part[]): Step => offer(turn, parts, { tries: 0 })

type Offered = { mayMean?: Draft[] | undefined; tries?: number }

function offer(turn: Turn, parts: Part[], { mayMean, tries = 1 }: Offered = {}): Step {
  const page = namedPage(turn)
  const complaint = { description: messageForStaff(turn), tries, mayMean, ...(page && { page }) }
  return {
    dialogue: { state: complaining('offered', complaint) },
    parts,
    suggestions: [suggestion.openTicket, suggestion.noTicket],
  }
}
