import type { VisitorOrder } from '../visitor-records.ts'
import { pagesOf } from './cart.ts'
import type { Turn } from './turn.ts'

export const newestFirst = (orders: readonly VisitorOrder[]): VisitorOrder[] =>
  [...orders].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

export const isNamed = ({ orderId }: VisitorOrder, orderRef: string) =>
  orderId.toLowerCase().startsWith(orderRef.slice(0, 8))

/** The order a message means: the one whose number, page or goods it names, else the newest. */
export function meantOrder(
  { reading, orders, said }: Turn,
  isSuitable: (order: VisitorOrder) => boolean,
): VisitorOrder | undefined {
  const { orderRef, past } = reading
  const pages = pagesOf(reading)
  const candidates = newestFirst(orders).filter(isSuitable)
  if (orderRef) return candidates.find((it) => isNamed(it, orderRef))
  const goods = past?.item ?? said[0]
  return (
    candidates.find((it) => pages.includes(it.link)) ??
    candidates.find(
      (it) => goods?.serviceType === it.serviceType && (!goods.platform || goods.platform === it.platform),
    ) ??
    candidates[0]
  )
}

/** The order of this conversation whose page a message names. */
export function orderHere({ reading, orders }: Pick<Turn, 'reading' | 'orders'>): VisitorOrder | undefined {
  const pages = pagesOf(reading)
  return newestFirst(orders).find((it) => pages.includes(it.link))
}
