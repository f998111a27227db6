import type { Part } from '../../replies/say.ts'
import type { Step, Turn } from '../turn.ts'
import { besideRecap } from './beside-recap.ts'
import { proceed } from './proceed.ts'

/** After an answer to something else, the order in hand is taken up where it stands. */
export function withOpenQuestion(turn: Turn, parts: Part[]): Step {
  const { state, cart } = turn.dialogue
  if (state.at === 'confirming') return besideRecap(turn, parts)
  if (cart.length === 0 || state.at === 'complaining') return { parts }
  /** The answer leaves cart and state as they are. */
  const { question, suggestions } = proceed(turn, cart)
  return { parts, question, suggestions }
}
