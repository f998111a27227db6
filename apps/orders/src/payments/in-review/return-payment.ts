import { Refusal } from '@smm/http-service/refusal'
import type { Decision } from '../../decisions/decision.ts'
import { recordRefund } from '../../refunds/record-refund.ts'
import type { OrderRow, Trx } from '../../tables.ts'
import { endUnpaid, takeShare } from './take-share.ts'

/** Returns money in review to its sender: the order's share. */
export async function returnPayment(trx: Trx, order: OrderRow, decision: Decision): Promise<number> {
  const share = await takeShare(trx, order, decision)
  const { reason, endToEndId, amountCents } = share
  const refund = { endToEndId, amountCents, cause: reason, reviewedFor: reason }
  if (!(await recordRefund(trx, order, { ...refund, state: 'sending' }))) throw new Refusal('CONFLICT')
  await endUnpaid(trx, share)
  return amountCents
}
