import type { VisitorOrder, VisitorTicket } from '../../visitor-records.ts'
import { latestEndMinutes, latestStartMinutes } from '@smm/site/delivery'
import { type Part, say } from '../../replies/say.ts'
import { takeForOrder } from './drop-complaint.ts'
import { takeFacts } from './order-moves.ts'
import { isComplete } from '../cart/cart.ts'
import { productOf, settle } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { isDelivered, isTicketOpen, meantOrder, pagesOf, ticketNamed } from '../past-orders.ts'
import { complaining, idle, type StateAt } from '../state.ts'
import { bringsFacts, does, type Move, quoted, stateAt, type Step, type Turn } from '../turn.ts'

export const isComplaint = (it: VisitorTicket) => isTicketOpen(it) && (it.kind ?? 'support') === 'support'

/** Complaints, losses after delivery and requests for a ticket; 'ainda tem garantia?' beside them is answered too. */
export const handleTrouble: Move = (turn) => {
  const { isQuestion, topics } = turn.reading
  const step = takeTrouble(turn)
  if (!step || !isQuestion || !topics.includes('guarantee')) return step
  const guarantee = say('topic', { topic: 'guarantee', product: null, platform: null })
  return { ...step, parts: [guarantee, ...step.parts] }
}

const takeTrouble: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (state?.step === 'link') return continueTicket(turn)
  const delivered = meantOrder(turn, isDelivered)
  const isLess = turn.reading.past?.state === 'lost' || does(turn, 'report-drop', 'want-refill')
  if (delivered && isLess && !does(turn, 'want-ticket'))
    return {
      dialogue: { state: complaining('told'), cart: [] },
      parts: [say('refill-asked', delivered)],
      intents: [{ type: 'request-refill', orderId: delivered.orderId }],
    }
  return (
    (isPartDue(turn) ? promiseRest(turn) : null) ??
    (isStillDue(turn) ? promiseDelivery(turn) : null) ??
    (isSureOfPurchase(turn) ? report(turn) : offerTicket(turn))
  )
}

const dueStates = new Set(['pending', 'short', 'bought', 'named'])

/** Bought so lately that by the published times nothing need have come. */
function isStillDue(turn: Turn): boolean {
  const { past } = turn.reading
  if (past?.minutesAgo === undefined || does(turn, 'want-ticket', 'want-refund')) return false
  if (!dueStates.has(past.state)) return false
  return past.minutesAgo <= latestStartMinutes(past.item)
}

/** 'comprei hoje, ainda não chegaram todos, em quanto tempo chega tudo?' */
function isPartDue(turn: Turn): boolean {
  const { past, isQuestion, topics } = turn.reading
  if (past?.minutesAgo === undefined || past.state !== 'short' || does(turn, 'want-ticket', 'want-refund'))
    return false
  const isAsked = isQuestion && topics.includes('delivery-time')
  return isAsked && past.minutesAgo <= latestEndMinutes(past.item)
}

/** Tells until when the rest comes. */
const promiseRest = (turn: Turn): Step | null => (turn.orders.length > 0 ? null : { parts: stillDue(turn) })

/** Tells when it starts, and offers a ticket for the case that it does not. */
function promiseDelivery(turn: Turn): Step | null {
  if (turn.dialogue.state.at === 'confirming' || turn.orders.length > 0) return null
  return {
    dialogue: { state: complaining('offered', { description: quoted(turn) }) },
    parts: stillDue(turn),
    taps: ['Abrir chamado', 'Não precisa'],
  }
}

function stillDue({ reading: { past } }: Turn): Part[] {
  const product = past && productOf(past.item)
  return [say('still-due'), say('topic', { topic: 'delivery-time', product, platform: null })]
}

const isLiving = ({ status }: VisitorOrder) => status !== 'refused' && status !== 'cancelled'

/** A ticket opens by itself only where the visitor tells of a purchase with a problem, or asks for one. */
function isSureOfPurchase(turn: Turn): boolean {
  const { past, targets } = turn.reading
  const isPast = past !== null && !['fine', 'elsewhere', 'named'].includes(past.state)
  const pages = pagesOf(turn.reading)
  const isOfOrder = turn.orders.some((it) => isLiving(it) && (pages.length === 0 || pages.includes(it.link)))
  return (
    (does(turn, 'want-ticket') && !turn.reading.isQuestion) ||
    does(turn, 'want-refund') ||
    (does(turn, 'want-refill', 'report-drop') && (isPast || isOfOrder || !turn.reading.isQuestion)) ||
    (does(turn, 'complain') && (isPast || isOfOrder || targets.some((it) => it.role === 'former'))) ||
    (isPast && past.state !== 'bought')
  )
}

