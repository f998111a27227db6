import { sql } from 'kysely'
import type { OrderStatus } from '@smm/contracts/orders'
import { compileForMany } from '@smm/database/compile-for-many'
import { inBatches } from '@smm/database/in-batches'
import { saidColumns, saidTypes, type SaidValues, saidValues } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { everyColumn, type Move, moveOrder, moveOrders, type OrderChange, sayMove } from '../order-status.ts'
import { lockOrder } from '../orders.queries.ts'
import { noteCost, wholeCents, writeCosts } from './note-cost.ts'
import { noteNews, noteNoAnswer, noteSilence } from './note-silence.ts'
import { inSeconds } from '../payments/payments.queries.ts'
import { requestRefund } from '../payments/request-refund.ts'
import { openReview } from '../decisions/reviews.ts'
import type { SupplierPhase, SupplierState } from '../supplier/read-status.ts'
import type { Db, OrderRow, Trx } from '../tables.ts'
import { traceOrder } from '../trace-order.ts'
import { writeOut } from '../write-out.ts'

const batchSize = 100
/** How long, and how often, a delivered order is looked at again: suppliers take a delivery back days later. */
export const watchedForDays = 7
const watchEverySeconds = 6 * 60 * 60

/** Asks the supplier how the orders in its hands stand; young ones often, old ones less and less, delivered ones seldom. */
export async function followOrders(deps: Deps): Promise<boolean> {
  const due = await claimDue(deps.db, deps.settings.SMM_POLL_SECONDS)
  if (due.length === 0) return false
  const states = await askAfter(deps, due)
  const news = due.flatMap((order) => {
    const told = states.get(order.upstreamOrderId ?? '')
    const state = told && withinOrder(order, told)
    return state && isNews(order, state) ? [{ order, state }] : []
  })
  const taken = await Promise.all(
    news.map(({ order, state }) => traceOrder('follow order', order.id, () => deliver(deps, order, state))),
  )
  for (const [at, { order, state }] of news.entries())
    if (!taken[at]) await traceOrder('follow order', order.id, () => take(deps, order, state))
  if (news.some(({ state }) => state.phase !== 'pending' && state.phase !== 'processing'))
    deps.nudge('submit-orders')
  return due.length === batchSize
}

/** What the supplier says of them, and what it does not say is noted. */
async function askAfter(deps: Deps, due: OrderRow[]): Promise<Map<string, SupplierState>> {
  const ids = due.map(({ upstreamOrderId }) => upstreamOrderId ?? '')
  const states = await deps.supplier.states(ids).catch(async (err: unknown) => {
    await noteNoAnswer(deps, due, err)
    throw err
  })
  const isTold = ({ upstreamOrderId }: OrderRow) => states.has(upstreamOrderId ?? '')
  const silent = due.filter((order) => !isTold(order))
  if (silent.length > 0) await noteSilence(deps.db, silent)
  const heard = due.filter((order) => order.silentSince && isTold(order))
  if (heard.length > 0) await noteNews(deps.db, heard)
  return states
}

