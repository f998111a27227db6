import { say } from '../../replies/say.ts'
import type { Condition } from '../../understanding/reading-labels.ts'
import { holdRecap } from '../ordering/beside-order.ts'
import type { Move, Turn } from '../turn.ts'

const ofTime = new Set<Condition>(['time', 'charge-later', 'other'])

/** 'sim, só dia 20', and no other condition. */
export const asksChargeLater = ({ reading: { conditions } }: Turn): boolean =>
  conditions.includes('charge-later') && conditions.every((it) => ofTime.has(it))

/** The recap waits for the visitor to ask for its PIX. */
export const chargeLater: Move<'confirming'> = (turn) => ({
  ...holdRecap(turn),
  parts: [say('charged-later')],
})
