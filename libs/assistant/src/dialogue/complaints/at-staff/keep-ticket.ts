import { say } from '../../../replies/say.ts'
import type { Step } from '../../turn.ts'
import { addToTicket } from '../file-complaint.ts'
import type { TurnAtStaff } from '../tickets/tickets.ts'

/** 'não tenho o número' adds to it; 'não' alone may be to the ticket itself. */
export const keepTicket = (turn: TurnAtStaff): Step => ({
  ...addToTicket(turn, turn.ticket),
  parts: [say('ticket-kept', turn.ticket)],
})
