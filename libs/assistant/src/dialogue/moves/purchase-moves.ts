import type { VisitorOrder } from '../../visitor-records.ts'
import { say } from '../../replies/say.ts'
import { shownOrderId } from '../../replies/order-texts.ts'
import { cancelPlaced } from './cancel-placed.ts'
import { askWhatHappened, report } from './complaint-moves.ts'
import { removeSome, takeFacts } from './order-moves.ts'
import {
  isDelivered,
  isOrderNamed,
  isRunning,
  isTicketOpen,
  isUnpaid,
  meantOrder,
  newestFirst,
  orderHere,
  pagesOf,
  ticketNamed,
} from '../past-orders.ts'
import { beside } from '../resume-order.ts'
import { proceed } from '../proceed.ts'
import { complaining, idle } from '../state.ts'
import { bringsFacts, does, type Move, quoted, type Step, type Turn } from '../turn.ts'

const maxListedTickets = 3
const tell = (...orders: VisitorOrder[]): Step => ({ parts: [say('orders', { orders })] })

/** Tells how the visitor's orders and tickets stand. */
export const tellStatus: Move = (turn) => {
  const { reading, orders, tickets, dialogue } = turn
  const { orderRef } = reading
  const ticket = ticketNamed(turn)
  if (ticket) return { parts: [say('tickets', { tickets: [ticket] })] }
  if (reading.topics.includes('pix-approval') && orders.length === 0) return null
  const meant = orderRef
    ? [meantOrder(turn, () => true)].filter((it) => it !== undefined)
    : newestFirst(orders).slice(0, 3)
  const open = tickets.filter(isTicketOpen).slice(0, maxListedTickets)
  const told = orderRef ? [] : open.length ? open : tickets.slice(0, orders.length ? 0 : 1)
  const parts = [
    ...(meant.length ? [say('orders', { orders: meant })] : []),
    ...(told.length ? [say('tickets', { tickets: told })] : []),
  ]
  if (parts.length) return { parts }
  const isOrdering = dialogue.cart.length > 0
  const [page] = pagesOf(reading)
  if (page && !isOrdering) return openSearch(turn, page)
  return {
    dialogue: isOrdering ? {} : { state: { at: 'tracking' } },
    parts: [say('order-not-found', { orderRef })],
  }
}

/** 'pra qual perfil vai?', of orders placed already. */
export const tellPlaced: Move = (turn) =>
  turn.orders.length && turn.reading.topics.length === 0 ? tellStatus(turn) : null

/** While a recap waits for its yes, the question may be of the PIX that does not exist yet. */
export const tellStatusBeside: Move = (turn) => {
  if (turn.orders.length === 0 && turn.tickets.length === 0 && !turn.reading.orderRef) return null
  const step = tellStatus(turn)
  return step && beside(turn, step.parts)
}

/** The page of an order made elsewhere is looked for by the staff. */
export const findOrder: Move = (turn) => {
  const [page] = pagesOf(turn.reading)
  if (!page || does(turn, 'order', 'ask-price')) return takeFacts(turn)
  return openSearch(turn, page)
}

const openSearch = (turn: Turn, link: string): Step => ({
  dialogue: { state: complaining('told') },
  parts: [say('ticket-opened')],
  intents: [
    {
      type: 'open-ticket',
      description: quoted(turn, 'Quer saber como está um pedido feito em outro aparelho:'),
      link,
    },
  ],
})

/** 'paguei', 'caiu?': how the order stands that waits for its payment, else the newest. */
export const tellPayment: Move = (turn) => {
  const newest = newestFirst(turn.orders)
  const order = newest.find(isUnpaid) ?? newest.find((it) => it.reviewReason) ?? newest[0]
  if (order) return tell(order)
  return turn.dialogue.cart.length || bringsFacts(turn) ? null : tellStatus(turn)
}

/** 'Caiu' is said of money and of followers alike; a refill is asked only for these. */
export const askWhatFell: Move = (turn) => {
  const [newest] = newestFirst(turn.orders)
  if (!newest || newest.reviewReason || !isDelivered(newest)) return tellPayment(turn)
  const tap = `Quero a reposição do pedido ${shownOrderId(newest.orderId)}`
  return { parts: [say('ask-what-fell', newest)], taps: [tap] }
}

