import { say } from '../../replies/say.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import type { Move, Turn } from '../turn.ts'

/** 'mas o preço é 4,50 né' */
export const namesMoneyBesideRecap = ({ reading, dialogue }: Turn): boolean =>
  reading.money !== null && dialogue.state.at === 'confirming'

/** 'não sei': what is open is asked once more, with time. */
export const advise: Move = (turn) => withOpenQuestion(turn, [say('advice')])
