import { sql } from 'kysely'
import { isDue, leaseUntil } from '@smm/database/lease'
import { transact } from '@smm/messaging/outbox'
import { retryOnConnectionLoss } from '@smm/database/retry-on-connection-loss'
import { openReview, type ReviewContent } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { deadlines } from '../order/order-lifecycle.ts'
import { findOrder } from '../order/orders.queries.ts'
import type { ClassifiedRefill } from '../supplier/classify-refill.ts'
import type { Db, Trx } from '../tables.ts'
import { storeRefillAnswer } from './store-refill-answer.ts'

/** Each is claimed right before its call: one that waited for others would soon count as interrupted. */
const batchSize = 1
const retrySeconds = 5 * 60
export const followEverySeconds = 30 * 60

/** Asks the supplier for the refills that visitors requested, each once, and tells them the answer. */
export async function askRefills(deps: Deps): Promise<boolean> {
  await parkInterrupted(deps)
  const due = await claimDue(deps.db)
  for (const refill of due) await askRefill(deps, refill)
  return due.length === batchSize
}

type Claimed = { id: string; orderId: string }

/** The claim is committed before the supplier is called and falls due by itself never again: no refill is asked twice. */
const claimDue = (db: Db): Promise<Claimed[]> =>
  db
    .updateTable('refillRequests')
    .set({ nextPollAt: null, inFlightSince: sql<Date>`now()` })
    .where((eb) =>
      isDue(
        'id',
        eb.selectFrom('refillRequests').select('id').where('state', '=', 'to-ask'),
        'nextPollAt',
        batchSize,
      ),
    )
    .returning(['id', 'orderId'])
    .execute()

async function askRefill(deps: Deps, { id, orderId }: Claimed) {
  const order = await findOrder(deps.db, orderId)
  if (!order?.upstreamOrderId) return
  const connected = await deps.suppliers.find(order.supplier)
  const answer: ClassifiedRefill = connected
    ? await connected.supplier.refill(order.upstreamOrderId)
    : { outcome: 'later', answer: 'the supplier is not connected' }
  const about = { refillRequestId: id, orderId, answer }
  if (answer.outcome === 'later') deps.log.warn(about, 'a refill is asked for again later')
  if (answer.outcome === 'unknown') deps.log.error(about, 'the outcome of a refill request is unknown')
  await retryOnConnectionLoss(deps, () => transact(deps, (trx) => store(trx, { id, orderId }, answer)))
}

async function store(trx: Trx, claimed: Claimed, answer: ClassifiedRefill): Promise<void> {
  switch (answer.outcome) {
    case 'later':
      return postpone(trx, claimed)
    case 'unknown':
      return park(trx, claimed, { quote: answer.answer })
    case 'accepted': {
      const set = {
        upstreamRefillId: answer.upstreamRefillId,
        nextPollAt: leaseUntil(followEverySeconds),
      }
      return storeRefillAnswer(trx, claimed, { from: 'to-ask', to: 'accepted', set })
    }
    case 'refused':
      return storeRefillAnswer(trx, claimed, { from: 'to-ask', to: 'refused', message: answer.answer })
  }
}

async function postpone(trx: Trx, { id }: Claimed) {
  await trx
    .updateTable('refillRequests')
    .set({ inFlightSince: null, nextPollAt: leaseUntil(retrySeconds) })
    .where('id', '=', id)
    .where('state', '=', 'to-ask')
    .where('inFlightSince', 'is not', null)
    .execute()
}

/** An ambiguous outcome: the refill waits for manual review and is never asked again by itself. */
async function park(trx: Trx, { id, orderId }: Claimed, content: ReviewContent) {
  await trx.updateTable('refillRequests').set({ inFlightSince: null }).where('id', '=', id).execute()
  await openReview(trx, { reason: 'REFILL_UNKNOWN', subject: id, orderId, ...content })
}

/** Parks the refills whose process died before the answer. */
async function parkInterrupted({ db, config }: Deps) {
  const seconds = config.SMM_ADD_TIMEOUT_MS / 1000 + deadlines.interruptedSubmissionSeconds
  await db.transaction().execute(async (trx) => {
    const interrupted = await trx
      .selectFrom('refillRequests')
      .select(['id', 'orderId'])
      .where('state', '=', 'to-ask')
      .where('inFlightSince', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const claimed of interrupted) await park(trx, claimed, { facts: { note: 'interrupted' } })
  })
}