/** Opens a ticket, adds to the one under way, or asks for its page. */
export function report(turn: Turn): Step {
  const named = namedPage(turn)
  const living = named || turn.reading.orderRef ? undefined : meantOrder(turn, isLiving)
  const order = living ?? meantOrder(turn, (it) => it.status !== 'refused')
  const underWay = ticketUnderWay(turn, named, order)
  if (underWay) return addTo(underWay, quoted(turn), named)
  const link = named ?? order?.link ?? null
  if (link) return open(turn, quoted(turn), link, order?.orderId)
  return askPage(turn, { description: quoted(turn), orderId: order?.orderId ?? null, tries: 0 })
}

function offerTicket(turn: Turn): Step | null {
  if (turn.dialogue.state.at === 'confirming' || turn.dialogue.cart.length > 0) return null
  if (turn.reading.past?.state === 'named') return askIfBought(turn)
  return {
    dialogue: { state: complaining('offered', { description: quoted(turn) }) },
    parts: [say('offer-ticket')],
    taps: ['Sim, abrir chamado', 'Não precisa'],
  }
}

/** 'um amigo me indicou 500': something that was known or done before, with no word of what became of it. */
export function askWhatHappened(turn: Turn): Step {
  const mayMean = turn.reading.past?.state === 'named' && { mayMean: ordersOf(turn) }
  const complaint = { description: quoted(turn), ...mayMean }
  return { dialogue: { state: complaining('offered', complaint) }, parts: [say('tell-if-past')] }
}

/** 'vim buscar meus 500': of a purchase, or of an order to come. */
function askIfBought(turn: Turn): Step {
  const page = namedPage(turn)
  const told = stateAt(turn, 'complaining')
  const mayMean = told?.mayMean ? fillCart(told.mayMean, turn.reading, turn.said) : ordersOf(turn)
  const tries = told ? told.tries + 1 : 0
  const complaint = { description: quoted(turn, told?.description), mayMean, tries, ...(page && { page }) }
  return {
    dialogue: { state: complaining('offered', complaint), cart: [] },
    parts: [say('ask-if-bought')],
    taps: ['Já comprei', 'Quero comprar'],
  }
}
const ordersOf = ({ said }: Turn) => said.map((it) => settle(it))

/** The page a message names, or the one that it answers about. */
function namedPage(turn: Turn): string | null {
  const state = stateAt(turn, 'complaining')
  return pagesOf(turn.reading, state?.platform)[0] ?? state?.page ?? null
}

/** The open ticket that a complaint belongs to; one about something else is a ticket of its own. */
function ticketUnderWay(
  turn: Turn,
  named: string | null,
  order: VisitorOrder | undefined,
): VisitorTicket | undefined {
  const open = turn.tickets.filter(isComplaint)
  const { orderRef } = turn.reading
  const byNumber = ticketNamed({ ...turn, tickets: open })
  if (byNumber) return byNumber
  if (named) return open.find((it) => it.link === named || (it.link === null && it.orderId === null))
  const ofOrder =
    order && open.find((it) => (it.orderId ? it.orderId === order.orderId : it.link === order.link))
  if (does(turn, 'want-other-ticket')) return ofOrder
  return ofOrder ?? (!order || (!orderRef && !turn.said.length) ? open[0] : undefined)
}

const open = (turn: Turn, description: string, link: string | null, orderId?: string): Step => ({
  dialogue: { state: complaining('told', { mayMean: ordersOf(turn) }), cart: [] },
  parts: [
    say(does(turn, 'want-cancel', 'want-refund', 'want-withdraw') ? 'cancellation-noted' : 'ticket-opened'),
  ],
  intents: [{ type: 'open-ticket', description, link, ...(orderId ? { orderId } : {}) }],
})

const addTo = ({ ticketId, status }: VisitorTicket, description: string, link: string | null): Step => ({
  dialogue: { state: complaining('told'), cart: [] },
  parts: [say('ticket-added', { ticketId, status })],
  intents: [{ type: 'add-to-ticket', ticketId, description, link }],
})

function askPage(
  turn: Turn,
  complaint: Pick<StateAt<'complaining'>, 'description' | 'orderId' | 'tries'>,
): Step {
  const state = complaining('link', { ...complaint, platform: namedPlatform(turn) })
  return { dialogue: { state, cart: [] }, parts: [say('ask-ticket-page', complaint)] }
}

const namedPlatform = (turn: Turn) =>
  turn.reading.past?.item.platform ??
  turn.reading.items.find((it) => it.platform)?.platform ??
  stateAt(turn, 'complaining')?.platform ??
  null

