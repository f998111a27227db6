import { say } from '../../replies/say.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import type { Move } from '../turn.ts'
import { keepOnlyPlaced } from './keep-only-placed.ts'

/** A no where there was nothing to decline. */
export const takeNo: Move = (turn) => {
  const { cart, last, state } = turn.dialogue
  if (last && state.at === 'collecting') return keepOnlyPlaced()
  return cart.length > 0 ? withOpenQuestion(turn, [say('fine')]) : { parts: [say('heard')] }
}
