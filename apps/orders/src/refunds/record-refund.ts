import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import type { RefundCause } from '@smm/contracts/orders/order-details'
import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { OrderRow, Trx } from '../tables.ts'
import { recordMoney } from '../payments/record-money.ts'
import { reverseDiscount } from '../coupons/reverse-discount.ts'

type RefundedOrder = Pick<
  OrderRow,
  'id' | 'conversationId' | 'correlationId' | 'status' | 'version' | 'discountCents'
>

export type NewRefund = {
  endToEndId: string
  amountCents: number
  cause: RefundCause
  /** `sending` leaves at once; `requested` waits for the staff. */
  state: 'requested' | 'sending'
  /** The reason why the money was in review; undefined for money that paid the order. */
  reviewedFor?: string
}

/**
 * Records that money of a receipt goes back, books it and tells the visitor. False when that receipt's refund is known.
 * Throws CONFLICT for more than the receipt has left.
 */
export async function recordRefund(trx: Trx, order: RefundedOrder, refund: NewRefund): Promise<boolean> {
  const { endToEndId, amountCents, cause, state, reviewedFor } = refund
  const orderId = order.id
  const nextTryAt = state === 'sending' ? sql<Date>`now()` : null
  const leftCents = await lockReceiptLeft(trx, orderId, endToEndId)
  const recorded = await trx
    .insertInto('refunds')
    .values({ orderId, endToEndId, amountCents, cause, state, nextTryAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!recorded) return false
  if (leftCents !== null && amountCents > leftCents) throw new Refusal('CONFLICT')
  const paidTheOrder = reviewedFor === undefined
  if (paidTheOrder && cause !== 'OVERPAID') await reverseDiscount(trx, order, amountCents)
  const to = paidTheOrder ? 'sales' : 'to-review'
  await recordMoney(trx, [{ from: 'to-refund', to, amountCents, cause, orderId }])
  await notifyRefund(trx, order, 'requested', amountCents, reviewedFor)
  return true
}

/**
 * The part of a receipt that no refund is recorded for; null where its amount is unknown. Locks the receipt: the refunds of
 * its orders are recorded one after the other.
 */
async function lockReceiptLeft(trx: Trx, orderId: string, endToEndId: string): Promise<number | null> {
  const receipt = await trx
    .selectFrom('pixReceipts')
    .select('amountCents')
    .where('endToEndId', '=', endToEndId)
    .where('provider', '=', providerOf(trx, orderId))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (typeof receipt?.amountCents !== 'number') return null
  const { cents } = await trx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('endToEndId', '=', endToEndId)
    .executeTakeFirstOrThrow()
  return receipt.amountCents - cents
}

const providerOf = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('chargeOrders')
    .innerJoin('payments', 'payments.id', 'chargeOrders.paymentId')
    .select('provider')
    .where('chargeOrders.orderId', '=', orderId)

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
  const { id: orderId, conversationId, status, version } = order
  const refund = {
    orderId,
    conversationId,
    amountCents,
    state,
    ...(status === 'cancelled' && { cancelledVersion: version }),
    ...(reviewedFor && { reviewedFor }),
  }
  return enqueueMessage(trx, 'chat', 'refund-changed', refund, order.correlationId)
}