/** The next look is set before this one: a supplier that does not answer is asked again in its own time. */
async function claimDue(db: Db, pollSeconds: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    UPDATE orders SET next_check_at = CASE
      WHEN status <> 'completed' THEN now() + least(interval '30 minutes',
        make_interval(secs => ${pollSeconds}) + (now() - coalesce(sent_at, now())) / 60)
      WHEN finished_at > now() - make_interval(days => ${watchedForDays})
        THEN now() + make_interval(secs => ${watchEverySeconds})
      END
    WHERE id IN (
      SELECT id FROM orders
      WHERE fulfilment = 'sent' AND status IN ('paid', 'processing', 'completed') AND next_check_at <= now()
      ORDER BY next_check_at LIMIT ${writeOut(batchSize)} FOR UPDATE SKIP LOCKED
    )
    RETURNING ${everyColumn}`.execute(db)
  return rows
}

/** Some suppliers count what is left of another order, or of all: never more than was ordered. */
const withinOrder = ({ quantity }: OrderRow, { remains, ...state }: SupplierState): SupplierState => ({
  ...state,
  remains: remains === null ? null : Math.min(remains, quantity),
})

const isNews = (order: OrderRow, { word, remains, startCount, chargedCents }: SupplierState) =>
  order.upstreamStatus !== word ||
  order.remains !== remains ||
  order.startCount !== startCount ||
  (chargedCents !== null && order.chargedCents !== chargedCents)

const shownAs: Record<SupplierPhase, OrderStatus | undefined> = {
  pending: undefined,
  processing: 'processing',
  completed: 'completed',
  partial: 'partial',
  cancelled: 'cancelled',
  unknown: undefined,
}

async function take(deps: Deps, order: OrderRow, state: SupplierState) {
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, order.id)
    if (locked?.fulfilment === 'sent') await applyState(trx, locked, state)
  })
  deps.relayNow()
}

/** Nearly always: delivered as a whole. False when the order is not as it was claimed any more. */
async function deliver({ db, offer }: Deps, order: OrderRow, state: SupplierState): Promise<boolean> {
  if (state.phase !== 'completed' || order.status !== 'processing') return false
  const { word: upstreamStatus, remains, startCount, chargedCents } = state
  const said = sayMove({ ...order, remains }, delivering)
  const { id, status, version } = order
  const known = { upstreamStatus, remains, startCount, chargedCents }
  const isDelivered = await keepTogether(db, { id, status, version, ...known, ...saidValues(said) })
  if (isDelivered) offer(said)
  return isDelivered
}

const delivering = { to: 'completed', cause: 'supplier-reported' } as const satisfies Move

type Delivered = Pick<OrderRow, 'id' | 'status' | 'version' | 'upstreamStatus'> &
  Pick<OrderRow, 'remains' | 'startCount' | 'chargedCents'> &
  SaidValues

const keepTogether = inBatches(async (db: Db, all: Delivered[]): Promise<boolean[]> => {
  const rows = await keepDelivered(db, all)
  const kept = new Set(rows.map(({ id }) => id))
  return all.map(({ id }) => kept.has(id))
})

/** What somebody else has in hand just now is not waited for. */
const keepDelivered = compileForMany<Delivered, { id: string }>(
  {
    ...{ id: 'uuid', status: 'text', version: 'integer', upstreamStatus: 'text', remains: 'integer' },
    ...{ startCount: 'integer', chargedCents: 'bigint', ...saidTypes },
  },
  (given) => sql`
    WITH given AS (${given}), delivered AS (
      SELECT orders.id, given.status, given.version, given.upstream_status, given.remains, given.start_count,
        ${wholeCents('given.chargedCents')} AS charged_cents, orders.charged_cents AS charged_before, ${saidColumns}
      FROM given JOIN orders ON orders.id = given.id WHERE fulfilment = 'sent'
      FOR NO KEY UPDATE OF orders SKIP LOCKED
    ), ${moveOrders('delivered', { ...delivering, set: whenDelivered })}, ${writeCosts('delivered')}
    SELECT id FROM moved`,
)

const whenDelivered = {
  upstreamStatus: sql`was.upstream_status`,
  remains: sql`was.remains`,
  startCount: sql`was.start_count`,
  chargedCents: sql`was.charged_cents`,
  finishedAt: sql`now()`,
  nextCheckAt: sql`now() + make_interval(secs => ${writeOut(watchEverySeconds)})`,
}

const knownFrom = ({ word, remains, startCount }: SupplierState) => ({
  upstreamStatus: word,
  remains,
  startCount,
})

async function applyState(trx: Trx, order: OrderRow, state: SupplierState) {
  const { word, phase } = state
  await noteCost(trx, order, state)
  const known = knownFrom(state)
  const to = shownAs[phase]
  if (!to || to === order.status || order.status === 'completed') {
    await trx.updateTable('orders').set(known).where('id', '=', order.id).execute()
    if (order.status === 'completed') await showDowngrade(trx, order, state)
  } else {
    const moved = await moveOrder(trx, order, {
      to,
      cause: 'supplier-reported',
      set: { ...known, ...timesOf[to] },
    })
    if (moved) await makeGood(trx, moved)
  }
  if (phase === 'unknown') {
    const subject = `${order.id} ${word}`
    await openReview(trx, {
      reason: 'UNKNOWN_SUPPLIER_STATUS',
      subject,
      orderId: order.id,
      details: { word },
    })
  }
}

const finished = { finishedAt: sql<Date>`now()` }
const timesOf: Partial<Record<OrderStatus, OrderChange>> = {
  completed: { ...finished, nextCheckAt: inSeconds(watchEverySeconds) },
  partial: finished,
  cancelled: finished,
}

/** The visitor was told that all is delivered, so what the supplier takes back is for a person to decide. */
async function showDowngrade(trx: Trx, order: OrderRow, { phase, word, remains }: SupplierState) {
  if (phase !== 'partial' && phase !== 'cancelled') return
  const details = { word, remains }
  await openReview(trx, { reason: 'LATE_DOWNGRADE', subject: order.id, orderId: order.id, details })
}

/** What was paid and not delivered goes back. */
async function makeGood(trx: Trx, order: OrderRow) {
  if (order.status === 'cancelled') return requestRefund(trx, order, 'CANCELLED_BY_SUPPLIER')
  if (order.status !== 'partial') return
  if (order.remains === null) {
    const details = { said: 'delivered in part, without saying how much' }
    return openReview(trx, { reason: 'DELIVERED_IN_PART', subject: order.id, orderId: order.id, details })
  }
  return requestRefund(trx, order, 'DELIVERED_IN_PART', order.remains)
}
