import { isDeepStrictEqual } from 'node:util'
import { say } from '../../replies/say.ts'
import { cartWithNamed } from '../cart/fill-cart.ts'
import { recapOf } from '../ordering/proceed.ts'
import { collecting, heldRecap, pausedRecap } from '../state.ts'
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
  const shown = recapOf(turn, next)
  return shown
    ? { cart: shown.cart, state: heldRecap(shown.state) }
    : { cart: next, state: collecting('link') }
}
