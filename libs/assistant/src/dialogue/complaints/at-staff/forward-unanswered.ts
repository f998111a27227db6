import { stateAt, type Step, type Turn } from '../../turn.ts'
import { continueTicket } from '../file-complaint.ts'
import { wantsToBuy } from '../start-anew.ts'
import { isTicketOpen, ticketAtStaff } from '../tickets.ts'
import { followUpTicket, forwardMessage } from './follow-up-ticket.ts'

/** A message that nothing else takes up, from a visitor whose complaint the staff has or has answered, or that waits for its page. */
export function forwardUnanswered(turn: Turn): Step | null {
  const state = stateAt(turn, 'complaining')
  if (state?.step === 'link') return continueTicket(turn, state)
  const ticket = ticketAtStaff(turn)
  if (ticket) return wantsToBuy(turn) ? null : followUpTicket({ ...turn, ticket })
  const answered = turn.tickets.find((it) => isTicketOpen(it) && it.lastReply !== null)
  return answered && turn.dialogue.cart.length === 0 ? forwardMessage(turn, answered) : null
}
