import type { OrderPage } from '@smm/contracts/orders/order-page'
import type { Deps } from '../deps.ts'
import { mailChoiceOf } from '../mail/mail-choice.ts'
import { cardOf, findOpenCharges } from '../payments/issue-charge.ts'
import { findPaymentOf } from '../payments/payments.queries.ts'
import type { OrderRow } from '../tables.ts'
import { loadOrderView } from './load-order-view.ts'

/** The page of an order: how it stands, its PIX unless money came already, the facts of its receipt, and its mails. */
export async function showPage(deps: Pick<Deps, 'db' | 'mailer'>, order: OrderRow): Promise<OrderPage> {
  const { db } = deps
  const { id, link, createdAt, paidAt, termsVersion, conversationId } = order
  const [view, payment, [charge], mail] = await Promise.all([
    loadOrderView(db, order),
    findPaymentOf(db, id),
    findOpenCharges(db, conversationId, [id]),
    mailChoiceOf(deps, order),
  ])
  return {
    order: view,
    link,
    placedAt: createdAt.toISOString(),
    termsVersion,
    ...(charge && view.state === 'awaiting-payment' && !view.notice && pixOf(charge)),
    ...(paidAt && { paidAt: paidAt.toISOString() }),
    ...mail,
    ...(payment?.endToEndId && { endToEndId: payment.endToEndId }),
  }
}

/** A charge of a cart pays its other orders as well. */
const pixOf = (charge: Parameters<typeof cardOf>[0]) => ({
  pix: cardOf(charge).pixPayment,
  ...(charge.orders.length > 1 && { pixOrders: charge.orders.length }),
})
