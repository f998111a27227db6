import { say } from '../../replies/say.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import type { Move } from '../turn.ts'

/** A password is refused and forgotten: nothing of such a message enters the dialogue. */
export const turnDownPassword: Move = (turn) => withOpenQuestion(turn, [say('password-turned-down')])
