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

/** How the numbers of a message repeat the recap; null where they say something else. */
export function repetitionIn(
  { state }: Dialogue,
  reading: Reading,
  named: readonly Draft[],
): 'whole' | 'part' | null {
  if (state.at !== 'confirming' || named.length === 0 || !named.every(isQuantityAlone)) return null
  if (corrects(reading) || (says(reading, 'order') && !says(reading, 'agree'))) return null
  const numbers = named.flatMap((it) => it.quantity ?? [])
  return decide(repetitionRules, { recap: state.recap, numbers })
}

/** 'isso, 50 e 300, manda', '50 na primeira e 300 na segunda', of a cart of these two. */
export const repeatsCart = (cart: readonly Draft[], namedOrders: readonly Draft[]): boolean =>
  namedOrders.length > 1 &&
  namedOrders.length === cart.length &&
  namedOrders.every((it, at) => isQuantityAlone(it) && it.quantity === cart[at]?.quantity)
