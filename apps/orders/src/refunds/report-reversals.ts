import { openReview } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import type { RemainingAmount } from '../pix/bank.ts'
import type { Trx } from '../tables.ts'
import { type DuePayment, paymentIds } from '../payments/payments.queries.ts'

/**
 * Shows the staff money that the bank returned without our request: a dispute of the payer (MED), or a refund in its app. Each
 * remaining amount is shown once, and only the staff books it; money returned before its receipt was recorded is left out.
 */
export async function reportReversals(
  { db, log }: Deps,
  payment: DuePayment,
  returned: RemainingAmount[],
): Promise<void> {
  for (const reversal of returned) {
    const amountCents = await db.transaction().execute((trx) => reportReversal(trx, payment, reversal))
    if (amountCents)
      log.error({ ...paymentIds(payment), amountCents }, 'the bank returned money without our request')
  }
}

/** The amount that is missing and was not reported before, in centavos. */
async function reportReversal(
  trx: Trx,
  payment: DuePayment,
  { endToEndId, remainingCents }: RemainingAmount,
): Promise<number> {
  const amountCents = (await expectedLeftCents(trx, payment, endToEndId)) - remainingCents
  if (amountCents <= 0) return 0
  const { orderId } = payment
  const [reason, subject] = ['MONEY_PULLED_BACK', `${endToEndId} ${remainingCents}`] as const
  const known = await trx
    .selectFrom('reviews')
    .select('id')
    .where('reason', '=', reason)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (known) return 0
  await openReview(trx, { reason, subject, orderId, facts: { endToEndId, amountCents } })
  return amountCents
}

/** The part of a receipt that our own refunds leave at the bank. */
export async function expectedLeftCents(trx: Trx, { id }: DuePayment, endToEndId: string): Promise<number> {
  const receipt = await trx
    .selectFrom('pixReceipts')
    .select('amountCents')
    .where('paymentId', '=', id)
    .where('endToEndId', '=', endToEndId)
    .executeTakeFirst()
  const refunds = await trx
    .selectFrom('refunds')
    .select('amountCents')
    .where('endToEndId', '=', endToEndId)
    .where('state', 'in', ['sending', 'done'])
    .execute()
  return refunds.reduce((left, { amountCents }) => left - amountCents, receipt?.amountCents ?? 0)
}
