import type { ReviewReason } from '@smm/contracts/messages'
import type { Trx } from './tables.ts'

/** Why a person has to look. */
export type Reason =
  | ReviewReason
  | 'ORPHAN_PAYMENT'
  | 'CHARGE_REFUSED'
  | 'OUTCOME_UNKNOWN'
  | 'REFUSED_BY_SUPPLIER'
  | 'CANCELLED_BY_SUPPLIER'
  | 'DELIVERED_IN_PART'
  | 'UNKNOWN_SUPPLIER_STATUS'
  | 'REFILL_REFUSED'
  | 'REFUND_FAILED'
  | 'LEDGER_OUT_OF_BALANCE'

export type Review = { reason: Reason; subject: string; orderId?: string; details: object }

/** Puts something before the administrator; while it is open, saying it again changes nothing. */
export async function openReview(trx: Trx, { reason, subject, orderId, details }: Review): Promise<void> {
  await trx
    .insertInto('reviews')
    .values({ reason, subject, orderId: orderId ?? null, details: JSON.stringify(details) })
    .onConflict((conflict) =>
      conflict.columns(['reason', 'subject']).where('closedAt', 'is', null).doNothing(),
    )
    .execute()
}
