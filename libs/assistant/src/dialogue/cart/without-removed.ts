import { atPlace, type Item, positionNamed, type Reading, type Target } from '../../understanding/reading.ts'
import { accountOf, type Draft, matchesGoods, pageOf } from './draft.ts'

/** The cart without the orders that the message takes out. */
export function withoutRemoved(cart: readonly Draft[], reading: Reading): readonly Draft[] {
  const { removed, scope, targets } = reading
  if (scope === 'all') return []
  const isLeft = scope === 'named'
  if (removed.length > 0)
    return cart.filter((it) => removed.some((one) => isMeantGone(it, one, targets)) === isLeft)
  if (scope === 'rest') return cart.slice(0, 1)
  const place = positionNamed(reading)
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
