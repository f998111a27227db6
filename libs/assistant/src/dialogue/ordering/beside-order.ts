import { type Part, say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { closingOf } from '../stance.ts'
import { heldRecap, pausedRecap } from '../state.ts'
import { isAt, type Step, type Turn } from '../turn.ts'
import { isRecap } from '../waits-for.ts'
import { openQuestion } from './proceed.ts'

/**
 * After an answer to something else, the order in hand is taken up where it stands: `proceed` follows what changes it, and
 * `goOn` a yes that means only to go on.
 */
export function withOpenQuestion(turn: Turn, parts: Part[]): Step {
  const { state, cart } = turn.dialogue
  if (state.at === 'confirming') return besideRecap(turn, parts)
  if (cart.length === 0 || state.at === 'complaining' || closingOf(turn) !== 'question') return { parts }
  return { parts, ...openQuestion(turn, cart) }
}

/** An answer beside a recap, which goes on waiting for its yes; after a hypothesis or a trick nothing is asked. */
export function besideRecap(turn: Turn, parts: Part[], withoutRecap: Part[] = []): Step {
  if (!isAt(turn, 'confirming')) return { parts: [...parts, ...withoutRecap] }
  const { state } = turn.dialogue
  const closing = closingOf(turn)
  if (closing === 'nothing') return { parts }
  if (closing === 'no hurry')
    return { dialogue: { state: pausedRecap(state) }, parts: [...parts, say('at-ease')] }
  const question = isRecap('quiet', state) ? [] : [say('still-in-cart', { orders: state.recap })]
  return { parts: [...parts, ...question], suggestions: [suggestion.placeRecap, suggestion.changeQuantity] }
}

/** The recap stays, and no yes is asked for: the visitor says when. */
export const holdRecap = ({ dialogue: { state } }: Turn<'confirming'>): Step => ({
  dialogue: { state: heldRecap(state) },
  parts: [say('at-ease')],
})
