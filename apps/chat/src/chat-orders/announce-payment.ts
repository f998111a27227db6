import type { Transaction } from 'kysely'
import { chargeConfirmedText, chargeExpiredText, chargeThanksText } from '@smm/assistant/replies/news-texts'
import type { Tables } from '../tables.ts'
import { type ChatOrder, findChatOrders, updateChatOrder } from './chat-orders.queries.ts'
import { cardNews, newsAboveCards } from './notify-visitor.ts'

type Trx = Transaction<Tables>

/** The orders of a charge; the one alone that a message names. */
export const findCharged = (trx: Trx, order: ChatOrder, orderIds = [order.orderId]) =>
  findChatOrders(trx, order.conversationId, orderIds)

type Confirmed = { orderIds?: string[] | undefined; sendsAt?: Date }

/** Every later status implies the payment, so its confirmation is sent before them: one for all orders of the charge. */
export async function confirmOnce(trx: Trx, order: ChatOrder, { orderIds, ...held }: Confirmed = {}) {
  if (order.paidAt) return []
  const charged = await findCharged(trx, order, orderIds)
  const unconfirmed = charged.filter(({ paidAt }) => !paidAt)
  for (const { orderId, status, reviewReason: reason } of unconfirmed) {
    const reviewReason = reason === 'SECOND_PAYMENT' ? reason : null
    // The message of each order follows with its version; its card is drawn before.
    const paid = orderIds && status === 'pending' ? { status: 'paid' as const, ...held } : {}
    await updateChatOrder(trx, orderId, { paidAt: new Date(), reviewReason, ...paid })
  }
  return [newsAboveCards(chargeConfirmedText(unconfirmed), chargeThanksText(unconfirmed))]
}

/** An expiry is sent once, for all open orders of the charge. */
export async function expireOnce(trx: Trx, order: ChatOrder, orderIds?: string[]) {
  if (order.status === 'cancelled') return []
  const charged = await findCharged(trx, order, orderIds)
  const open = charged.filter(({ orderId, status }) => orderId === order.orderId || status !== 'cancelled')
  for (const { orderId } of open)
    await updateChatOrder(trx, orderId, { status: 'cancelled', cancelledAt: new Date() })
  return [cardNews(chargeExpiredText(open))]
}
