import { isUnpaid } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { hasPage, pageOf } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { isIdOf, tellOrders } from '../placed.ts'
import { bringsFacts } from '../names-order.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { after, type Move, type Turn } from '../turn.ts'
import { asksApproval, tellStatus } from './tell-status.ts'

export const saysPaid = ({ reading }: Turn): boolean => says(reading, 'say-paid', 'ask-payment')

export const asksPayment = (turn: Turn): boolean => saysPaid(turn) && mayBePlaced(turn)

/** Where no order is known, one of this message or of the cart may be meant, or how fast a PIX is confirmed. */
export const mayBePlaced = (turn: Turn): boolean =>
  turn.orders.length > 0 || !(turn.dialogue.cart.length > 0 || bringsFacts(turn) || asksApproval(turn))

const mostOrdersTold = 10

/** 'paguei', 'caiu?': how the order stands that waits for its payment, else the newest. */
export const tellPayment: Move = (turn) => {
  const { orders } = turn
  const { orderRef } = turn.reading
  if (orderRef && !orders.some((it) => isIdOf(it.orderId, orderRef))) return tellStatus(turn)
  const order = orders.find(isUnpaid) ?? orders.find((it) => it.reviewReason) ?? orders[0]
  const { cartId } = order ?? {}
  /** One PIX pays all orders of a cart; 'já paguei os dois' may be of two. */
  const isAll = turn.reading.scope === 'all'
  if (order) {
    const paid = orders.filter((it) => isAll || it === order || (cartId && it.cartId === cartId))
    const told = tellOrders(...paid.slice(0, mostOrdersTold))
    if (!bringsNewOrder(turn)) return told
    return after(isUnpaid(order) ? [say('payment-awaited')] : told.parts, takeFacts(turn))
  }
  return tellStatus(turn)
}

/** 'já paguei! agora quero 300 curtidas nessa foto' */
const bringsNewOrder = ({ namedOrders, orders }: Turn): boolean =>
  namedOrders.some(
    (it) =>
      it.quantity !== null && hasPage(it) && !orders.some(({ link }) => link === pageOf(inferParts(it))),
  )
