import { latestEndMinutes, latestStartMinutes } from '@smm/site/delivery'
import { isDelivered, isGuaranteed, isRunning } from '../../placed-orders.ts'
import { type Part, say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import { type Draft, productOf } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { placedMeant } from '../placed-meant.ts'
import { complaining, filed } from '../state.ts'
import { after, isAt, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { askIfBought } from './ask-if-bought.ts'
import { continueTicket, fileComplaint, namedPage } from './file-complaint.ts'
import { followUpComplaint } from './follow-up-complaint.ts'
import { isTicketCertain, ticketEvidence } from './is-ticket-certain.ts'
import { messageForStaff } from './message-for-staff.ts'
import { isTicketOpen, ticketAtStaff } from './tickets.ts'

/** Complaints, losses after delivery and requests for a ticket; 'ainda tem garantia?' beside them is answered too. */
export const handleTrouble: Move = (turn) => {
  const { isQuestion, topics } = turn.reading
  const step = takeTrouble(turn)
  if (!isQuestion || !topics.includes('guarantee')) return step
  return after([say('topic', { topic: 'guarantee' })], step)
}

function takeTrouble(turn: Turn): Step {
  const state = stateAt(turn, 'complaining')
  if (state?.step === 'link') return continueTicket(turn, state)
  return refill(turn) ?? promiseOrder(turn) ?? promiseDelivery(turn) ?? openOrOffer(turn)
}

export const openOrOffer = (turn: Turn): Step =>
  ticketAtStaff(turn) || isTicketCertain(ticketEvidence(turn)) ? fileComplaint(turn) : askOrGoOn(turn)

/** A loss after a delivery is refilled, unless the whole price went back. */
function refill(turn: Turn): Step | null {
  if (!says(turn.reading, 'report-drop', 'want-refill') || says(turn.reading, 'want-ticket')) return null
  const order = placedMeant(turn, isGuaranteed)
  const refunded = order ? undefined : placedMeant(turn, isDelivered)
  if (refunded) return { parts: [say('refill-over', refunded)] }
  return order
    ? {
        dialogue: { state: complaining(filed), cart: [] },
        parts: [say('refill-asked', order)],
        intents: [{ type: 'request-refill', orderId: order.orderId }],
      }
    : null
}

const dueStates = new Set(['pending', 'short', 'bought', 'named'])

/** Bought so lately that by the published times nothing need have come, or not all: says until when, and offers a ticket. */
function promiseDelivery(turn: Turn): Step | null {
  const { past, topics } = turn.reading
  if (past?.minutesAgo === undefined || turn.orders.length > 0) return null
  if (says(turn.reading, 'want-ticket', 'want-refund')) return null
  const product = productOf(past.item)
  const parts = [
    say('still-due'),
    say('topic', { topic: 'delivery-time', products: product ? [product] : [] }),
  ]
  /** 'comprei hoje, ainda não chegaram todos, em quanto tempo chega tudo?' */
  const asksRest = past.state === 'short' && topics.includes('delivery-time')
  if (asksRest && past.minutesAgo <= latestEndMinutes(past.item)) return { parts }
  const isDue = dueStates.has(past.state) && past.minutesAgo <= latestStartMinutes(past.item)
  return isDue ? offer(turn, parts) : null
}

const minuteMs = 60_000

/**
 * 'cadê meus seguidores? paguei e nada', of an order within the published times, or of a part that goes back as money: says how
 * it stands, and offers a ticket.
 */
function promiseOrder(turn: Turn): Step | null {
  const order = placedMeant(turn, (it) => isRunning(it) || it.status === 'partial')
  if (!order?.paidAt || stateAt(turn, 'complaining') || turn.tickets.some(isTicketOpen)) return null
  if (says(turn.reading, 'want-ticket', 'want-refund', 'report-drop')) return null
  if (order.status === 'partial') return offer(turn, [say('orders', { orders: [order] })])
  const minutes = (turn.now.getTime() - Date.parse(order.paidAt)) / minuteMs
  if (minutes > latestEndMinutes(order)) return null
  return offer(turn, [say('orders', { orders: [order] }), say('still-due')])
}

function offer(turn: Turn, parts: Part[], mayMean?: Draft[]): Step {
  const page = namedPage(turn)
  const complaint = { description: messageForStaff(turn), tries: 1, mayMean, ...(page && { page }) }
  return {
    dialogue: { state: complaining('offered', complaint) },
    parts,
    suggestions: [suggestion.openTicket, suggestion.noTicket],
  }
}

function askOrGoOn(turn: Turn): Step {
  if (isAt(turn, 'complaining') && turn.dialogue.state.step === 'offered') return followUpComplaint(turn)
  const mayMean = turn.namedOrders.length > 0 ? turn.namedOrders.map(inferParts) : undefined
  if ((mayMean || says(turn.reading, 'laugh')) && turn.reading.past?.state === 'named')
    return askIfBought(turn)
  return offer(turn, [say('offer-ticket')], mayMean)
}
