import type { Item, Reading } from '../understanding/reading.ts'
import { type Draft, productOf, suits } from './draft.ts'

/** One charge covers at most this many orders. */
export const maxOrders = 10

/** The first order of the cart that is not complete, else the last one. */
export const inHand = (cart: readonly Draft[]): number => {
  const open = cart.findIndex((it) => !isComplete(it))
  return open >= 0 ? open : cart.length - 1
}

export const isComplete = (it: Draft): boolean =>
  productOf(it) !== null && it.link !== null && it.quantity !== null && suits(it, it.link)

/** The cart without the orders that the message takes out. */
export function withoutRemoved(cart: readonly Draft[], { removed, scope }: Reading): Draft[] {
  if (scope === 'all') return []
  if (removed.length === 0) {
    if (scope === 'first') return cart.slice(1)
    if (scope === 'rest') return cart.slice(0, 1)
    return scope === 'last' ? cart.slice(0, -1) : [...cart]
  }
  const isLeft = scope === 'named'
  return cart.filter((it) => removed.some((one) => isNamed(it, one)) === isLeft)
}

const isNamed = (it: Draft, gone: Item) =>
  (!gone.platform || gone.platform === it.platform) &&
  (!gone.serviceType || gone.serviceType === it.serviceType) &&
  (gone.quantity === null || gone.quantity === it.quantity)
