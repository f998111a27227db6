import { isDeepStrictEqual } from 'node:util'
import { say } from '../../replies/say.ts'
import { cartWithNamed } from '../cart/fill-cart.ts'
import { recapNow } from '../ordering/check-cart.ts'
import { collecting, confirming, heldRecap, pausedRecap } from '../state.ts'
import type { Move, Turn } from '../turn.ts'

export const pause: Move = (turn) => {
  const dialogue = keepCart(turn)
  return { dialogue, parts: [say('paused', { isShown: dialogue.state.at === 'confirming' })] }
}

/** Keeps the facts named beside a halt, and stops asking: a whole order waits for the visitor to ask for its PIX. */
export function keepCart(turn: Turn) {
  const { cart, state } = turn.dialogue
  const next = cartWithNamed(turn)
  if (isDeepStrictEqual(next, cart))
    return { cart: next, state: state.at === 'confirming' ? pausedRecap(state) : state }
  const now = recapNow(turn, next)
  return now
    ? { cart: now.cart, state: heldRecap(confirming(now)) }
    : { cart: next, state: collecting('link') }
}
