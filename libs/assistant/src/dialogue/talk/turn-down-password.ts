import { say } from '../../replies/say.ts'
import { withNamedOrder } from '../ordering/beside-order.ts'
import type { Move } from '../turn.ts'

/** A password is refused, and was forgotten where the message was read: an order beside it goes on. */
export const turnDownPassword: Move = (turn) => withNamedOrder(turn, [say('password-turned-down')])
