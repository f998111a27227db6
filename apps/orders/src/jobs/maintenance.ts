import { sql } from 'kysely'
import { checkLedger } from './check-ledger.ts'
import { closeOpen, openReviewsOf } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { deadlines } from '../order/order-lifecycle.ts'
import { sumDays } from '../panel/overview/sum-days.ts'
import { runHourly } from './periodic-job.ts'
import { rerankRoutes } from '../supplier/store-routing.ts'
import { deleteExpired } from './retention.ts'

/** Stored as the names of the runs by releases before December 2026. */
const storedNames = { retention: 'forget-old', ledger: 'keep-house' }

/** Reports paid orders that wait too long; once an hour deletes expired rows, checks the ledger and sums the days that are over. */
export async function runMaintenance(deps: Deps): Promise<void> {
  await reportOverdueOrders(deps)
  await runHourly(deps, storedNames.retention, () => deleteExpired(deps.db))
  await runHourly(deps, storedNames.ledger, () => checkLedger(deps))
  await runHourly(deps, 'sum-days', () => sumDays(deps.db))
  await runHourly(deps, 'prune-fence', () => deps.fence.prune())
  await runHourly(deps, 'rank-routes', () => deps.db.transaction().execute(rerankRoutes))
}

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
