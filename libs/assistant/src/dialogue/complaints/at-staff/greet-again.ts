import { say } from '../../../replies/say.ts'
import { says } from '../../../understanding/reading.ts'
import { returnCourtesy } from '../../talk/return-courtesy.ts'
import { after, type Step } from '../../turn.ts'
import { tellTickets } from '../tickets/tell-tickets.ts'
import type { TurnAtStaff } from '../tickets/tickets.ts'
import { followUpTicket } from './follow-up-ticket.ts'

/** Insults are of the complaint; whoever comes back is told how it stands. */
export const greetAgain = (turn: TurnAtStaff): Step => {
  if (says(turn.reading, 'insult')) return followUpTicket(turn)
  return says(turn.reading, 'greet', 'check-presence')
    ? after([say('greeting', turn.reading)], tellTickets(turn))
    : returnCourtesy(turn)
}
