import { Refusal } from '@smm/http-service/refusal'
import type { Decision } from '../decisions/decision.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { recordRefund } from './record-refund.ts'
import { findPaidMoney } from './request-refund.ts'

/** Refunds a part of the payment. Its limit was compared under the lock, so a second click is refused. */
export async function refundAmount(trx: Trx, order: OrderRow, { amountCents }: Decision): Promise<void> {
  const paid = await findPaidMoney(trx, order.id)
  if (!paid || !amountCents || amountCents > paid.leftCents) throw new Refusal('CONFLICT')
  const { endToEndId } = paid
  const refund = { endToEndId, amountCents, cause: 'CHOSEN_BY_STAFF', state: 'sending' } as const
  if (!(await recordRefund(trx, order, refund))) throw new Refusal('CONFLICT')
}
