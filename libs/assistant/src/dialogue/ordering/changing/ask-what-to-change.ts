import { type Part, say } from '../../../replies/say.ts'
import { suggestion } from '../../../replies/suggestions.ts'
import { askedRecap } from '../../state.ts'
import type { Move, Step, Turn } from '../../turn.ts'

export const askWhatToChange: Move<'confirming'> = (turn) =>
  askInstead(turn, say('ask-what-to-change'), ofChange)

export const ofChange: string[] = [suggestion.changeQuantity, suggestion.changePage, suggestion.dropOrder]

/** Another question than that of the recap, with suggestions of its own: a bare yes to it shows the recap again. */
export const askInstead = (
  { dialogue: { state } }: Turn<'confirming'>,
  question: Part,
  suggestions: string[],
): Step => ({
  dialogue: { state: askedRecap(state, 'change') },
  parts: [question],
  suggestions,
})
