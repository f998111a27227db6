import { decide, type Rules } from '../../decide.ts'
import { isUnpaid } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { hasPage, pageOf } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { isIdOf, tellOrders } from '../placed.ts'
import { bringsFacts } from '../names-order.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { after, type Move, type Step, type Turn } from '../turn.ts'
import { asksApproval, deliveryParts, tellStatus } from './tell-status.ts'

export const saysPaid = ({ reading }: Turn): boolean => says(reading, 'say-paid', 'ask-payment')

export const asksPayment = (turn: Turn): boolean => saysPaid(turn) && mayBePlaced(turn)

/** Where no order is known, one of this message or of the cart may be meant, or how fast a PIX is confirmed. */
export const mayBePlaced = (turn: Turn): boolean =>
  turn.orders.length > 0 || !(turn.dialogue.cart.length > 0 || bringsFacts(turn) || asksApproval(turn))

const mostOrdersTold = 10

/** The answer to a payment that is told or asked about, where more than its order is told: the first rule that holds gives it. */
export const paymentAnswers: Rules<Turn, Step> = {
  'unknown order': (turn) => (isUnknown(turn) || turn.orders.length === 0 ? tellStatus(turn) : null),
  'new order beside it': (turn) => {
    if (!bringsNewOrder(turn)) return null
    const { parts } = tellPaid(turn)
    return after(turn.orders.some(isUnpaid) ? [say('payment-awaited')] : parts, takeFacts(turn))
  },
}

/** 'paguei', 'caiu?': how the order stands that waits for its payment, else the newest. */
export const tellPayment: Move = (turn) => decide(paymentAnswers, turn) ?? tellPaid(turn)

const isUnknown = ({ reading: { orderRef }, orders }: Turn) =>
  orderRef !== null && !orders.some((it) => isIdOf(it.orderId, orderRef))

/** One PIX pays all orders of a cart; 'já paguei os dois' may be of two. */
function tellPaid(turn: Turn): Step {
  const { reading, orders } = turn
  const order = orders.find(isUnpaid) ?? orders.find((it) => it.reviewReason) ?? orders[0]
  const isOfPix = ({ cartId }: VisitorOrder) => cartId && cartId === order?.cartId
  const paid = orders.filter((it) => reading.scope === 'all' || it === order || isOfPix(it))
  const { parts } = tellOrders(...paid.slice(0, mostOrdersTold))
  return { parts: [...parts, ...deliveryParts(turn)] }
}

/** 'já paguei! agora quero 300 curtidas nessa foto' */
const bringsNewOrder = ({ namedOrders, orders }: Turn): boolean =>
  namedOrders.some(
    (it) =>
      it.quantity !== null && hasPage(it) && !orders.some(({ link }) => link === pageOf(inferParts(it))),
  )
