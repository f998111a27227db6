import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import { type Decision, subjectOf } from '../decisions/decision.ts'
import { closeReviews } from '../decisions/reviews.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { recordRefundDone } from './record-refund.ts'

/** Sends an owed refund. The bank refuses the id of a failed refund for ever, so a retry gets a new id. */
export async function payRefund(trx: Trx, _order: OrderRow, decision: Decision): Promise<void> {
  await closeFailed(trx, decision)
  await trx
    .updateTable('refunds')
    .set({
      id: sql<string>`CASE state WHEN 'failed' THEN gen_random_uuid() ELSE id END`,
      state: 'sending',
      nextTryAt: sql<Date>`now()`,
    })
    .where('id', '=', subjectOf(decision))
    .where('state', 'in', ['requested', 'failed'])
    .execute()
}

/** Records a refund that a member of the staff made at the bank by hand. */
export async function recordRefundByHand(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const refund = await trx
    .updateTable('refunds')
    .set({ state: 'done', finishedAt: sql<Date>`now()`, nextTryAt: null })
    .where('id', '=', subjectOf(decision))
    .where('state', 'in', ['requested', 'failed'])
    .returning('amountCents')
    .executeTakeFirst()
  if (!refund) throw new Refusal('CONFLICT')
  await closeFailed(trx, decision)
  await recordRefundDone(trx, order, refund.amountCents, 'REFUNDED_BY_HAND')
}

function closeFailed(trx: Trx, decision: Decision): Promise<void> {
  return closeReviews(trx, { reasons: ['REFUND_FAILED'], subject: subjectOf(decision) }, decision)
}
