import { say } from '../../replies/say.ts'
import type { Condition } from '../../understanding/reading-labels.ts'
import { asksAlone } from '../is-answerable.ts'
import { bringsFacts } from '../names-order.ts'
import { holdRecap } from '../ordering/hold-recap.ts'
import type { Move, Turn } from '../turn.ts'

const ofTime = new Set<Condition>(['time', 'charge-later', 'other'])

/** 'sim, só dia 20', and nothing else. */
export const asksChargeLater = (turn: Turn): boolean => {
  const { supposed, conditions } = turn.reading
  const isAlone = supposed.length === 0 && !bringsFacts(turn) && conditions.every((it) => ofTime.has(it))
  return isAlone && conditions.includes('charge-later') && !asksAlone(turn)
}

/** The recap waits for the visitor to ask for its PIX. */
export const chargeLater: Move<'confirming'> = (turn) => ({
  ...holdRecap(turn),
  parts: [say('charged-later')],
})
