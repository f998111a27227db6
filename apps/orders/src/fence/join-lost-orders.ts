import { sql } from 'kysely'
import { closeOpen } from '../decisions/reviews.ts'
import type { Db } from '../tables.ts'

/**
 * Joins money and submission of an order that no database knows into one case, which tells the staff to look at the supplier
 * before they return anything. A single order's charge has the order's id; the charge of several cannot be told.
 */
export async function joinLostOrders(db: Db): Promise<void> {
  await sql`
    WITH lost AS (
      SELECT submission.id AS submission_id, submission.details AS facts, money.id AS money_id
      FROM reviews AS submission
      JOIN reviews AS money ON money.details->>'txid' = replace(submission.subject, '-', '')
      WHERE submission.reason = 'MAYBE_SENT_BEFORE_RESTORE' AND submission.order_id IS NULL
        AND submission.closed_at IS NULL AND money.reason = 'ORPHAN_PAYMENT' AND money.closed_at IS NULL
    ), joined AS (
      ${closeOpen(db, { closedBy: 'orders', resolution: 'joined' }).where(sql<boolean>`id IN (SELECT submission_id FROM lost)`)}
    )
    UPDATE reviews SET details = details || facts FROM lost WHERE reviews.id = money_id
  `.execute(db)
}
