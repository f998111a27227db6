import { checkLedger } from '../payments/check-ledger.ts'
import type { Deps } from '../deps.ts'
import { reportOverdueOrders } from '../fulfilment/report-overdue-orders.ts'
import { sumDays } from '../panel/overview/sum-days.ts'
import { runHourly } from './periodic-job.ts'
import { rerankRoutes } from '../supplier/store-routing.ts'
import { deleteExpired } from './delete-expired.ts'

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
