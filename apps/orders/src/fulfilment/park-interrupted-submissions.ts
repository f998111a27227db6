import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { deadlines } from '../order/order-lifecycle.ts'
import { orderRowColumns } from '../tables.ts'
import { parkOrder } from './store-submission.ts'

/** Parks orders whose submission got no answer in time: its process died or was stopped. */
export async function parkInterruptedSubmissions({ db, log, config }: Deps): Promise<void> {
  const seconds = config.SMM_ADD_TIMEOUT_MS / 1000 + deadlines.interruptedSubmissionSeconds
  await db.transaction().execute(async (trx) => {
    const interrupted = await trx
      .selectFrom('orders')
      .select(orderRowColumns)
      .where('fulfilment', '=', 'sending')
      .where('sendingSince', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const order of interrupted) {
      const { id: orderId, correlationId } = order
      log.error({ orderId, correlationId }, 'a submission was interrupted; its outcome is unknown')
      await trx
        .updateTable('submissionAttempts')
        .set({ outcome: 'unknown' })
        .where('orderId', '=', orderId)
        .where('outcome', 'is', null)
        .execute()
      await parkOrder(trx, order, { facts: { note: 'interrupted' } })
    }
  })
}
