import { say } from '../../replies/say.ts'
import { withOpenQuestion } from '../ordering/with-open-question.ts'
import type { Move } from '../turn.ts'
import { keepOnlyPlaced } from './keep-only-placed.ts'

/** A no where there was nothing to decline. */
export const takeNo: Move = (turn) => {
  const { last, state } = turn.dialogue
  return last && state.at === 'collecting' ? keepOnlyPlaced : withOpenQuestion(turn, [say('fine')])
}
