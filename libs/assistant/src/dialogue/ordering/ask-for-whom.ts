import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import type { Move } from '../turn.ts'
import { askInstead, askWhatToChange, ofChange } from './ask-what-to-change.ts'

/** 'sim, manda pro meu amigo': asks for the page; of two orders, 'só o da minha prima', which one stays. */
export const askForWhom: Move<'confirming'> = (turn) => {
  const count = turn.dialogue.state.recap.length
  if (count === 1) return askInstead(turn, say('for-whom'), ofChange)
  return count === 2 ? askInstead(turn, say('ask-which-stays'), ofTwo) : askWhatToChange(turn)
}

const ofTwo = [suggestion.onlyFirst, suggestion.onlySecond, suggestion.both]
