import { decide, type Rules } from '../../decide.ts'
import { isCancellable, isRunning, isUnpaid } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { atPlace, positionNamed, type Reading, says } from '../../understanding/reading.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { matchesGoods } from '../cart/draft.ts'
import { isIdOf, pagesNamed, tellOrders } from '../placed.ts'
import { describesProblem } from '../purchase-described.ts'
import { type Move, stateAt, type Step, type Turn } from '../turn.ts'
import { keepPlaced } from './keep-placed.ts'

/** Takes back an order already placed. Where several may be meant, it asks which. */
export const cancelPlaced: Move = (turn) => {
  const { orderRef, scope } = turn.reading
  const open = openOrders(turn)
  const candidates = orderRef ? open.filter((it) => isIdOf(it.orderId, orderRef)) : open
  if (candidates.length === 0) return tellNothingOpen(turn)
  const meant = meantAmong(turn, candidates)
  if (!meant && says(turn.reading, 'deny') && stateAt(turn, 'cancelling')) return keepPlaced(turn)
  const { orders, isSure } = decide(cancelRules, { open: candidates, meant, scope }) ?? asked(candidates)
  return isSure && !isMoneyUntold(turn, orders) ? cancel(orders) : askWhich(orders)
}

type Cancelling = {
  /** Those that can be cancelled. */
  open: readonly VisitorOrder[]
  /** Those among them that the message names; null where it names none. */
  meant: readonly VisitorOrder[] | null
  scope: Reading['scope']
}
type Chosen = { orders: readonly VisitorOrder[]; isSure: boolean }

const chosen = (orders: readonly VisitorOrder[]): Chosen => ({ orders, isSure: true })
const asked = (orders: readonly VisitorOrder[]): Chosen => ({ orders, isSure: false })

/** Which orders end, or are asked about: the first rule that says something decides. */
export const cancelRules: Rules<Cancelling, Chosen> = {
  'one is named': ({ meant }) => (meant?.length === 1 ? chosen(meant) : null),
  'several are named': ({ meant }) => (meant && meant.length > 1 ? asked(meant) : null),
  'others are named': ({ meant, open }) => (meant ? asked(open) : null),
  'all of them': ({ open, scope }) => (scope === 'all' ? chosen(open) : null),
  'all under one PIX': ({ open }) => (chargesOf(open).length === 1 ? chosen(open) : null),
}

/** Money that is here goes back only once the visitor has read how much, and said yes. */
function isMoneyUntold(turn: Turn, orders: readonly VisitorOrder[]): boolean {
  const told = stateAt(turn, 'cancelling')?.orderIds ?? []
  return orders.some((it) => isRunning(it) && !told.includes(it.orderId))
}

/** An answer to 'Qual pedido você quer cancelar?'. */
export const choosesPlaced = (turn: Turn): boolean =>
  !describesProblem(turn) && (turn.reading.scope === 'all' || meantAmong(turn, openOrders(turn)) !== null)

/** Newest first; those that were listed, in their order. One whose cancellation is asked for already counts only where there is no other. */
function openOrders(turn: Turn): VisitorOrder[] {
  const listed = turn.reading.orderRef ? undefined : stateAt(turn, 'cancelling')?.orderIds
  const known = listed?.flatMap((id) => turn.orders.find((it) => it.orderId === id) ?? [])
  const open = (known ?? turn.orders).filter(isCancellable)
  const unasked = open.filter((it) => !it.isCancelAsked)
  return unasked.length > 0 ? unasked : open
}

/** The orders that the message names by place, page or goods: none where it names others, null where it names nothing. */
function meantAmong(turn: Turn, open: readonly VisitorOrder[]): VisitorOrder[] | null {
  const { reading, namedOrders } = turn
  const { choice, orderRef, past, removed } = reading
  if (orderRef) return [...open]
  const listed = stateAt(turn, 'cancelling')
  const place = positionNamed(reading)
  if (listed && place !== null) return open.filter((it) => it.orderId === atPlace(listed.orderIds, place))
  if (listed && choice) return []
  const pages = pagesNamed(reading)
  const goods = past?.items[0] ?? namedOrders[0] ?? removed[0]
  const namesGoods = goods && (goods.serviceType ?? goods.quantity ?? goods.platform) !== null
  if (pages.length === 0 && !namesGoods) return null
  const ofPages = pages.length > 0 ? open.filter((it) => pages.includes(it.link)) : [...open]
  return goods ? ofPages.filter((it) => matchesGoods(it, goods)) : ofPages
}

/** Orders that one unpaid PIX covers end together; any other order alone. */
const chargesOf = (orders: readonly VisitorOrder[]): VisitorOrder[][] => [
  ...Map.groupBy(orders, (it) => (isUnpaid(it) && it.cartId) || it.orderId).values(),
]

function cancel(orders: readonly VisitorOrder[]): Step {
  const intents = chargesOf(orders).flatMap(([first, ...others]) => {
    if (!first) return []
    const orderIds = [first, ...others].map((it) => it.orderId)
    return [{ type: 'cancel-order', orderId: first.orderId, ...(others.length > 0 && { orderIds }) } as const]
  })
  return { parts: [say('cancel-asked', { orders })], intents }
}

const askWhich = (orders: readonly VisitorOrder[]): Step => ({
  dialogue: { state: { at: 'cancelling', orderIds: orders.map((it) => it.orderId) } },
  parts: [
    ...(orders.some(isRunning) ? [say('money-goes-back', { orders })] : []),
    say('ask-which-to-cancel', { orders }),
  ],
  suggestions: [orders.length > 1 ? suggestion.cancelAll : suggestion.cancelThis, suggestion.cancelNone],
})

function tellNothingOpen({ reading: { orderRef }, orders }: Turn): Step {
  const inReview = orders.find((it) => it.reviewReason)
  if (inReview) return tellOrders(inReview)
  const isUnknown = orderRef !== null && !orders.some((it) => isIdOf(it.orderId, orderRef))
  return {
    parts: [
      say('nothing-to-cancel', { hasOrders: orders.length > 0, orderRef: isUnknown ? orderRef : null }),
    ],
  }
}
