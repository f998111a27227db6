import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { complaining } from '../state.ts'
import { ordersTold } from '../purchase-described.ts'
import type { Move } from '../turn.ts'
import { namedPage } from './file-complaint.ts'
import { messageForStaff } from './message-for-staff.ts'

/** Offers the ticket once more to whoever took and refused none, and who may want to buy. */
export const askTicket: Move<'complaining'> = (turn) => {
  const { description, mayMean, tries } = turn.dialogue.state
  const page = namedPage(turn)
  const complaint = {
    description: messageForStaff(turn, description),
    mayMean: fillCart(mayMean ?? [], turn.reading, ordersTold(turn)),
    tries: tries + 1,
    ...(page && { page }),
  }
  return {
    dialogue: { state: complaining('offered', complaint), cart: [] },
    parts: [say('ask-ticket')],
    suggestions: [suggestion.openTicket, suggestion.buy],
  }
}
