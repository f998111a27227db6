import { say } from '../../../replies/say.ts'
import { says } from '../../../understanding/reading.ts'
import { takeFacts } from '../../ordering/take-facts.ts'
import type { Step, Turn } from '../../turn.ts'
import { wantsToBuy } from '../start-anew.ts'

/** Words of an order after a complaint that the staff has answered: ordered, or asked whether they are of the purchase. */
export const buyOrAskHowToHelp = (turn: Turn): Step =>
  wantsToBuy(turn) || says(turn.reading, 'greet') ? takeFacts(turn) : { parts: [say('ask-how-to-help')] }
