import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import type { Move, Turn } from '../turn.ts'

/** 'mas o preço é 4,50 né', 'achei caro, tem menor?' */
export const speaksOfPriceBesideRecap = ({ reading, dialogue }: Turn): boolean =>
  (reading.money !== null || says(reading, 'haggle')) && dialogue.state.at === 'confirming'

/** 'não sei': what is open is asked once more, with time. */
export const advise: Move = (turn) => withOpenQuestion(turn, [say('advice')])
