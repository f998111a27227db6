import { say } from '../../../replies/say.ts'
import { idle } from '../../state.ts'
import type { Move } from '../../turn.ts'

/** The cart is put aside in one line; 'voltei, pode ser então' takes it up again. */
export const dropCart: Move = ({ dialogue: { cart } }) => ({
  dialogue: { cart: [], declinedCart: cart, state: idle, budgetCents: null },
  parts: [say('decline-accepted')],
})
