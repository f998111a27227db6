import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { inSeconds } from '../payments/payments.queries.ts'
import type { RefillEnd } from '../supplier/classify-refill.ts'
import type { Db } from '../tables.ts'
import { followEverySeconds } from './ask-refills.ts'
import { decideRefill } from './decide-refill.ts'

const batchSize = 100
const followedForDays = 7

/** Asks what became of the refills that the supplier took in: taken in is not yet granted. */
export async function followRefills(deps: Deps): Promise<void> {
  const due = await claimDue(deps.db)
  if (due.length === 0) return
  const ends = await deps.supplier.refillStates(due.map(({ upstreamRefillId }) => upstreamRefillId ?? ''))
  for (const refill of due) {
    const end = ends.get(refill.upstreamRefillId ?? '')
    if (end) await takeEnd(deps, refill, end)
  }
  deps.relayNow()
}

/** The next look is set before this one, and there is none when the supplier has had its time. */
const claimDue = (db: Db) =>
  db
    .updateTable('refillRequests')
    .set({
      nextAskAt: sql<Date | null>`CASE WHEN created_at > now() - make_interval(days => ${followedForDays})
        THEN ${inSeconds(followEverySeconds)} END`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refillRequests')
        .select('id')
        .where('state', '=', 'accepted')
        .where('nextAskAt', '<=', sql<Date>`now()`)
        .orderBy('nextAskAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'orderId', 'upstreamRefillId'])
    .execute()

async function takeEnd({ db }: Deps, refill: { id: string; orderId: string }, end: RefillEnd) {
  if (end === 'completed')
    await db.updateTable('refillRequests').set({ nextAskAt: null }).where('id', '=', refill.id).execute()
  else
    await db
      .transaction()
      .execute((trx) => decideRefill(trx, refill, { from: 'accepted', to: 'refused', said: 'Rejected' }))
}
