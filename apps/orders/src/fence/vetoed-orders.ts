import { type RawBuilder, sql } from 'kysely'
import { reviewMaybeSent } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { type Db, orderRowColumns, type Trx } from '../tables.ts'

/**
 * Whether a row of orders, by its name in the statement, may already be at a supplier: a witness alone remembers its submission,
 * or it is older than the witnesses' memory. An approval by the staff lifts earlier vetoes.
 */
export const isVetoed = (orders: 'orders' | 'ready') => {
  const order = sql.table(orders)
  const approvedAt = sql`coalesce(${order}.submission_approved_at, '-infinity')`
  return sql<boolean>`(
    EXISTS (
      SELECT FROM witnessed_claims
      WHERE witnessed_claims.order_id = ${order}.id AND witnessed_claims.found_at > ${approvedAt}
    ) OR EXISTS (
      SELECT FROM submission_fence
      WHERE submission_fence.hold_before IS NOT NULL
        AND submission_fence.hold_before > greatest(least(${order}.created_at, ${paidAt(order)}), ${approvedAt})
    ))`
}

/** The bank's time of the payment: an order that comes again may be stored later than it was paid. */
const paidAt = (order: RawBuilder<unknown>) => sql`(
  SELECT min(pix_receipts.paid_at) FROM charge_orders JOIN pix_receipts USING (payment_id)
  WHERE charge_orders.order_id = ${order}.id)`

/**
 * Whether a claim may leave at this moment. While it waited for a witness, or its process stood still, its order may have been
 * vetoed, parked or sent elsewhere, and a restored database forgot the claim.
 */
export async function isClaimStanding(db: Db, attemptId: string): Promise<boolean> {
  const standing = await db
    .selectFrom('submissionAttempts')
    .innerJoin('orders', 'orders.id', 'submissionAttempts.orderId')
    .select('orders.id')
    .where('submissionAttempts.id', '=', attemptId)
    .where('submissionAttempts.outcome', 'is', null)
    .where('orders.fulfilment', '=', sql.lit('sending'))
    .where((eb) => eb.not(isVetoed('orders')))
    .executeTakeFirst()
  return standing !== undefined
}

/** Parks ready orders that are vetoed, each with its review; their money is settled as ever. */
export async function parkVetoedOrders({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const vetoed = await trx
      .selectFrom('orders')
      .select(orderRowColumns)
      .where('fulfilment', '=', sql.lit('ready'))
      .where(isVetoed('orders'))
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id: orderId, correlationId, supplier } of vetoed) {
      const claim = await findLastClaim(trx, orderId)
      // Where the staff is to look for it.
      const parked = { fulfilment: 'unknown', supplier: claim?.supplier ?? supplier } as const
      await trx.updateTable('orders').set(parked).where('id', '=', orderId).execute()
      await reviewMaybeSent(trx, {
        reason: 'MAYBE_SENT_BEFORE_RESTORE',
        subject: orderId,
        orderId,
        ...(claim && { facts: { ...claim, claimedAt: claim.claimedAt.toISOString() } }),
      })
      log.error({ orderId, correlationId }, 'an order may have been submitted before a restore: parked')
    }
  })
}

/** All that is known of the forgotten submission; nothing when the order is only older than the witnesses' memory. */
const findLastClaim = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('witnessedClaims')
    .select(['supplier', 'claimNumber', 'claimedAt'])
    .where('orderId', '=', orderId)
    .orderBy('claimNumber', 'desc')
    .limit(1)
    .executeTakeFirst()
