import type { Transaction } from 'kysely'
import { needsReviewText, paymentConfirmedText, paymentExpiredText } from '@smm/assistant/replies'
import type { Message } from '@smm/contracts/messages'
import { moveChatOrder, updateChatOrder } from './chat-orders.queries.ts'
import type { Deps } from './deps.ts'
import type { Tables } from './tables.ts'
import { spoken, tellVisitor } from './tell-visitor.ts'

type Trx = Transaction<Tables>

/** Money that arrived is told even when later news came first. */
export const tellPaymentConfirmed = (deps: Deps, trx: Trx, confirmed: Message<'payment-confirmed'>) =>
  tellVisitor(deps, trx, confirmed, async (order) => {
    await moveChatOrder(trx, confirmed, { status: 'paid' })
    await updateChatOrder(trx, order.orderId, { paidAt: new Date() })
    return spoken(paymentConfirmedText(order))
  })

export const tellPaymentExpired = (deps: Deps, trx: Trx, expired: Message<'payment-expired'>) =>
  tellVisitor(deps, trx, expired, async (order) => {
    const isNews = await moveChatOrder(trx, expired, { status: 'cancelled' })
    return isNews ? spoken(paymentExpiredText(order)) : undefined
  })

export const tellPaymentNeedsReview = (deps: Deps, trx: Trx, found: Message<'payment-needs-review'>) =>
  tellVisitor(deps, trx, found, async (order) => spoken(needsReviewText(order, found.reason)))
