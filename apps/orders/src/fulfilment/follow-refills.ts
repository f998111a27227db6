import { sql } from 'kysely'
import { isDue, leaseUntil } from '@smm/database/lease'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import type { RefillEnd } from '../supplier/classify-refill.ts'
import type { Db } from '../tables.ts'
import { followEverySeconds } from './ask-refills.ts'
import { storeRefillAnswer } from './store-refill-answer.ts'

const batchSize = 100
const followedForDays = 7

/** Polls the suppliers for the refills that they accepted: they may still reject them. */
export async function followRefills(deps: Deps): Promise<void> {
  const bySupplier = Map.groupBy(await leaseDue(deps.db), ({ supplier }) => supplier)
  await Promise.all([...bySupplier].map(([supplier, due]) => followAt(deps, supplier, due)))
}

async function followAt(deps: Deps, supplierId: string, due: DueRefill[]): Promise<void> {
  const connected = await deps.suppliers.find(supplierId)
  const ids = due.map(({ upstreamRefillId }) => upstreamRefillId ?? '')
  const ends = await connected?.supplier.refillStates(ids).catch((err: unknown) => {
    deps.log.warn({ supplier: supplierId, err }, 'the supplier does not tell its refills; it is asked again')
  })
  if (!ends) return
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

type DueRefill = { id: string; orderId: string; upstreamRefillId: string | null; supplier: string }

/** The next poll is set before this one, and there is none after some days. */
const leaseDue = (db: Db): Promise<DueRefill[]> =>
  db
    .updateTable('refillRequests')
    .from('orders')
    .whereRef('orders.id', '=', 'refillRequests.orderId')
    .set({
      nextPollAt: sql<Date | null>`CASE WHEN refill_requests.created_at > now() - make_interval(days => ${followedForDays})
        THEN ${leaseUntil(followEverySeconds)} END`,
    })
    .where((eb) =>
      isDue(
        'refillRequests.id',
        eb.selectFrom('refillRequests').select('id').where('state', '=', 'accepted'),
        'nextPollAt',
        batchSize,
      ),
    )
    .returning(['refillRequests.id', 'orderId', 'upstreamRefillId', 'orders.supplier'])
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
      storeRefillAnswer(trx, refill, { from: 'accepted', to: 'refused', message: 'Rejected' }),
    )
}
