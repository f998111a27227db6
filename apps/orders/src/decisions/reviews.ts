import { sql } from 'kysely'
import type { ReviewCode } from '@smm/contracts/order-details'
import type { Trx } from '../tables.ts'

/** Done with when the order is sent or cancelled. */
export const aboutSending = ['OUTCOME_UNKNOWN', 'REFUSED_BY_SUPPLIER', 'WAITING_TOO_LONG'] as const

export type Review = { reason: ReviewCode; subject: string; orderId?: string; details: object }

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

/** Writes beside what is open about the sending of an order that its visitor does not want it any more. */
export async function noteWishToCancel(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ details: sql<string>`details || '{"wantsCancel": true}'` })
    .where('orderId', '=', orderId)
    .where('reason', 'in', aboutSending)
    .where('closedAt', 'is', null)
    .execute()
}

type Closing = { reasons: ReviewCode[]; subject?: string; orderId?: string }

/** Takes from the administrator's list what is decided or has put itself right. */
export async function closeReviews(
  trx: Trx,
  { reasons, subject, orderId }: Closing,
  closedBy: string,
  resolution: string,
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ closedAt: sql<Date>`now()`, closedBy, resolution })
    .where('closedAt', 'is', null)
    .where('reason', 'in', reasons)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .$if(orderId !== undefined, (query) => query.where('orderId', '=', orderId!))
    .execute()
}
