import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { keepTrying } from '../keep-trying.ts'
import { findOrder } from '../orders.queries.ts'
import { inSeconds } from '../payments/payments.queries.ts'
import { openReview } from '../decisions/reviews.ts'
import type { ClassifiedRefill } from '../supplier/classify-refill.ts'
import type { Db, Trx } from '../tables.ts'
import { decideRefill } from './decide-refill.ts'

/** One is written down right before it is asked: one that waited its turn would soon count as lost. */
const batchSize = 1
/** How long after the last possible answer a question counts as lost. */
const graceSeconds = 30
const laterSeconds = 5 * 60
export const followEverySeconds = 30 * 60

/** Passes the visitors' requests for a refill on to the supplier, each once, and tells them what it said. */
export async function askRefills(deps: Deps): Promise<boolean> {
  await parkUnanswered(deps)
  const due = await claimDue(deps.db)
  for (const refill of due) await askRefill(deps, refill)
  return due.length === batchSize
}

type Asked = { id: string; orderId: string }

/** Written down before the supplier is asked, and due no more: whatever happens now, nobody asks a second time. */
const claimDue = (db: Db): Promise<Asked[]> =>
  db
    .updateTable('refillRequests')
    .set({ nextAskAt: null, askedAt: sql<Date>`now()` })
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

async function askRefill(deps: Deps, { id, orderId }: Asked) {
  const order = await findOrder(deps.db, orderId)
  if (!order?.upstreamOrderId) return
  const answer = await deps.supplier.refill(order.upstreamOrderId)
  const about = { refillRequestId: id, orderId, answer }
  if (answer.outcome === 'later') deps.log.warn(about, 'a refill is asked for again later')
  if (answer.outcome === 'unknown') deps.log.error(about, 'nobody knows whether a refill was taken in')
  await keepTrying(deps, () => deps.db.transaction().execute((trx) => store(trx, { id, orderId }, answer)))
  deps.relayNow()
}

async function store(trx: Trx, asked: Asked, answer: ClassifiedRefill): Promise<void> {
  switch (answer.outcome) {
    case 'later':
      return putOff(trx, asked)
    case 'unknown':
      return park(trx, asked, answer.answer)
    case 'accepted': {
      const nextAskAt = inSeconds(followEverySeconds)
      const { upstreamRefillId } = answer
      return decideRefill(trx, asked, {
        from: 'to-ask',
        to: 'accepted',
        set: { upstreamRefillId, nextAskAt },
      })
    }
    case 'refused':
      return decideRefill(trx, asked, { from: 'to-ask', to: 'refused', said: answer.answer })
  }
}

async function putOff(trx: Trx, { id }: Asked) {
  await trx
    .updateTable('refillRequests')
    .set({ askedAt: null, nextAskAt: inSeconds(laterSeconds) })
    .where('id', '=', id)
    .where('state', '=', 'to-ask')
    .where('askedAt', 'is not', null)
    .execute()
}

/** A person looks at the supplier; nothing sends it again by itself. */
async function park(trx: Trx, { id, orderId }: Asked, said: string) {
  await trx.updateTable('refillRequests').set({ askedAt: null }).where('id', '=', id).execute()
  const details = { said: said.slice(0, 500) }
  await openReview(trx, { reason: 'REFILL_UNKNOWN', subject: id, orderId, details })
}

/** Those whose process went away before the answer. */
async function parkUnanswered({ db, settings }: Deps) {
  const seconds = settings.SMM_ADD_TIMEOUT_MS / 1000 + graceSeconds
  await db.transaction().execute(async (trx) => {
    const lost = await trx
      .selectFrom('refillRequests')
      .select(['id', 'orderId'])
      .where('state', '=', 'to-ask')
      .where('askedAt', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const asked of lost) await park(trx, asked, 'interrupted before the answer')
  })
}
