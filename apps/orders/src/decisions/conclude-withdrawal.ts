import { Refusal } from '@smm/http-service/refusal'
import { recordRefund } from '../refunds/record-refund.ts'
import { findPaidMoney } from '../refunds/request-refund.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { answerWithdrawal } from '../order/record-withdrawal.ts'
import type { Decision } from './decision.ts'
import { closeReviews } from './reviews.ts'

/** Refunds the chosen part of a delivered order. Its limit was compared under the lock. */
export async function acceptWithdrawal(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const { amountCents } = decision
  const paid = await findPaidMoney(trx, order.id)
  if (!paid || !amountCents || amountCents > paid.leftCents) throw new Refusal('CONFLICT')
  const { endToEndId } = paid
  const refund = { endToEndId, amountCents, cause: 'WITHDRAWN', state: 'sending' } as const
  if (!(await recordRefund(trx, order, refund))) throw new Refusal('CONFLICT')
  await conclude(trx, order, decision, 'accepted')
}

export const refuseWithdrawal = (trx: Trx, order: OrderRow, decision: Decision): Promise<void> =>
  conclude(trx, order, decision, 'refused')

async function conclude(
  trx: Trx,
  order: OrderRow,
  decision: Decision,
  state: 'accepted' | 'refused',
): Promise<void> {
  await closeReviews(trx, { reasons: ['WITHDRAWAL_ASKED'], orderId: order.id }, decision)
  await answerWithdrawal(trx, order, { state, reason: decision.reason })
}
