import { say } from '../../replies/say.ts'
import type { Step } from '../turn.ts'

/** Words of an order after a complaint that the staff has answered: are they of the purchase? */
export const askHowToHelp = (): Step => ({ parts: [say('ask-how-to-help')] })
