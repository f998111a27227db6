import { sql } from 'kysely'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { closeReviews, openReviewsOf, reviewDetails } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { deadlines } from '../order/order-lifecycle.ts'
import type { Db, OrderRow } from '../tables.ts'

/** Records orders that the supplier's answer omits; after some hours each is shown to the staff, once per silence. */
export async function reportMissingStatus(db: Db, orders: OrderRow[]): Promise<void> {
  await sql`
    WITH silent AS (${markSilent(orders)}) ${openReviewsOf(sql`
      SELECT 'ORDER_WITHOUT_NEWS', id, id, jsonb_build_object('since', silent_since) FROM silent
      WHERE status IN ('paid', 'processing')
        AND silent_since < now() - make_interval(hours => ${deadlines.missingStatusHours})
        AND NOT EXISTS (SELECT FROM reviews
          WHERE order_id = silent.id AND reason = 'ORDER_WITHOUT_NEWS' AND opened_at > silent_since)`)}`.execute(
    db,
  )
}

/** Records a status call that failed or was refused, for example for a revoked key; later it is shown to the staff. */
export async function reportFailedStatusCall(
  { db }: Deps,
  supplierId: string,
  orders: OrderRow[],
  err: unknown,
): Promise<void> {
  const details = reviewDetails({ quote: err instanceof Error ? err.message : String(err) })
  const subject = statusSubject(supplierId)
  await sql`
    WITH silent AS (${markSilent(orders)}) ${openReviewsOf(sql`
      SELECT 'STATUS_NOT_TOLD', ${subject}, NULL::uuid, ${details}::jsonb FROM silent
      WHERE NOT EXISTS (SELECT FROM reviews
        WHERE reason = 'STATUS_NOT_TOLD' AND subject = ${subject} AND opened_at > now() - interval '6 hours')
      HAVING min(silent_since) < now() - make_interval(mins => ${deadlines.failedStatusMinutes})`)}`.execute(
    db,
  )
}

/** The first supplier's reviews are named as they were while it was the only one. */
const statusSubject = (supplierId: string) => (supplierId === firstSupplierId ? 'supplier' : supplierId)

const markSilent = (orders: OrderRow[]) => sql`
  UPDATE orders SET silent_since = coalesce(silent_since, now())
  WHERE id IN (${sql.join(orders.map(({ id }) => id))}) AND fulfilment = 'sent'
  RETURNING id, status, silent_since`

const answered = { closedBy: 'orders', resolution: 'answered' } as const

/** Closes the reviews of orders whose status is reported again. */
export async function clearMissingStatus(db: Db, supplierId: string, orders: OrderRow[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ statusMissingSince: null }).where('id', 'in', ids).execute()
    const subject = statusSubject(supplierId)
    await closeReviews(trx, { reasons: ['STATUS_NOT_TOLD'], subject }, answered)
    for (const orderId of ids) await closeReviews(trx, { reasons: ['ORDER_WITHOUT_NEWS'], orderId }, answered)
  })
}
