import { sql } from 'kysely'
import { leaseUntil } from '@smm/database/lease'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import type { RefillEnd } from '../supplier/classify-refill.ts'
import type { Db } from '../tables.ts'
import { followEverySeconds } from './ask-refills.ts'
import { decideRefill } from './decide-refill.ts'

const batchSize = 100
const followedForDays = 7

/** Polls the supplier for the refills that it accepted: it may still reject them. */
export async function followRefills(deps: Deps): Promise<void> {
  const due = await leaseDue(deps.db)
  if (due.length === 0) return
  const ends = await deps.supplier.refillStates(due.map(({ upstreamRefillId }) => upstreamRefillId ?? ''))
  for (const refill of due) {
    const end = ends.get(refill.upstreamRefillId ?? '')
    if (!end) continue
    await storeEnd(deps, refill, end).catch((err: unknown) =>
      deps.log.error(
        { err, orderId: refill.orderId },
        'the end of a refill could not be stored; it is polled again',
      ),
    )
  }
}

/** The next poll is set before this one, and there is none after some days. */
const leaseDue = (db: Db) =>
  db
    .updateTable('refillRequests')
    .set({
      nextPollAt: sql<Date | null>`CASE WHEN created_at > now() - make_interval(days => ${followedForDays})
        THEN ${leaseUntil(followEverySeconds)} END`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refillRequests')
        .select('id')
        .where('state', '=', 'accepted')
        .where('nextPollAt', '<=', sql<Date>`now()`)
        .orderBy('nextPollAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'orderId', 'upstreamRefillId'])
    .execute()

async function storeEnd(deps: Deps, refill: { id: string; orderId: string }, end: RefillEnd) {
  if (end === 'completed')
    await deps.db
      .updateTable('refillRequests')
      .set({ nextPollAt: null })
      .where('id', '=', refill.id)
      .execute()
  else
    await transact(deps, (trx) =>
      decideRefill(trx, refill, { from: 'accepted', to: 'refused', message: 'Rejected' }),
    )
}
