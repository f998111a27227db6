import { type Part, say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { addToTicket } from '../complaints/file-complaint.ts'
import { isComplaintTicket, listedTickets } from '../complaints/tickets/tickets.ts'
import { besideRecap } from '../ordering/beside-order.ts'
import { asksRecap } from '../ordering/show-cart.ts'
import { pagesNamed, placedMeant, placedNamed } from '../placed.ts'
import { isPurchaseMade } from '../purchase-described.ts'
import { topicParts } from '../topic-parts.ts'
import { type Move, stateAt, type Turn } from '../turn.ts'
import { openSearch } from './find-order.ts'

/** Of an order that is known, or made elsewhere; beside a recap the PIX that does not exist yet may be meant. */
export const asksStatus = (turn: Turn): boolean => {
  const { orders, tickets, reading } = turn
  const isAsked =
    says(reading, 'ask-status') ||
    reading.topics.includes('track-order') ||
    asksTermOfPurchase(turn) ||
    /** 'pra qual perfil vai?' */
    (asksRecap(turn) && orders.length > 0 && turn.dialogue.cart.length === 0 && reading.topics.length === 0)
  const isKnown = orders.length > 0 || tickets.length > 0 || reading.orderRef !== null
  const isSupposed = reading.supposed.length > 0 && !isKnown
  return isAsked && !isSupposed && (isKnown || !stateAt(turn, 'confirming'))
}

/** 'paguei ontem 500 inscritos, até quando chegam?' */
const asksTermOfPurchase = (turn: Turn) =>
  isPurchaseMade(turn) &&
  turn.reading.topics.includes('delivery-time') &&
  turn.dialogue.cart.length === 0 &&
  turn.dialogue.state.at !== 'complaining'

/** 'em quanto tempo começa?', 'como acompanho?': answered beside how an order stands. */
export const deliveryParts = (turn: Turn): Part[] => {
  const topics = turn.reading.topics.filter((it) => it === 'delivery-time' || it === 'track-order')
  return topicParts({ ...turn, reading: { ...turn.reading, topics } })
}

/** How fast a PIX is confirmed, where there is none. */
export const asksApproval = ({ reading: { topics }, orders }: Turn): boolean =>
  topics.includes('pix-approval') && orders.length === 0

/** Tells how the visitor's orders and tickets stand; a recap goes on waiting for its yes. */
export const tellStatus: Move = (turn) => {
  const { reading, orders, tickets, dialogue } = turn
  const { orderRef } = reading
  const meant = orderRef
    ? [placedMeant(turn, () => true)].filter((it) => it !== undefined)
    : placedNamed(turn).slice(0, 3)
  const open = orderRef ? [] : listedTickets(tickets, orders.length ? 0 : 1)
  const parts = [
    ...(meant.length ? [say('orders', { orders: meant })] : []),
    ...(open.length ? [say('tickets', { tickets: open })] : []),
  ]
  if (parts.length) return besideRecap(turn, [...parts, ...deliveryParts(turn)])
  const isOrdering = dialogue.cart.length > 0
  const ticket = orderRef && !isOrdering ? tickets.find(isComplaintTicket) : undefined
  if (ticket) return addToTicket(turn, ticket)
  const [page] = pagesNamed(reading)
  if (page && !isOrdering && !says(reading, 'order')) return openSearch(turn, page)
  const isHowAsked = reading.topics.includes('track-order') && orderRef === null
  const told = asksTermOfPurchase(turn)
    ? [...deliveryParts(turn), say('look-up-later')]
    : isHowAsked
      ? deliveryParts(turn)
      : [say('order-not-found', { orderRef })]
  return isOrdering ? besideRecap(turn, told) : { dialogue: { state: { at: 'tracking' } }, parts: told }
}
