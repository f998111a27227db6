import { bringsFacts, wantsToBuy } from '../../names-order.ts'
import { tellAboutTopics } from '../../talk/tell-about-topics.ts'
import type { Step, Turn } from '../../turn.ts'
import { tellTickets } from '../tickets/tell-tickets.ts'
import type { TurnAtStaff } from '../tickets/tickets.ts'
import { asksGuarantee, withGuarantee } from '../with-guarantee.ts'
import { followUpTicket } from './follow-up-ticket.ts'

/** 'o número está no e-mail dele': words of a topic in what is added to the complaint; a question is answered. */
export const tellTopicOrFollowUp = (turn: TurnAtStaff): Step => {
  if (asksWhen(turn)) return tellTickets(turn)
  if (asksGuarantee(turn) && !wantsToBuy(turn)) return withGuarantee(turn, followUpTicket(turn))
  return turn.reading.isQuestion || wantsToBuy(turn) ? tellAboutTopics(turn) : followUpTicket(turn)
}

/** 'vocês demoram pra responder?', beside a ticket, asks after its answer. */
const asksWhen = (turn: Turn): boolean =>
  turn.reading.topics.every((it) => aboutWaiting.has(it)) && !bringsFacts(turn)

const aboutWaiting = new Set<string>(['delivery-time', 'delivery-date', 'support-hours'])
