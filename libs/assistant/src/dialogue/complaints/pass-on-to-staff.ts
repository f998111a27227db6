import { isTicketOpen } from '../purchases/past-orders.ts'
import { type Move, stateAt } from '../turn.ts'
import { isReported, tellMore, tellStaff } from './add-to-ticket.ts'
import { continueTicket } from './continue-ticket.ts'

/** A message that nothing else takes up, from a visitor whose complaint the staff has or has answered, or that waits for its page. */
export const passOnToStaff: Move = (turn) => {
  if (stateAt(turn, 'complaining')?.step === 'link') return continueTicket(turn)
  if (!turn.message.trim()) return null
  if (isReported(turn)) return tellMore(turn)
  const answered = turn.tickets.find((it) => isTicketOpen(it) && it.lastReply !== null)
  return answered && turn.dialogue.cart.length === 0 ? tellStaff(turn, answered) : null
}
