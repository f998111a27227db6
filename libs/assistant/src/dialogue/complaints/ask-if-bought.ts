import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { complaining } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'
import { namedPage } from './file-complaint.ts'
import { messageForStaff } from './message-for-staff.ts'

/** 'vim buscar meus 500': of a purchase, or of an order to come; whoever does not say which is asked for a yes to a ticket. */
export function askIfBought(turn: Turn): Step {
  const page = namedPage(turn)
  const before = stateAt(turn, 'complaining')
  const mayMean = before?.mayMean
    ? fillCart(before.mayMean, turn.reading, turn.namedOrders)
    : turn.namedOrders.map(inferParts)
  const tries = before ? before.tries + 1 : 0
  const complaint = {
    description: messageForStaff(turn, before?.description),
    mayMean,
    tries,
    ...(page && { page }),
  }
  return {
    dialogue: { state: complaining('offered', complaint), cart: [] },
    parts: [say(before ? 'ask-ticket' : 'ask-if-bought')],
    suggestions: [before ? suggestion.openTicket : suggestion.haveBought, suggestion.buy],
  }
}
