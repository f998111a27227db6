import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/**
 * Ends redemptions by their orders: used once one was paid, returned to the coupon when all were cancelled unpaid, by
 * whatever way. `keepCoupon` writes the state under the row's lock, so a redemption that it keeps is not returned.
 */
export async function settleRedemptions({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    WITH ending AS (
      SELECT redemption_id, bool_or(orders.paid_at IS NOT NULL) AS is_paid
      FROM orders JOIN coupon_redemptions ON coupon_redemptions.id = redemption_id AND state = 'held'
      GROUP BY redemption_id
      HAVING bool_or(orders.paid_at IS NOT NULL) OR bool_and(orders.status = 'cancelled')
    ), ended AS (
      UPDATE coupon_redemptions
      SET state = CASE WHEN is_paid THEN 'used' ELSE 'returned' END, ended_at = now()
      FROM ending WHERE id = redemption_id AND state = 'held'
      RETURNING coupon_id, state
    ), returned AS (
      SELECT coupon_id, count(*)::integer AS count FROM ended WHERE state = 'returned' GROUP BY coupon_id
    )
    UPDATE coupons SET uses = uses - returned.count FROM returned WHERE coupons.id = coupon_id`.execute(db)
}
