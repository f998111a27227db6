import type { Deps } from '../deps.ts'
import { openReview } from '../decisions/reviews.ts'
import type { Returned } from '../pix/bank.ts'
import type { Trx } from '../tables.ts'
import { aboutPayment, type DuePayment } from './payments.queries.ts'

/**
 * Money that the bank gave back without our asking, by a dispute of the payer's (MED) or in its own app: a person has to
 * know before more is delivered for it. What had gone before it was taken in never counted. It is shown once for each
 * amount that is left, and booked by nobody but him.
 */
export async function noteReturnedMoney(
  { db, log }: Deps,
  payment: DuePayment,
  returned: Returned[],
): Promise<void> {
  for (const one of returned) {
    const amountCents = await db.transaction().execute((trx) => note(trx, payment, one))
    if (amountCents)
      log.error({ ...aboutPayment(payment), amountCents }, 'the bank gave money back by itself')
  }
}

async function note(trx: Trx, payment: DuePayment, { endToEndId, leftCents }: Returned): Promise<number> {
  const { id: paymentId, orderId } = payment
  const receipt = await trx
    .selectFrom('pixReceipts')
    .select('amountCents')
    .where('paymentId', '=', paymentId)
    .where('endToEndId', '=', endToEndId)
    .executeTakeFirst()
  const refunds = await trx
    .selectFrom('refunds')
    .select('amountCents')
    .where('orderId', '=', orderId)
    .where('endToEndId', '=', endToEndId)
    .where('state', 'in', ['sending', 'done'])
    .execute()
  const ours = refunds.reduce((rest, refund) => rest - refund.amountCents, receipt?.amountCents ?? 0)
  const amountCents = ours - leftCents
  if (amountCents <= 0) return 0
  const [reason, subject] = ['MONEY_PULLED_BACK', `${endToEndId} ${leftCents}`] as const
  const known = await trx
    .selectFrom('reviews')
    .select('id')
    .where('reason', '=', reason)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (known) return 0
  await openReview(trx, { reason, subject, orderId, details: { endToEndId, amountCents } })
  return amountCents
}
