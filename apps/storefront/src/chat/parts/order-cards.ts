import type { OrderState } from '@smm/contracts/orders/order-states'
import type { OrderView } from '@smm/contracts/orders/order-view'
import type { OrderPart } from '@smm/contracts/message-parts'
import { isInReview } from '../../order/tell-order.ts'
import type { PixEnd } from '../../pix/pix-line.tsx'
import type { ChatItem } from '../conversation/conversation.ts'

/** The newest view of an order, the message that brought it, and the message in which its card stands. */
type PlacedOrder = { view: OrderView; viewId: string; cardId: string }

/** The messages to show, and one card for each of their orders. */
export type OrderCards = {
  items: ChatItem[]
  /** The order whose card stands in the message. */
  orderIn: (itemId: string, orderId: string) => PlacedOrder | undefined
  /** How the PIX of a message ended; undefined while it can be paid there. */
  pixEndIn: (item: ChatItem) => PixEnd | undefined
}

/**
 * A card stands where its order was brought last, else at its first news, and changes there. News that say no more than
 * their card are left out below it; after other talk, where the card may be out of sight, they are one line of text.
 */
export function arrangeOrderCards(items: ChatItem[]): OrderCards {
  const orders = placeOrders(items)
  const lastPix = new Map(items.flatMap((it) => paidBy(it).map((orderId) => [orderId, it.id])))
  return {
    items: withoutRepeatedNews(items, orders),
    orderIn: (itemId, orderId) => {
      const order = orders.get(orderId)
      return order?.cardId === itemId ? order : undefined
    },
    pixEndIn: (item) => {
      const end = pixEndOf(paidBy(item).map((orderId) => orders.get(orderId)?.view))
      // A later message shows a PIX of the same orders, or of those that are left.
      const isRepeated = paidBy(item).some((orderId) => lastPix.get(orderId) !== item.id)
      return end !== 'paid' && isRepeated ? 'shown-below' : end
    },
  }
}

/** The orders that the PIX of a message pays. */
function paidBy({ pixPayment }: ChatItem): string[] {
  if (!pixPayment) return []
  const { orderId, orders = [] } = pixPayment
  return orders.length > 0 ? orders.map((it) => it.orderId) : [orderId]
}

/** How a PIX has ended, by its orders: they are paid together, and one that leaves them ends it for the others. */
function pixEndOf(views: Array<OrderView | undefined>): PixEnd | undefined {
  const ends = views.map(endOf)
  return (['paid', 'in-review', 'expired', 'cancelled'] as const).find((end) => ends.includes(end))
}

function endOf(view: OrderView | undefined): PixEnd | undefined {
  if (view && isInReview(view)) return 'in-review'
  if (!view || view.state === 'awaiting-payment') return undefined
  if (view.state === 'expired') return 'expired'
  return view.steps.some(({ state, at }) => state === 'paid' && at) ? 'paid' : 'cancelled'
}

const orderPartsOf = ({ parts = [] }: ChatItem): OrderPart[] => parts.filter((it) => it.type === 'order')

function placeOrders(items: ChatItem[]): Map<string, PlacedOrder> {
  const orders = new Map<string, PlacedOrder>()
  for (const item of items)
    for (const { order: view, isNews } of orderPartsOf(item)) {
      const known = isNews && orders.get(view.id)
      orders.set(view.id, { view, viewId: item.id, cardId: known ? known.cardId : item.id })
    }
  return orders
}

function withoutRepeatedNews(items: ChatItem[], orders: Map<string, PlacedOrder>): ChatItem[] {
  const cardsAbove = new Set<string>()
  const told = new Map<string, OrderState>()
  let lineOnTop = ''
  return items.reduce<ChatItem[]>((shown, item) => {
    const news = orderPartsOf(item)
    const isNews = news.some((it) => it.isNews)
    const hasCard = news.some(({ order }) => orders.get(order.id)?.cardId === item.id)
    const isBelowCard = isNews && news.every(({ order }) => cardsAbove.has(order.id))
    const isProgress = news.every(({ order }) => goesOn(order) && told.get(order.id) === order.state)
    for (const { order } of news) told.set(order.id, order.state)
    if (!isNews) cardsAbove.clear()
    if (hasCard) for (const { order } of news) cardsAbove.add(order.id)
    const saysMore = !isNews || hasCard || news.length < (item.parts ?? []).length
    if (!saysMore && (isBelowCard || isProgress)) return shown
    const about = saysMore ? '' : news.map(({ order }) => order.id).join()
    const before = about && about === lineOnTop ? shown.slice(0, -1) : shown
    lineOnTop = news.every(({ order }) => goesOn(order)) ? about : ''
    const { parts: _, ...inWords } = item
    return [...before, saysMore ? item : inWords]
  }, [])
}

/** Later news of such an order take the place of earlier ones. */
const goesOn = ({ state }: OrderView) => state === 'queued' || state === 'in-progress'
