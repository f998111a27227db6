import { decide, type Rules } from '../../decide.ts'
import { totalOf } from '../../recap-total.ts'
import { type Reading, says } from '../../understanding/reading.ts'
import type { Dialogue, Recap } from '../state.ts'
import { type Draft, isQuantityAlone } from './draft.ts'
import { corrects } from './which-order.ts'

type Repetition = { recap: readonly Recap[]; numbers: readonly number[] }

/** Numbers that repeat the recap, and change nothing of it. */
export const repetitionRules: Rules<Repetition, 'whole' | 'part'> = {
  /** '600 no total, né', of 500 and 100 */
  quantities: ({ recap, numbers: [only, ...others] }) =>
    recap.length > 1 && others.length === 0 && only === recap.reduce((sum, it) => sum + it.quantity, 0)
      ? 'whole'
      : null,
  /** '70 né, 45 mais 25', of R$ 45 and R$ 25 */
  prices: ({ recap, numbers: [only = 0, ...others] }) =>
    recap.length > 1 && others.length === 0 && only * 100 === totalOf(recap) ? 'whole' : null,
  /** '100 né, 400 mais 100', of 100: what comes out in the end is named too. */
  sum: ({ recap: [order, ...others], numbers }) =>
    order &&
    others.length === 0 &&
    numbers.includes(order.quantity) &&
    numbers.some((it) => it > order.quantity)
      ? 'part'
      : null,
}

/** The reading without numbers that only repeat the recap; null where they say something else. */
export function withoutRepeatedNumbers(
  { state }: Dialogue,
  reading: Reading,
  named: readonly Draft[],
): Reading | null {
  if (state.at !== 'confirming' || named.length === 0 || !named.every(isQuantityAlone)) return null
  if (corrects(reading)) return null
  const isAgreed = says(reading, 'agree')
  if (says(reading, 'order') && !isAgreed) return null
  const numbers = named.flatMap((it) => it.quantity ?? [])
  const again = decide(repetitionRules, { recap: state.recap, numbers })
  if (again === null) return null
  const acts: Reading['acts'] = again === 'whole' && isAgreed ? reading.acts : ['ask-recap']
  return { ...reading, acts, items: [], resize: null }
}
