import { say } from '../../../replies/say.ts'
import { suggestion } from '../../../replies/suggestions.ts'
import { says } from '../../../understanding/reading.ts'
import { withQuoted } from '../../cart/chosen-quantity.ts'
import { askedRecap } from '../../state.ts'
import type { Move } from '../../turn.ts'
import { isRecap } from '../../waits-for.ts'
import { proceed } from '../proceed.ts'

/** An agreement with something beside it that is not plain: asked again, in one line. */
export const askBeforePix: Move<'confirming'> = (turn) => {
  const { state } = turn.dialogue
  const isHeldBack = !isRecap('meant', state) && !turn.reading.isQuestion
  const isWeak = says(turn.reading, 'nod', 'partial-yes')
  if (isHeldBack && isWeak && isRecap('quiet', state)) return { parts: [say('at-ease')] }
  /** 'ah tá, obrigada', behind an answer */
  if (says(turn.reading, 'nod') && says(turn.reading, 'thank')) return { parts: [say('you-are-welcome')] }
  if (isHeldBack) return proceed(turn, withQuoted(turn))
  return {
    dialogue: { state: askedRecap(state, 'second-yes') },
    parts: [isWeak ? say('ask-pix-then') : say('ask-before-pix')],
    suggestions: [suggestion.placeRecap, suggestion.changeQuantity, suggestion.dropOrder],
  }
}
