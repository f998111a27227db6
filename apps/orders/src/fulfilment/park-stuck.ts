import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { parkOrder } from './store-submission.ts'

/** How long after the last possible answer a submission counts as lost: its process died or was held up. */
const graceSeconds = 30

/** Parks orders that were being sent when their process went away. */
export async function parkStuck({ db, log, settings }: Deps): Promise<void> {
  const seconds = settings.SMM_ADD_TIMEOUT_MS / 1000 + graceSeconds
  await db.transaction().execute(async (trx) => {
    const stuck = await trx
      .selectFrom('orders')
      .selectAll()
      .where('fulfilment', '=', 'sending')
      .where('sendingSince', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const order of stuck) {
      const { id: orderId, correlationId } = order
      log.error(
        { orderId, correlationId },
        'a submission was interrupted; nobody knows whether it was placed',
      )
      await trx
        .updateTable('submissionAttempts')
        .set({ outcome: 'unknown' })
        .where('orderId', '=', orderId)
        .where('outcome', 'is', null)
        .execute()
      await parkOrder(trx, order, 'interrupted before the answer')
    }
  })
}
