import { isLiving } from '../../placed-orders.ts'
import { type Part, say } from '../../replies/say.ts'
import { goodsNamed, isProblem, says } from '../../understanding/reading.ts'
import type { VisitorOrder, VisitorTicket } from '../../visitor-records.ts'
import { emptyDraft, productOf } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { bringsFacts } from '../names-order.ts'
import { pagesNamed, placedMeant } from '../placed.ts'
import { ordersTold } from '../purchase-described.ts'
import { complaining, filed, type StateAt } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'
import { messageForStaff } from './message-for-staff.ts'
import { ticketSubject } from './tickets/ticket-subject.ts'
import { isComplaintTicket, isOfSupport, isTicketOpen, ticketNamed } from './tickets/tickets.ts'
import { asksGuarantee } from './with-guarantee.ts'

/** Opens a ticket, adds to the one under way, or asks for its page. */
export function fileComplaint(turn: Turn): Step {
  const named = namedPage(turn)
  const order = placedMeant(turn, isLiving) ?? placedMeant(turn, (it) => it.status !== 'refused')
  const underWay = ticketUnderWay(turn, named, order)
  const description = messageForStaff(turn, stateAt(turn, 'complaining')?.description)
  if (underWay) return addToTicket(turn, underWay, description)
  const link = named ?? order?.link
  if (link) return openTicket(turn, description, link, order?.orderId)
  return askTicketPage(turn, { description, orderId: order?.orderId ?? null, tries: 0 })
}

/** Takes up the ticket for which a page was asked: it opens at the second message without one, at the fourth where they tell of an order. */
export function continueTicket(turn: Turn, { orderId, tries, ...state }: StateAt<'complaining'>): Step {
  const link = namedPage(turn)
  const description = messageForStaff(turn, state.description)
  const underWay = link && turn.tickets.find((it) => isTicketOpen(it) && it.link === link)
  if (underWay) return addToTicket(turn, underWay, description)
  const most = bringsFacts(turn) || turn.reading.past ? 3 : 1
  if (link || tries > most) return openTicket(turn, description, link, orderId ?? undefined)
  return askTicketPage(turn, { description, orderId, tries })
}

/** The open ticket that a complaint belongs to; one about something else is a ticket of its own. */
function ticketUnderWay(
  turn: Turn,
  named: string | null,
  order: VisitorOrder | undefined,
): VisitorTicket | undefined {
  const open = turn.tickets.filter(isComplaintTicket)
  const byNumber = ticketNamed({ ...turn, tickets: open })
  if (byNumber) return byNumber
  if (named) return open.find((it) => it.link === named || (it.link === null && it.orderId === null))
  const ofOrder = order && open.find((it) => it.orderId === order.orderId || it.link === order.link)
  const isVague = !order || (!turn.reading.orderRef && ordersTold(turn).length === 0)
  return ofOrder ?? (isVague && !says(turn.reading, 'want-other-ticket') ? open[0] : undefined)
}

export const openTicket = (turn: Turn, description: string, link: string | null, orderId?: string): Step => ({
  dialogue: { state: complaining(filed, { mayMean: ordersOfComplaint(turn) }), cart: [] },
  parts: [ticketText(turn)],
  intents: [{ type: 'open-ticket', description, link, ...(orderId && { orderId }) }],
})

function ticketText(turn: Turn): Part {
  const { reading } = turn
  const isTroubled = says(reading, 'complain') || (reading.past !== null && isProblem(reading.past))
  if (says(reading, 'want-cancel', 'want-withdraw')) return say('cancellation-noted', { isTroubled })
  if (says(reading, 'want-refund')) return say('refund-noted', { isTroubled })
  return say('ticket-opened', {
    isAnother: turn.tickets.some(isOfSupport),
    subject: ticketSubject(reading.past ?? turn.readTogether?.().past ?? null),
  })
}

const ordersOfComplaint = (turn: Turn) =>
  ordersTold(turn).length > 0
    ? ordersTold(turn).map(inferParts)
    : (stateAt(turn, 'complaining')?.mayMean ?? [])

/** Adds the message to a ticket that the staff has. */
export const addToTicket = (
  turn: Turn,
  { ticketId }: VisitorTicket,
  description = messageForStaff(turn),
): Step => ({
  dialogue: { state: complaining(filed), cart: [] },
  parts: [
    isOnlyDemand(turn)
      ? say('ticket-at-staff', { ticketId })
      : say('ticket-added', { ticketId, orderRef: turn.reading.orderRef }),
  ],
  intents: [{ type: 'add-to-ticket', ticketId, description, link: namedPage(turn) }],
})

/** 'resolve isso', 'quero que reponham', 'abre um chamado então': nothing is told that the ticket has not. */
function isOnlyDemand(turn: Turn): boolean {
  const { past, orderRef, money, targets } = turn.reading
  return (
    (says(turn.reading, 'want-ticket', 'agree', 'command') || asksGuarantee(turn)) &&
    (past === null || (past.isUnsure === true && past.trouble === undefined)) &&
    orderRef === null &&
    money === null &&
    targets.length + turn.namedOrders.length === 0
  )
}

type Complaint = Pick<StateAt<'complaining'>, 'description' | 'orderId' | 'tries'>

export function askTicketPage(turn: Turn, { tries, ...complaint }: Complaint): Step {
  const state = complaining('link', { ...complaint, tries: tries + 1, platform: namedPlatform(turn) })
  const product = productOfComplaint(turn)
  return {
    dialogue: { state, cart: [] },
    parts: [say('ask-ticket-page', { isAgain: tries > 0, product })],
  }
}

/** The product of the purchase, as this message or the complaint before it tells. */
const productOfComplaint = (turn: Turn) =>
  [turn.reading, turn.readTogether?.()]
    .flatMap((it) => it?.past?.items[0] ?? [])
    .map(({ platform, serviceType }) => productOf(inferParts({ ...emptyDraft, platform, serviceType })))
    .find((it) => it !== null) ?? null

const namedPlatform = (turn: Turn) =>
  goodsNamed(turn.reading).find((it) => it.platform)?.platform ??
  stateAt(turn, 'complaining')?.platform ??
  null

/** The page a message names, or the one that it answers about. */
export function namedPage(turn: Turn): string | null {
  const state = stateAt(turn, 'complaining')
  return pagesNamed(turn.reading, state?.platform)[0] ?? state?.page ?? null
}
