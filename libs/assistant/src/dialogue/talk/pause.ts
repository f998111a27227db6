import { isDeepStrictEqual } from 'node:util'
import { say } from '../../replies/say.ts'
import { cartWithNamed } from '../cart/fill-cart.ts'
import { proceed } from '../ordering/proceed.ts'
import { collecting, type State } from '../state.ts'
import type { Move, Turn } from '../turn.ts'

export const pause: Move = (turn) => {
  const dialogue = keepCart(turn)
  return { dialogue, parts: [say('paused', { isShown: dialogue.state.at === 'confirming' })] }
}

/** Keeps the facts named beside a halt, and stops asking: a whole order waits for the visitor to ask for its PIX. */
export function keepCart(turn: Turn) {
  const { cart, state } = turn.dialogue
  const next = cartWithNamed(turn)
  if (isDeepStrictEqual(next, cart)) {
    const paused: State = state.at === 'confirming' ? { ...state, isPaused: true, placedBy: 'yes' } : state
    return { cart: next, state: paused }
  }
  const { dialogue } = proceed(turn, next)
  const shown = dialogue?.state?.at === 'confirming' ? dialogue.state : null
  return shown
    ? { cart: dialogue?.cart ?? next, state: { ...shown, isPaused: true, placedBy: 'command' as const } }
    : { cart: next, state: collecting('link') }
}
