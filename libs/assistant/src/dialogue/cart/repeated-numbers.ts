import { type Reading, says } from '../../understanding/reading.ts'
import type { Dialogue } from '../state.ts'
import { type Draft, isQuantityAlone } from './draft.ts'
import { corrects } from './which-order.ts'

/** '600 no total, né', of 500 and 100: the number repeats the recap, and changes nothing of it. */
export function repeatsTotal({ state }: Dialogue, reading: Reading, named: readonly Draft[]): boolean {
  const [only, ...others] = named
  if (state.at !== 'confirming' || state.recap.length === 1 || !only || others.length > 0) return false
  if (corrects(reading) || (says(reading, 'order') && !says(reading, 'agree'))) return false
  return isQuantityAlone(only) && only.quantity === state.recap.reduce((sum, it) => sum + it.quantity, 0)
}

/** 'isso, 50 e 300, manda', '50 na primeira e 300 na segunda', of a cart of these two. */
export const repeatsCart = (cart: readonly Draft[], namedOrders: readonly Draft[]): boolean =>
  namedOrders.length > 1 &&
  namedOrders.length === cart.length &&
  namedOrders.every((it, at) => isQuantityAlone(it) && it.quantity === cart[at]?.quantity)
