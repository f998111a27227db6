import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import type { Decision } from '../decisions/decide-order.ts'
import { moveOrder } from '../order-status.ts'
import { paymentStatesBefore } from './payment-status.ts'
import { recordMoney } from './record-money.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { refundSurplus } from './request-refund.ts'
import { tellRefund } from './tell-refund.ts'

/** Money that came late or in another amount pays the order all the same; what is too much of it is owed back. */
export async function acceptPayment(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const { endToEndId, amountCents } = await closeReview(trx, order, decision)
  const confirmed = await trx
    .updateTable('payments')
    .set({
      state: 'confirmed',
      endToEndId,
      receivedCents: amountCents,
      confirmedAt: sql<Date>`now()`,
      nextRemovalAt: null,
    })
    .where('orderId', '=', order.id)
    .where('state', 'in', paymentStatesBefore('confirmed'))
    .returning('amountCents')
    .executeTakeFirst()
  const now = sql<Date>`now()`
  const set = { fulfilment: 'ready', paidAt: now, readyAt: now } as const
  const moved = await moveOrder(trx, order, { to: 'paid', cause: 'late-payment-accepted', set })
  if (!confirmed || !moved) throw new Refusal('CONFLICT')
  await trx
    .updateTable('pixReceipts')
    .set({ outcome: 'settled' })
    .where('endToEndId', '=', endToEndId)
    .execute()
  const cause = 'payment-accepted'
  await recordMoney(trx, { from: 'sales', to: 'to-review', amountCents, cause, orderId: order.id })
  const surplus = amountCents - confirmed.amountCents
  if (surplus > 0) await refundSurplus(trx, order, { endToEndId, amountCents: surplus })
}

/** Money that does not fit goes back to whoever sent it. */
export async function returnPayment(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const { reason, endToEndId, amountCents } = await closeReview(trx, order, decision)
  const orderId = order.id
  await trx
    .insertInto('refunds')
    .values({
      orderId,
      endToEndId,
      amountCents,
      cause: reason,
      state: 'sending',
      nextTryAt: sql<Date>`now()`,
    })
    .execute()
  await recordMoney(trx, { from: 'to-refund', to: 'to-review', amountCents, cause: reason, orderId })
  await tellRefund(trx, order, 'requested', amountCents, reason)
}

type Money = { reason: string; endToEndId: string; amountCents: number }

async function closeReview(trx: Trx, order: OrderRow, decision: Decision): Promise<Money> {
  const { subject, actor, reason: resolution } = decision
  const review = await trx
    .updateTable('reviews')
    .set({ closedAt: sql<Date>`now()`, closedBy: actor, resolution })
    .where('id', '=', subject!)
    .where('closedAt', 'is', null)
    .returning(['reason', 'details'])
    .executeTakeFirst()
  const details = (review?.details ?? {}) as { endToEndId?: string; amountCents?: number | null }
  const { endToEndId } = details
  const amountCents = details.amountCents ?? decision.amountCents
  if (!review || !endToEndId || !amountCents) throw new Refusal('CONFLICT')
  const money = { reason: review.reason, endToEndId, amountCents }
  if (details.amountCents === null) await writeDownAmount(trx, order, money)
  return money
}

/** What nobody could read when it came, an administrator has read: from now on it is in the books. */
async function writeDownAmount(trx: Trx, { id: orderId }: OrderRow, money: Money) {
  const { reason: cause, endToEndId, amountCents } = money
  await trx
    .updateTable('pixReceipts')
    .set({ amountCents })
    .where('endToEndId', '=', endToEndId)
    .where('amountCents', 'is', null)
    .execute()
  await recordMoney(trx, { from: 'to-review', to: 'bank', amountCents, cause, orderId })
}
