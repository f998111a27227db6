import { atPlace, type Item, placeNamed, type Reading, type Target } from '../../understanding/reading.ts'
import { accountOf, type Draft, isQuantityAlone, matchesGoods, pageOf, productOf } from './draft.ts'

export const isComplete = (it: Draft): boolean =>
  productOf(it) !== null && it.link !== null && it.quantity !== null

/** 'isso, 50 e 300, manda', '50 na primeira e 300 na segunda', of a cart of these two. */
export const repeatsCart = (cart: readonly Draft[], namedOrders: readonly Draft[]): boolean =>
  namedOrders.length > 1 &&
  namedOrders.length === cart.length &&
  namedOrders.every((it, at) => isQuantityAlone(it) && it.quantity === cart[at]?.quantity)

/** The cart without the orders that the message takes out. */
export function withoutRemoved(cart: readonly Draft[], reading: Reading): readonly Draft[] {
  const { removed, scope, targets } = reading
  if (scope === 'all') return []
  const isLeft = scope === 'named'
  if (removed.length > 0)
    return cart.filter((it) => removed.some((one) => isMeantGone(it, one, targets)) === isLeft)
  if (scope === 'rest') return cart.slice(0, 1)
  const place = placeNamed(reading)
  return place === null ? cart : cart.filter((it) => (it === atPlace(cart, place)) === isLeft)
}

/** '500 no insta e 100 no tiktok, não, tira o tiktok': the orders of a message that it does not take out again. */
export function withoutTakenBack(
  namedOrders: readonly Draft[],
  { removed, targets }: Reading,
): readonly Draft[] {
  const left = namedOrders.filter((it) => !removed.some((one) => isMeantGone(it, one, targets)))
  return left.length > 0 ? left : namedOrders
}

const isMeantGone = (it: Draft, gone: Item, targets: Reading['targets']) =>
  (gone.target === null || goesTo(it, targets[gone.target])) && matchesGoods(it, gone)

const goesTo = (it: Draft, page: Target | undefined) =>
  page?.link ? pageOf(it) === pageOf(page) : accountOf(it) === page?.handle?.toLowerCase()
