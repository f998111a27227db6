import { say } from '../../../replies/say.ts'
import type { Step } from '../../turn.ts'
import type { TurnAtStaff } from '../tickets/tickets.ts'
import { followUpTicket } from './follow-up-ticket.ts'

/** A yes to no question of ours; 'resolve isso' is read as half of one. */
export const awaitTicket = (turn: TurnAtStaff): Step =>
  turn.reading.coverage < 1 ? followUpTicket(turn) : { parts: [say('ticket-awaited', turn.ticket)] }
