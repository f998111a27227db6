import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { enqueueMessages } from '@smm/messaging/outbox'
import { chatMessage } from '../chat-message.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { recordMoney } from './record-money.ts'

type RefundedOrder = Pick<OrderRow, 'id' | 'conversationId' | 'correlationId'>

export type NewRefund = {
  endToEndId: string
  amountCents: number
  cause: string
  /** `sending` leaves at once; `requested` waits for the staff. */
  state: 'requested' | 'sending'
  /** The reason why the money was in review; undefined for money that paid the order. */
  reviewedFor?: string
}

/** Records that money of a receipt goes back, books it and tells the visitor. False when that receipt's refund is known. */
export async function recordRefund(trx: Trx, order: RefundedOrder, refund: NewRefund): Promise<boolean> {
  const { endToEndId, amountCents, cause, state, reviewedFor } = refund
  const orderId = order.id
  const nextTryAt = state === 'sending' ? sql<Date>`now()` : null
  const recorded = await trx
    .insertInto('refunds')
    .values({ orderId, endToEndId, amountCents, cause, state, nextTryAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!recorded) return false
  const to = reviewedFor === undefined ? 'sales' : 'to-review'
  await recordMoney(trx, [{ from: 'to-refund', to, amountCents, cause, orderId }])
  await notifyRefund(trx, order, 'requested', amountCents, reviewedFor)
  return true
}

/** Books a refund that left and tells the visitor. */
export async function recordRefundDone(
  trx: Trx,
  order: RefundedOrder,
  amountCents: number,
  cause: 'REFUNDED' | 'REFUNDED_BY_HAND',
): Promise<void> {
  await recordMoney(trx, [{ from: 'bank', to: 'to-refund', amountCents, cause, orderId: order.id }])
  await notifyRefund(trx, order, 'done', amountCents)
}

function notifyRefund(
  trx: Trx,
  order: RefundedOrder,
  state: Message<'refund-changed'>['state'],
  amountCents: number,
  reviewedFor?: string,
): Promise<void> {
  const { id: orderId, conversationId } = order
  const refund = { orderId, conversationId, amountCents, state, ...(reviewedFor && { reviewedFor }) }
  return enqueueMessages(trx, [chatMessage(order, 'refund-changed', refund)])
}
