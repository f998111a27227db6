import { say } from '../../replies/say.ts'
import { tapLabels } from '../../replies/tap-labels.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { complaining } from '../state.ts'
import { quoted, stateAt, type Step, type Turn } from '../turn.ts'
import { namedPage, ordersOf } from './open-ticket.ts'

/** 'um amigo me indicou 500': something that was known or done before, with no word of what became of it. */
export function askWhatHappened(turn: Turn): Step {
  const mayMean = turn.reading.past?.state === 'named' && { mayMean: ordersOf(turn) }
  const complaint = { description: quoted(turn), ...mayMean }
  return { dialogue: { state: complaining('offered', complaint) }, parts: [say('tell-if-past')] }
}

/** 'vim buscar meus 500': of a purchase, or of an order to come. */
export function askIfBought(turn: Turn): Step {
  const page = namedPage(turn)
  const told = stateAt(turn, 'complaining')
  const mayMean = told?.mayMean ? fillCart(told.mayMean, turn.reading, turn.said) : ordersOf(turn)
  const tries = told ? told.tries + 1 : 0
  const complaint = { description: quoted(turn, told?.description), mayMean, tries, ...(page && { page }) }
  return {
    dialogue: { state: complaining('offered', complaint), cart: [] },
    parts: [say('ask-if-bought')],
    taps: [tapLabels.haveBought, tapLabels.buy],
  }
}
