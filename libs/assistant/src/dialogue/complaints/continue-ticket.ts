import { say } from '../../replies/say.ts'
import { isTicketOpen } from '../purchases/past-orders.ts'
import { complaining, type StateAt } from '../state.ts'
import { bringsFacts, does, messageForStaff, type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { addToTicket } from './add-to-ticket.ts'
import { namedPage, openTicket } from './open-ticket.ts'

/** Takes up the ticket for which a page was asked: two tries, then it is opened without one. */
export const continueTicket: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (state?.step !== 'link') return null
  const link = namedPage(turn)
  const description = messageForStaff(turn, state.description)
  const underWay = link && turn.tickets.find((it) => isTicketOpen(it) && it.link === link)
  if (underWay) return addToTicket(underWay, description, link)
  if (link) return openTicket(turn, description, link, state.orderId ?? undefined)
  if (does(turn, 'want-person') || (turn.reading.isQuestion && turn.reading.topics.length > 0)) return null
  if (state.tries > (bringsFacts(turn) || turn.reading.past ? 2 : 0))
    return openTicket(turn, description, null, state.orderId ?? undefined)
  return askTicketPage(turn, { description, orderId: state.orderId, tries: state.tries + 1 })
}

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