/** Tells how the tickets stand that are open, else the newest. */
export const tellTickets: Move = (turn) => {
  const { tickets, orders } = turn
  const { orderRef } = turn.reading
  const named = ticketNamed(turn)
  if (named) return { parts: [say('tickets', { tickets: [named] })] }
  if (orderRef && !orders.some((it) => isOrderNamed(it, orderRef)))
    return { parts: [say('ticket-unknown', { ticketRef: orderRef })] }
  const open = tickets.filter(isTicketOpen).slice(0, maxListedTickets)
  const told = open.length ? open : tickets.slice(0, 1)
  return { parts: [told.length ? say('tickets', { tickets: told }) : say('no-ticket')] }
}

/** Shows a PIX that is still good once more, or takes up an expired one as a new order. */
export const repeatPix: Move = (turn) => {
  if (bringsFacts(turn)) return null
  const order = meantOrder(turn, isUnpaid)
  if (order?.reviewReason) return tell(order)
  if (order?.pixCode)
    return { parts: [say('pix-again', { order })], intents: [{ type: 'show-pix', orderId: order.orderId }] }
  if (order) return { parts: [say('pix-on-its-way', { order })] }
  const { cart, last } = turn.dialogue
  if (cart.length) return proceed(turn, cart, [say('pix-after-yes')])
  const [newest] = newestFirst(turn.orders)
  // Visitors who have paid ask for their order or their refund: another PIX would charge them twice.
  if (newest && (isRunning(newest) || newest.paidAt)) return tell(newest)
  const isOver = newest?.status === 'cancelled'
  return isOver && last ? proceed(turn, [last], [say('new-pix')]) : { parts: [say('no-pix-yet')] }
}

export const promisePix: Move = (turn) =>
  bringsFacts(turn) ? null : proceed(turn, turn.dialogue.cart, [say('pix-after-yes')])

export const dropCart: Move = (turn) =>
  turn.reading.orderRef || namesPlaced(turn)
    ? cancelPlaced(turn)
    : (removeSome(turn) ?? { dialogue: { cart: [], state: idle }, parts: [say('refusal-accepted')] })

/** 'cancela o da @loja.a', while an order for another page is in hand. */
function namesPlaced(turn: Turn): boolean {
  const placed = orderHere(turn)
  return placed !== undefined && turn.dialogue.cart.every((it) => it.link?.canonicalUrl !== placed.link)
}

/** 'e o resto do meu dinheiro?': how a refund stands; otherwise the rule, or a complaint. */
export const tellRefund: Move = (turn) => {
  const order = meantOrder(
    turn,
    ({ refundNotedCents = 0, refundedCents = 0 }) => refundNotedCents + refundedCents > 0,
  )
  if (order) return tell(order)
  if (does(turn, 'want-ticket', 'complain')) return null
  const topics = turn.reading.topics.some((it) => it === 'refund' || it === 'cancellation')
  if (turn.reading.isQuestion && turn.said.some((it) => it.quantity !== null)) return null
  if (turn.reading.isQuestion && !turn.reading.past)
    return beside(turn, [say('topic', { topic: 'refund', product: null, platform: null })])
  if (topics && turn.reading.isQuestion) return null
  const isTold = turn.tickets.some(isTicketOpen)
  return turn.orders.length && !isTold ? cancelPlaced(turn) : report(turn)
}

/** Tells of a purchase without a problem: how it stands, or back to the order in hand. */
export const welcomeBack: Move = (turn) => {
  const { reading, dialogue, orders } = turn
  const { past, targets } = reading
  const here = orderHere(turn)
  if (past && here) return tell(here)
  if (!past || past.state === 'elsewhere' || targets.some((it) => it.role === 'wanted')) return null
  if (dialogue.cart.length) return null
  if (past.state === 'fine')
    return does(turn, 'thank') ? null : { parts: [say('welcome-back'), say('ask-first-page')] }
  if (orders.length) return tell(...newestFirst(orders).slice(0, 3))
  return does(turn, 'order', 'ask-price', 'greet') ? null : askWhatHappened(turn)
}
