import { besideRecap } from '../ordering/beside-order.ts'
import type { Move } from '../turn.ts'
import { tellStatus } from './tell-status.ts'

/** The recap goes on waiting for its yes. */
export const tellStatusBeside: Move = (turn) => besideRecap(turn, tellStatus(turn).parts)
