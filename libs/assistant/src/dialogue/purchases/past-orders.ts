import type { Platform } from '@smm/contracts/products'
import { linkOfHandle } from '@smm/social-links/link-of-handle'
import { newestFirst } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import type { Reading, Target } from '../../understanding/reading.ts'
import type { VisitorOrder, VisitorTicket } from '../../visitor-records.ts'
import { matchesProduct } from '../cart/draft.ts'
import type { Step, Turn } from '../turn.ts'

export const tellOrders = (...orders: VisitorOrder[]): Step => ({ parts: [say('orders', { orders })] })

export const isTicketOpen = ({ status }: VisitorTicket) => status === 'open' || status === 'in_progress'

const isIdOf = (id: string, ref: string) => id.toLowerCase().startsWith(ref.slice(0, 8))

export const isOrderNamed = ({ orderId }: VisitorOrder, orderRef: string) => isIdOf(orderId, orderRef)

const mostListed = 3
/** The tickets that are open, else the newest ones. */
export function listedTickets(tickets: readonly VisitorTicket[], newest = 1): readonly VisitorTicket[] {
  const open = tickets.filter(isTicketOpen)
  return open.length > 0 ? open.slice(0, mostListed) : tickets.slice(0, newest)
}

/** The ticket whose number a message names. */
export const ticketNamed = ({ reading: { orderRef }, tickets }: Pick<Turn, 'reading' | 'tickets'>) =>
  orderRef === null ? undefined : tickets.find((it) => isIdOf(it.ticketId, orderRef))

/** The order a message means: the one whose number, page or goods it names, else the newest. */
export function meantOrder(
  { reading, orders, said }: Turn,
  isSuitable: (order: VisitorOrder) => boolean,
): VisitorOrder | undefined {
  const { orderRef, past } = reading
  const pages = pagesOf(reading)
  const candidates = newestFirst(orders).filter(isSuitable)
  if (orderRef) return candidates.find((it) => isOrderNamed(it, orderRef))
  const goods = past?.item ?? said[0]
  const ofGoods = goods?.serviceType ? candidates.filter((it) => matchesProduct(it, goods)) : []
  return (
    candidates.find((it) => pages.includes(it.link)) ??
    ofGoods.find((it) => goods?.quantity === it.quantity) ??
    ofGoods[0] ??
    candidates[0]
  )
}

/** 'o do tiktok': the orders of the network and service that a message names, or all where it names none of theirs. */
export function ofGoodsNamed({ said }: Pick<Turn, 'said'>, orders: VisitorOrder[]): VisitorOrder[] {
  const named = orders.filter((it) =>
    said.some((one) => (one.platform ?? one.serviceType) !== null && matchesProduct(it, one)),
  )
  return named.length > 0 ? named : orders
}

/** The order of this conversation whose page a message names. */
export function orderHere({ reading, orders }: Pick<Turn, 'reading' | 'orders'>): VisitorOrder | undefined {
  const pages = pagesOf(reading)
  return newestFirst(orders).find((it) => pages.includes(it.link))
}

/** The page of a target; a handle of no named network is Instagram's, where most orders go. */
function pageOf(
  { link, handle, platform }: Target,
  { past, items }: Reading,
  known?: Platform | null,
): string | null {
  if (link) return link.canonicalUrl
  const named =
    platform ?? past?.item.platform ?? items.find((it) => it.platform)?.platform ?? known ?? 'instagram'
  return handle ? (linkOfHandle(named, handle)?.canonicalUrl ?? null) : null
}

/** 'era pro @loja.y', said of an order that went to another page. */
const isFormer = ({ role }: Target) => role === 'former' || role === 'negated'

/** The pages that a message names for a purchase made before: the former one of a renamed page first. */
export const pagesOf = (reading: Reading, known?: Platform | null): string[] =>
  reading.targets
    .filter((it) => it.role !== 'rival')
    .toSorted((a, b) => Number(isFormer(b)) - Number(isFormer(a)))
    .flatMap((it) => pageOf(it, reading, known) ?? [])
