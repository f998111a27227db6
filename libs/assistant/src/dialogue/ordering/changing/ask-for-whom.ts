import { say } from '../../../replies/say.ts'
import { suggestion } from '../../../replies/suggestions.ts'
import { namesOrder } from '../../names-order.ts'
import { type Move, stateAt, type Turn } from '../../turn.ts'
import { askInstead, askWhatToChange, ofChange } from './ask-what-to-change.ts'

/** 'sim, manda pro meu amigo': asks for the page; of two orders, 'só o da minha prima', which one stays. */
export const askForWhom: Move<'confirming'> = (turn) => {
  const count = turn.dialogue.state.recap.length
  if (count === 1) return askInstead(turn, say('for-whom'), ofChange)
  return count === 2 ? askInstead(turn, say('ask-which-stays'), ofTwo) : askWhatToChange(turn)
}

const ofTwo = [suggestion.onlyFirst, suggestion.onlySecond, suggestion.both]

/** 'sim, faz pro insta da minha irmã': somebody's page on the platform of the recap, and nothing else of an order. */
export function namesOnlyWhom(turn: Turn): boolean {
  const [only, ...others] = stateAt(turn, 'confirming')?.recap ?? []
  return (
    turn.reading.isForOther &&
    only !== undefined &&
    others.length === 0 &&
    !namesOrder(turn) &&
    turn.namedOrders.every(
      (it) =>
        it.platform === only.platform && (it.serviceType === null || it.serviceType === only.serviceType),
    )
  )
}
