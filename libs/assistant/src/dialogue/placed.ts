import type { Platform } from '@smm/contracts/products'
import { linkOfHandle } from '@smm/social-links/link-of-handle'
import { say } from '../replies/say.ts'
import { goodsNamed, noItem, type Reading, type Target } from '../understanding/reading.ts'
import type { VisitorOrder } from '../visitor-records.ts'
import { matchesProduct } from './cart/draft.ts'
import type { Step, Turn } from './turn.ts'

/** The order a message means: the one whose number it names, else of those it names otherwise one in the quantity that it tells, or the newest. */
export function placedMeant(
  turn: Turn,
  isSuitable: (order: VisitorOrder) => boolean,
): VisitorOrder | undefined {
  const { reading, orders, namedOrders } = turn
  const { orderRef, past } = reading
  if (orderRef) return orders.find((it) => isSuitable(it) && isIdOf(it.orderId, orderRef))
  const candidates = placedNamed(turn).filter(isSuitable)
  const { quantity } = past?.items[0] ?? namedOrders[0] ?? noItem
  return candidates.find((it) => it.quantity === quantity) ?? candidates[0]
}

/** 'o do tiktok', '@loja.x': the orders that a message names by page or goods, newest first; all where it names none of theirs. */
export function placedNamed({ reading, namedOrders, orders }: Turn): readonly VisitorOrder[] {
  const pages = pagesNamed(reading)
  const goods = [...(reading.past?.items ?? []), ...namedOrders].filter(
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

/** Whether it is the order or ticket whose number a message names. */
export const isIdOf = (id: string, ref: string) => id.toLowerCase().startsWith(ref.slice(0, 8))

/** The address of a target; a handle of no named platform is Instagram's, where most orders go. */
function addressOf(
  { link, handle, platform }: Target,
  reading: Reading,
  known?: Platform | null,
): string | null {
  if (link) return link.canonicalUrl
  const named = platform ?? goodsNamed(reading).find((it) => it.platform)?.platform ?? known ?? 'instagram'
  return handle ? (linkOfHandle(named, handle)?.canonicalUrl ?? null) : null
}

/** 'era pro @loja.y', said of an order that went to another page. */
const isFormer = ({ role }: Target) => role === 'former' || role === 'negated'

/** The pages that a message names for a purchase made before: the former one of a renamed page first. */
export const pagesNamed = (reading: Reading, known?: Platform | null): string[] =>
  reading.targets
    .filter((it) => it.role !== 'rival')
    .toSorted((a, b) => Number(isFormer(b)) - Number(isFormer(a)))
    .flatMap((it) => addressOf(it, reading, known) ?? [])

/** How orders stand. */
export const tellOrders = (...orders: VisitorOrder[]): Step => ({ parts: [say('orders', { orders })] })
