import { say } from '../../replies/say.ts'
import { draftInHand } from '../cart/order-in-hand.ts'
import { collecting } from '../state.ts'
import type { Move } from '../turn.ts'

/** Waits for the visitor's handle in place of a link. */
export const askHandle: Move = (turn) => {
  const { platform = null } = draftInHand(turn.dialogue.cart) ?? {}
  return {
    dialogue: { state: collecting('link') },
    parts: [say('ask-handle', { platform })],
  }
}
