import type { Transaction } from 'kysely'
import { chargeInReviewText } from '@smm/assistant/replies/news-texts'
import type { Message } from '@smm/contracts/messages'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import type { Tables } from '../tables.ts'
import { confirmOnce, expireOnce, findCharged } from './announce-payment.ts'
import { moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import { notifyVisitor } from './notify-visitor.ts'

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
