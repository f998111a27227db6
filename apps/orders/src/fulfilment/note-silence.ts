import { sql } from 'kysely'
import { closeReviews } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import type { Db, OrderRow } from '../tables.ts'

/** How long an order is asked after in vain before it stands before the staff, and how long the supplier as a whole is. */
const orderHours = 2
const supplierMinutes = 10

/** The supplier answered, and said nothing of these. */
export async function noteSilence(db: Db, orders: OrderRow[]): Promise<void> {
  await sql`
    WITH silent AS (${markSilent(orders)})
    INSERT INTO reviews (reason, subject, order_id, details)
    SELECT 'ORDER_WITHOUT_NEWS', id, id, jsonb_build_object('since', silent_since) FROM silent
    WHERE status IN ('paid', 'processing') AND silent_since < now() - make_interval(hours => ${orderHours})
      AND NOT EXISTS (SELECT FROM reviews
        WHERE order_id = silent.id AND reason = 'ORDER_WITHOUT_NEWS' AND opened_at > silent_since)
    ON CONFLICT (reason, subject) WHERE closed_at IS NULL DO NOTHING`.execute(db)
}

/** It did not answer, or refused the question as it does when the key is not right any more. */
export async function noteNoAnswer({ db }: Deps, orders: OrderRow[], err: unknown): Promise<void> {
  const details = JSON.stringify({ said: (err instanceof Error ? err.message : String(err)).slice(0, 500) })
  await sql`
    WITH silent AS (${markSilent(orders)})
    INSERT INTO reviews (reason, subject, details)
    SELECT 'STATUS_NOT_TOLD', 'supplier', ${details}::jsonb FROM silent
    WHERE NOT EXISTS (SELECT FROM reviews WHERE reason = 'STATUS_NOT_TOLD' AND opened_at > now() - interval '6 hours')
    HAVING min(silent_since) < now() - make_interval(mins => ${supplierMinutes})
    ON CONFLICT (reason, subject) WHERE closed_at IS NULL DO NOTHING`.execute(db)
}

const markSilent = (orders: OrderRow[]) => sql`
  UPDATE orders SET silent_since = coalesce(silent_since, now())
  WHERE id IN (${sql.join(orders.map(({ id }) => id))}) AND fulfilment = 'sent'
  RETURNING id, status, silent_since`

/** What was said of them after all puts an end to what the staff was shown. */
export async function noteNews(db: Db, orders: OrderRow[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ silentSince: null }).where('id', 'in', ids).execute()
    await closeReviews(trx, { reasons: ['STATUS_NOT_TOLD'] }, 'orders', 'answered')
    for (const orderId of ids)
      await closeReviews(trx, { reasons: ['ORDER_WITHOUT_NEWS'], orderId }, 'orders', 'answered')
  })
}
