import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import type { Decision } from '../decisions/decide-order.ts'
import { recordMoney } from './record-money.ts'
import { findPaidMoney } from './request-refund.ts'
import { closeReviews } from '../decisions/reviews.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { tellRefund } from './tell-refund.ts'

/** Sends a refund that is owed. An id whose refund failed has failed at the bank for ever: another try needs another id. */
export async function payRefund(trx: Trx, _order: OrderRow, decision: Decision): Promise<void> {
  await closeFailed(trx, decision)
  await trx
    .updateTable('refunds')
    .set({
      id: sql<string>`CASE state WHEN 'failed' THEN gen_random_uuid() ELSE id END`,
      state: 'sending',
      nextTryAt: sql<Date>`now()`,
    })
    .where('id', '=', decision.subject!)
    .where('state', 'in', ['requested', 'failed'])
    .execute()
}

/** Somebody gave the money back at the bank himself. */
export async function noteRefundByHand(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const refund = await trx
    .updateTable('refunds')
    .set({ state: 'done', finishedAt: sql<Date>`now()`, nextTryAt: null })
    .where('id', '=', decision.subject!)
    .where('state', 'in', ['requested', 'failed'])
    .returning('amountCents')
    .executeTakeFirst()
  if (!refund) throw new Refusal('CONFLICT')
  await closeFailed(trx, decision)
  const { amountCents } = refund
  const cause = 'REFUNDED_BY_HAND'
  await recordMoney(trx, { from: 'bank', to: 'to-refund', amountCents, cause, orderId: order.id })
  await tellRefund(trx, order, 'done', amountCents)
}

/** Gives a part of the payment back. `mostCents` was compared under the lock, so a second click finds another limit. */
export async function refundAmount(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const paid = await findPaidMoney(trx, order.id)
  const amountCents = decision.amountCents!
  if (!paid || amountCents > paid.leftCents) throw new Refusal('CONFLICT')
  const cause = 'CHOSEN_BY_STAFF'
  const { endToEndId } = paid
  const orderId = order.id
  await trx
    .insertInto('refunds')
    .values({ orderId, endToEndId, cause, amountCents, state: 'sending', nextTryAt: sql<Date>`now()` })
    .execute()
  await recordMoney(trx, { from: 'to-refund', to: 'sales', amountCents, cause, orderId })
  await tellRefund(trx, order, 'requested', amountCents)
}

const closeFailed = (trx: Trx, { subject, actor, reason }: Decision) =>
  closeReviews(trx, { reasons: ['REFUND_FAILED'], subject: subject! }, actor, reason)
