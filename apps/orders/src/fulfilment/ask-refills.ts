import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { findOrder } from '../orders.queries.ts'
import { inSeconds } from '../payments/payments.queries.ts'
import { openReview } from '../decisions/reviews.ts'
import type { Db } from '../tables.ts'
import { tellChat } from '../tell-chat.ts'

const batchSize = 5

/** Passes the visitors' requests for a refill on to the supplier, and tells them what it said. */
export async function askRefills(deps: Deps): Promise<boolean> {
  const due = await claimDue(deps.db)
  for (const { id, orderId } of due) {
    await askRefill(deps, id, orderId).catch((err: unknown) =>
      deps.log.error({ err, refillRequestId: id, orderId }, 'a refill is asked for again later'),
    )
  }
  return due.length === batchSize
}

const claimDue = (db: Db) =>
  db
    .updateTable('refillRequests')
    .set({ nextAskAt: inSeconds(60) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refillRequests')
        .select('id')
        .where('state', '=', 'to-ask')
        .where('nextAskAt', '<=', sql<Date>`now()`)
        .orderBy('nextAskAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'orderId'])
    .execute()

async function askRefill(deps: Deps, id: string, orderId: string) {
  const order = await findOrder(deps.db, orderId)
  if (!order?.upstreamOrderId) return
  const upstreamRefillId = await deps.supplier.refill(order.upstreamOrderId)
  await deps.db.transaction().execute(async (trx) => {
    const state = upstreamRefillId ? 'accepted' : 'refused'
    const decided = await trx
      .updateTable('refillRequests')
      .set({ state, upstreamRefillId: upstreamRefillId ?? null, nextAskAt: null })
      .where('id', '=', id)
      .where('state', '=', 'to-ask')
      .returning('id')
      .executeTakeFirst()
    if (!decided) return
    const { conversationId } = order
    await tellChat(trx, order, 'refill-decided', { orderId, conversationId, outcome: state })
    if (state === 'refused') {
      const details = { upstreamOrderId: order.upstreamOrderId }
      await openReview(trx, { reason: 'REFILL_REFUSED', subject: id, orderId, details })
    }
  })
  deps.relayNow()
}
