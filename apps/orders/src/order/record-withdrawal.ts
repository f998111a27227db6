import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { enqueueMessage } from '@smm/messaging/outbox'
import { withdrawalEndsAt } from '@smm/site/withdrawal-period'
import { openReview } from '../decisions/reviews.ts'
import type { Db, OrderRow, Trx } from '../tables.ts'

export type Withdrawal = NonNullable<Message<'cancel-answered'>['withdrawal']>

/**
 * Records the visitor's withdrawal from a paid order (CDC art. 49), once per order. Returns the answer where it ends here;
 * undefined where the order is now to be cancelled, or stopped at the supplier.
 */
export async function recordWithdrawal(
  trx: Trx,
  order: OrderRow,
  reason: string | undefined,
): Promise<Withdrawal | undefined> {
  const { id: orderId, status, paidAt } = order
  if (!paidAt || status === 'cancelled') return undefined
  if (withdrawalEndsAt(paidAt).getTime() <= Date.now()) return { state: 'too-late' }
  const recorded = await trx
    .insertInto('withdrawals')
    .values({ orderId, reason: reason ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('orderId')
    .executeTakeFirst()
  if (!recorded) return { state: 'asked-before' }
  if (status !== 'completed' && status !== 'partial') return undefined
  await openWithdrawalReview(trx, orderId, reason)
  return { state: 'under-review' }
}

/** Shows the staff a withdrawal that nothing else brought to its end; false where there is none. */
export async function reviewWithdrawal(trx: Trx, orderId: string): Promise<boolean> {
  const withdrawal = await trx
    .selectFrom('withdrawals')
    .select('reason')
    .where('orderId', '=', orderId)
    .where('decidedAt', 'is', null)
    .executeTakeFirst()
  if (!withdrawal) return false
  await openWithdrawalReview(trx, orderId, withdrawal.reason ?? undefined)
  return true
}

const openWithdrawalReview = (trx: Trx, orderId: string, quote: string | undefined) =>
  openReview(trx, { reason: 'WITHDRAWAL_ASKED', subject: orderId, orderId, ...(quote && { quote }) })

/** Tells the visitor the staff's decision and its reason. */
export async function answerWithdrawal(trx: Trx, order: OrderRow, withdrawal: Withdrawal): Promise<void> {
  const { id: orderId, conversationId } = order
  await trx
    .updateTable('withdrawals')
    .set({ decidedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .execute()
  const answer = { orderId, conversationId, outcome: 'already-started', withdrawal } as const
  await enqueueMessage(trx, 'chat', 'cancel-answered', answer, order.correlationId)
}

export const findWithdrawal = (db: Db, orderId: string) =>
  db.selectFrom('withdrawals').select('decidedAt').where('orderId', '=', orderId).executeTakeFirst()
