import { sql } from 'kysely'
import { closeOpen, openReviewsOf } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { deadlines } from '../order/order-lifecycle.ts'

const waitingTooLong = sql`
  SELECT 'WAITING_TOO_LONG', id, id, '{}'::jsonb FROM orders
  WHERE fulfilment = 'ready' AND ready_at < now() - make_interval(mins => ${deadlines.submitMinutes})`

/**
 * Opens one review per paid order that cannot be submitted: no offer, no money at the supplier, or no supplier. It is closed
 * once the order was sent.
 */
export async function reportOverdueOrders({ db, log }: Deps): Promise<void> {
  await closeOpen(db, { closedBy: 'orders', resolution: 'sent' })
    .where('reason', '=', 'WAITING_TOO_LONG')
    .where('orderId', 'in', db.selectFrom('orders').select('id').where('fulfilment', '=', 'sent'))
    .execute()
  const { rows } = await sql<{ orderId: string; correlationId: string | null; readyAt: Date }>`
    WITH opened AS (${openReviewsOf(waitingTooLong)} RETURNING order_id)
    SELECT order_id, correlation_id, ready_at FROM opened JOIN orders ON id = order_id`.execute(db)
  for (const row of rows) log.warn(row, 'a paid order waits too long')
}
