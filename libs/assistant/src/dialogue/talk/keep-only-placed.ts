import { say } from '../../replies/say.ts'
import { idle } from '../state.ts'
import type { Step } from '../turn.ts'

/** The order placed last is enough: the one begun after it goes. */
export const keepOnlyPlaced = (): Step => ({
  dialogue: { cart: [], state: idle },
  parts: [say('only-the-first')],
})
