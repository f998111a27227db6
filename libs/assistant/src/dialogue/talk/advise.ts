import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { isAnswerable } from '../is-answerable.ts'
import { bringsFacts } from '../names-order.ts'
import { withOpenQuestion } from '../ordering/with-open-question.ts'
import type { Move, Turn } from '../turn.ts'

/** A hesitation alone: not 'mas o preço é 4,50 né', and not 'só que pro meu amigo'. */
export const hesitates = (turn: Turn): boolean =>
  says(turn.reading, 'hedge') &&
  !bringsFacts(turn) &&
  !isAnswerable(turn) &&
  !turn.reading.isForOther &&
  (turn.reading.money === null || turn.dialogue.state.at !== 'confirming')

/** 'não sei': what is open is asked once more, with time. */
export const advise: Move = (turn) => withOpenQuestion(turn, [say('advice')])
