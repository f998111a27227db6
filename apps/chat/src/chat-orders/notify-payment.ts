import type { Transaction } from 'kysely'
import {
  chargeConfirmedText,
  chargeExpiredText,
  chargeInReviewText,
  chargeThanksText,
} from '@smm/assistant/replies/news-texts'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Tables } from '../tables.ts'
import { type ChatOrder, findChatOrders, moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import { cardNews, newsAboveCards, notifyVisitor } from './notify-visitor.ts'

type Trx = Transaction<Tables>

/** Confirms a payment once, also when newer messages came first, unless the order was cancelled meanwhile. */
export const notifyPaymentConfirmed = (deps: Deps, trx: Trx, confirmed: Message<'payment-confirmed'>) =>
  notifyVisitor(deps, trx, confirmed, async (order) => {
    const { sendsAt, orderIds } = confirmed
    const held = sendsAt ? { sendsAt: new Date(sendsAt) } : {}
    const isNewer = await moveChatOrder(trx, confirmed, { status: 'paid', cancelledAt: null, ...held })
    const messages = await confirmOnce(trx, order, { orderIds, ...held })
    return isNewer || order.status !== 'cancelled' ? { messages, orderIds } : []
  })

export const notifyPaymentExpired = (deps: Deps, trx: Trx, expired: Message<'payment-expired'>) =>
  notifyVisitor(deps, trx, expired, async (order) => {
    const { orderIds } = expired
    const isNewer = await moveChatOrder(trx, expired, { status: 'cancelled', cancelledAt: new Date() })
    return isNewer ? { messages: await expireOnce(trx, order, orderIds), orderIds } : []
  })

/** A review may arrive before the confirmation or expiry it refers to, which is then sent first. */
export const notifyPaymentReview = (deps: Deps, trx: Trx, review: Message<'payment-needs-review'>) =>
  notifyVisitor(deps, trx, review, async (order) => {
    const { reason, orderIds } = review
    const overdue =
      reason === 'SECOND_PAYMENT'
        ? await confirmOnce(trx, order, { orderIds })
        : reason === 'PAID_AFTER_EXPIRY'
          ? await expireOnce(trx, order, orderIds)
          : []
    const charged = await findCharged(trx, order, orderIds)
    for (const { orderId } of charged) await updateChatOrder(trx, orderId, { reviewReason: reason })
    return { messages: [...overdue, textMessage(chargeInReviewText(charged, reason))], orderIds }
  })

/** The orders of a charge; the one alone that a message names. */
const findCharged = (trx: Trx, order: ChatOrder, orderIds = [order.orderId]) =>
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

async function expireOnce(trx: Trx, order: ChatOrder, orderIds?: string[]) {
  if (order.status === 'cancelled') return []
  const charged = await findCharged(trx, order, orderIds)
  const open = charged.filter(({ orderId, status }) => orderId === order.orderId || status !== 'cancelled')
  for (const { orderId } of open)
    await updateChatOrder(trx, orderId, { status: 'cancelled', cancelledAt: new Date() })
  return [cardNews(chargeExpiredText(open))]
}