/** Takes up the ticket for which a page was asked: two tries, then it is opened without one. */
export const continueTicket: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (state?.step !== 'link') return null
  const link = namedPage(turn)
  const description = quoted(turn, state.description)
  const underWay = link && turn.tickets.find((it) => isTicketOpen(it) && it.link === link)
  if (underWay) return addTo(underWay, description, link)
  if (link) return open(turn, description, link, state.orderId ?? undefined)
  if (does(turn, 'want-person') || (turn.reading.isQuestion && turn.reading.topics.length > 0)) return null
  if (state.tries > (bringsFacts(turn) || turn.reading.past ? 2 : 0))
    return open(turn, description, null, state.orderId ?? undefined)
  return askPage(turn, { description, orderId: state.orderId, tries: state.tries + 1 })
}

/** A yes to 'quer que eu abra um chamado?', or the page that was asked for. */
export const agreeToTicket: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (state?.step === 'link') return continueTicket(turn)
  const asOrder = takeForOrder(turn)
  if (asOrder || state?.step !== 'offered') return asOrder
  if (state.mayMean && state.tries === 0 && does(turn, 'nod')) return askIfBought(turn)
  const link = namedPage(turn)
  return link ? open(turn, quoted(turn, state.description), link) : askPage(turn, { ...state, tries: 0 })
}

/** After a complaint, pages and numbers go on telling of it, until something is asked to be bought or an order is told twice. */
export const hearComplaint: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (!state || !bringsFacts(turn)) return null
  if (state.step === 'link') return continueTicket(turn)
  const asOrder = takeForOrder(turn)
  if (asOrder) return asOrder
  if (state.step === 'offered') {
    if (does(turn, 'order', 'ask-price') || turn.reading.choice !== null) return takeFacts(turn)
    return state.mayMean && isPageAlone(turn) ? askIfBought(turn) : agreeToTicket(turn)
  }
  const isOrder = does(turn, 'order', 'add-item', 'ask-price', 'ask-packages', 'greet', 'agree')
  if (isOrder || (state.tries > 0 && tellsOrder(turn))) return takeFacts(turn)
  const ticket = turn.tickets.find(isComplaint)
  if (!ticket) return { parts: [say('tell-if-past')] }
  const { ticketId } = ticket
  return {
    dialogue: { state: { ...state, tries: state.tries + 1 } },
    parts: [say('told-to-staff', { ticketId })],
    intents: [{ type: 'add-to-ticket', ticketId, description: quoted(turn), link: null }],
  }
}

/** A page may be that of a purchase, or of an order to come. */
const isPageAlone = ({ said, reading }: Turn) =>
  reading.past === null && said.every((it) => it.quantity === null && it.serviceType === null)

/** '1500 curtidas, o link é instagram.com/p/…': all of an order, and nothing of a purchase. */
const tellsOrder = ({ said, reading }: Turn) =>
  reading.past === null && said.some((it) => isComplete(settle(it)))

/** 'não quero chamado nenhum', 'já resolveu'. */
export const withdrawTicket: Move = (turn) => {
  const ticket = turn.tickets.find(isTicketOpen)
  const dialogue = { state: idle }
  if (!ticket)
    return stateAt(turn, 'complaining')
      ? { dialogue, parts: [say('ticket-not-opened')] }
      : { parts: [say('no-ticket')] }
  const { ticketId } = ticket
  return {
    dialogue,
    parts: [say('ticket-withdrawn', { ticketId })],
    intents: [{ type: 'withdraw-ticket', ticketId }],
  }
}

/** A no to the ticket that was offered, or to the page that was asked for. */
export const leaveComplaint: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  const isAnswer = state?.step === 'offered' || (state?.step === 'link' && !isOnlyNo(turn))
  if (!isAnswer) return null
  return { dialogue: { state: idle }, parts: [say('ticket-not-opened')] }
}

/** 'não sei o número': a no to no question of ours. */
const isOnlyNo = (turn: Turn) => !does(turn, 'refuse', 'want-cancel', 'withdraw-ticket')

/** A message that nothing else takes up, from a visitor whom the staff has answered or whose ticket waits for its page. */
export const passOnToStaff: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (state?.step === 'link') return continueTicket(turn)
  const answered = turn.tickets.find((it) => isTicketOpen(it) && it.lastReply !== null)
  if (!answered || turn.dialogue.cart.length > 0 || !turn.message.trim()) return null
  const { ticketId } = answered
  return {
    parts: [say('told-to-staff', { ticketId })],
    intents: [{ type: 'add-to-ticket', ticketId, description: quoted(turn), link: null }],
  }
}
