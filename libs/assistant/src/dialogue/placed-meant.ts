import { noItem } from '../understanding/reading.ts'
import type { VisitorOrder } from '../visitor-records.ts'
import { matchesProduct } from './cart/draft.ts'
import { isIdOf } from './is-id-of.ts'
import { pagesNamed } from './pages-named.ts'
import type { Turn } from './turn.ts'

/** The order a message means: the one whose number it names, else the newest of those it names otherwise. */
export function placedMeant(
  turn: Turn,
  isSuitable: (order: VisitorOrder) => boolean,
): VisitorOrder | undefined {
  const { reading, orders, namedOrders } = turn
  const { orderRef, past } = reading
  if (orderRef) return orders.find((it) => isSuitable(it) && isIdOf(it.orderId, orderRef))
  const candidates = placedNamed(turn).filter(isSuitable)
  const { quantity } = past?.item ?? namedOrders[0] ?? noItem
  return candidates.find((it) => it.quantity === quantity) ?? candidates[0]
}

/** 'o do tiktok', '@loja.x': the orders that a message names by page or goods, newest first; all where it names none of theirs. */
export function placedNamed({ reading, namedOrders, orders }: Turn): readonly VisitorOrder[] {
  const pages = pagesNamed(reading)
  const goods = [...(reading.past ? [reading.past.item] : []), ...namedOrders].filter(
    (it) => (it.platform ?? it.serviceType) !== null,
  )
  const ofPages = orders.filter((it) => pages.includes(it.link))
  const ofGoods = orders.filter((it) => goods.some((one) => matchesProduct(it, one)))
  return [ofPages, ofGoods].find((it) => it.length > 0) ?? orders
}

/** The order of this conversation whose page a message names. */
export function placedHere({ reading, orders }: Pick<Turn, 'reading' | 'orders'>): VisitorOrder | undefined {
  const pages = pagesNamed(reading)
  return orders.find((it) => pages.includes(it.link))
}
