import { say } from '../../replies/say.ts'
import type { VisitorOrder, VisitorTicket } from '../../visitor-records.ts'
import { settle } from '../cart/merge-draft.ts'
import { isTicketOpen, meantOrder, pagesOf, ticketNamed } from '../purchases/past-orders.ts'
import { complaining, type StateAt } from '../state.ts'
import { bringsFacts, does, type Move, quoted, stateAt, type Step, type Turn } from '../turn.ts'

export const isComplaint = (it: VisitorTicket) => isTicketOpen(it) && (it.kind ?? 'support') === 'support'

export const isLiving = ({ status }: VisitorOrder) => status !== 'refused' && status !== 'cancelled'

/** Opens a ticket, adds to the one under way, or asks for its page. */
export function report(turn: Turn): Step {
  const named = namedPage(turn)
  const living = named || turn.reading.orderRef ? undefined : meantOrder(turn, isLiving)
  const order = living ?? meantOrder(turn, (it) => it.status !== 'refused')
  const underWay = ticketUnderWay(turn, named, order)
  if (underWay) return addToTicket(underWay, quoted(turn), named)
  const link = named ?? order?.link ?? null
  if (link) return openTicket(turn, quoted(turn), link, order?.orderId)
  return askTicketPage(turn, { description: quoted(turn), orderId: order?.orderId ?? null, tries: 0 })
}

export const ordersOf = ({ said }: Turn) => said.map((it) => settle(it))

/** The page a message names, or the one that it answers about. */
export function namedPage(turn: Turn): string | null {
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

export const openTicket = (turn: Turn, description: string, link: string | null, orderId?: string): Step => ({
  dialogue: { state: complaining('told', { mayMean: ordersOf(turn) }), cart: [] },
  parts: [
    say(does(turn, 'want-cancel', 'want-refund', 'want-withdraw') ? 'cancellation-noted' : 'ticket-opened'),
  ],
  intents: [{ type: 'open-ticket', description, link, ...(orderId ? { orderId } : {}) }],
})

export const addToTicket = ({ ticketId }: VisitorTicket, description: string, link: string | null): Step => ({
  dialogue: { state: complaining('told'), cart: [] },
  parts: [say('ticket-added', { ticketId })],
  intents: [{ type: 'add-to-ticket', ticketId, description, link }],
})

export function askTicketPage(
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
  if (underWay) return addToTicket(underWay, description, link)
  if (link) return openTicket(turn, description, link, state.orderId ?? undefined)
  if (does(turn, 'want-person') || (turn.reading.isQuestion && turn.reading.topics.length > 0)) return null
  if (state.tries > (bringsFacts(turn) || turn.reading.past ? 2 : 0))
    return openTicket(turn, description, null, state.orderId ?? undefined)
  return askTicketPage(turn, { description, orderId: state.orderId, tries: state.tries + 1 })
}

export const tellStaff = (turn: Turn, { ticketId }: VisitorTicket): Step => ({
  parts: [say('told-to-staff', { ticketId })],
  intents: [{ type: 'add-to-ticket', ticketId, description: quoted(turn), link: null }],
})
