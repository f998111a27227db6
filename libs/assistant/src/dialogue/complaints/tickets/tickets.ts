import type { VisitorTicket } from '../../../visitor-records.ts'
import { isIdOf } from '../../placed.ts'
import { filed } from '../../state.ts'
import { stateAt, type Turn } from '../../turn.ts'

export const isTicketOpen = ({ status }: VisitorTicket) => status === 'open' || status === 'in_progress'

/** A complaint, and no request about personal data. */
export const isOfSupport = ({ kind = 'support' }: VisitorTicket) => kind === 'support'

export const isComplaintTicket = (it: VisitorTicket) => isTicketOpen(it) && isOfSupport(it)

const mostListed = 3

/** The tickets that are open, else the newest ones. */
export function listedTickets(tickets: readonly VisitorTicket[], newest = 1): readonly VisitorTicket[] {
  const open = tickets.filter(isTicketOpen)
  return open.length > 0 ? open.slice(0, mostListed) : tickets.slice(0, newest)
}

/** The ticket whose number a message names. */
export const ticketNamed = ({ reading: { orderRef }, tickets }: Pick<Turn, 'reading' | 'tickets'>) =>
  orderRef === null ? undefined : tickets.find((it) => isIdOf(it.ticketId, orderRef))

/** The ticket of the last complaint, while the staff has it: what follows adds to it, until something is asked or bought. */
export const ticketAtStaff = (turn: Turn): VisitorTicket | undefined =>
  stateAt(turn, 'complaining')?.step === filed ? turn.tickets.find(isComplaintTicket) : undefined

/** Whether the page of a ticket is asked for. */
export const awaitsPage = (turn: Turn): boolean => stateAt(turn, 'complaining')?.step === 'link'

/** The ticket that the staff has answered, while nothing is in hand. */
export const ticketAnswered = ({ tickets, dialogue }: Turn): VisitorTicket | undefined =>
  dialogue.cart.length === 0 ? tickets.find((it) => isTicketOpen(it) && it.lastReply !== null) : undefined

/** A message after a complaint that the staff has. */
export type TurnAtStaff = Turn & { ticket: VisitorTicket }
