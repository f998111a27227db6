import type { OrderPage } from '@smm/contracts/orders/order-page'
import { cardOf, findOpenCharges } from '../payments/issue-charge.ts'
import { findPaymentOf } from '../payments/payments.queries.ts'
import type { Db, OrderRow } from '../tables.ts'
import { viewOf } from './view-of.ts'

/** The page of an order: how it stands, its PIX unless money came already, and the facts of its receipt. */
export async function showPage(db: Db, order: OrderRow): Promise<OrderPage> {
  const { id, link, createdAt, paidAt, termsVersion, conversationId } = order
  const [view, payment, [charge]] = await Promise.all([
    viewOf(db, order),
    findPaymentOf(db, id),
    findOpenCharges(db, conversationId, [id]),
  ])
  return {
    order: view,
    link,
    placedAt: createdAt.toISOString(),
    termsVersion,
    ...(charge && view.state === 'awaiting-payment' && !view.notice && pixOf(charge)),
    ...(paidAt && { paidAt: paidAt.toISOString() }),
    ...(payment?.endToEndId && { endToEndId: payment.endToEndId }),
  }
}

/** A charge of a cart pays its other orders as well. */
const pixOf = (charge: Parameters<typeof cardOf>[0]) => ({
  pix: cardOf(charge).pixPayment,
  ...(charge.orders.length > 1 && { pixOrders: charge.orders.length }),
})
