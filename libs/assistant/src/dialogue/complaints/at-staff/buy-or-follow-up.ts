import { says } from '../../../understanding/reading.ts'
import { takeFacts } from '../../ordering/take-facts.ts'
import type { Step } from '../../turn.ts'
import { wantsToBuy } from '../start-anew.ts'
import type { TurnAtStaff } from '../tickets.ts'
import { followUpTicket } from './follow-up-ticket.ts'

/** Words of an order in what is added to the complaint: they go to the staff until something is asked to be bought. */
export const buyOrFollowUp = (turn: TurnAtStaff): Step =>
  wantsToBuy(turn) || says(turn.reading, 'greet') ? takeFacts(turn) : followUpTicket(turn)
