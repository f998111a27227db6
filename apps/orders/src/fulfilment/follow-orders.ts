import { sql } from 'kysely'
import type { OrderStatus } from '@smm/contracts/orders/orders'
import { isDue, leaseUntil } from '@smm/database/lease'
import { transact } from '@smm/messaging/outbox'
import { traceOrder } from '@smm/http-service/observability/trace'
import { answerCancel } from '../order/cancel-order.ts'
import { openReview } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { type Move, moveOrder, type OrderChange, reportProgress } from '../order/move-order.ts'
import { deadlines } from '../order/order-lifecycle.ts'
import { literals, lockOrder } from '../order/orders.queries.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { SupplierPhase, SupplierState } from '../supplier/read-supplier-states.ts'
import { type Db, orderRowColumns, type OrderRow, type Trx } from '../tables.ts'
import { recordCost } from './record-cost.ts'
import { reviewWithdrawal } from '../order/record-withdrawal.ts'
import { clearMissingStatus, reportFailedStatusCall, reportMissingStatus } from './report-missing-status.ts'

const batchSize = 100
const watchEverySeconds = 6 * 60 * 60

/** Polls the suppliers for the orders they have: young ones often, old ones less often, completed ones seldom. */
export async function followOrders(deps: Deps): Promise<boolean> {
  const due = await leaseDue(deps.db, deps.config.SMM_POLL_SECONDS)
  const bySupplier = Map.groupBy(due, ({ supplier }) => supplier)
  await Promise.all([...bySupplier].map(([supplier, some]) => followAt(deps, supplier, some)))
  return due.length === batchSize
}

async function followAt(deps: Deps, supplierId: string, orders: OrderRow[]): Promise<void> {
  const states = await fetchStates(deps, supplierId, orders)
  for (const order of orders) {
    const reported = states.get(order.upstreamOrderId ?? '')
    const state = reported && clampRemains(order, reported)
    if (!state || !isChanged(order, state)) continue
    try {
      await traceOrder('follow order', order.id, () => applyChange(deps, order, state))
    } catch (err) {
      deps.log.error(
        { err, orderId: order.id },
        'the status of an order could not be stored; it is polled again',
      )
      continue
    }
    // A ready order to the same target waits until this one is over.
    if (state.phase !== 'pending' && state.phase !== 'processing') deps.wake('submit-orders')
  }
}

/** The next poll is set before this one: an order that fails here waits for its next turn. */
const leaseDue = (db: Db, pollSeconds: number): Promise<OrderRow[]> =>
  db
    .updateTable('orders')
    .set({ nextCheckAt: nextCheckAt(pollSeconds) })
    .where((eb) =>
      isDue(
        'id',
        eb
          .selectFrom('orders')
          .select('id')
          .where('fulfilment', '=', sql.lit('sent'))
          // As the index has them. A paid order is not sent: what stores its submission moves it to processing.
          .where('status', 'in', literals('paid', 'processing', 'completed')),
        'nextCheckAt',
        batchSize,
      ),
    )
    .returning(orderRowColumns)
    .execute()

const nextCheckAt = (pollSeconds: number) => sql<Date | null>`
  CASE
    WHEN status <> 'completed' THEN now() + least(interval '30 minutes',
      make_interval(secs => ${pollSeconds}) + (now() - coalesce(sent_at, now())) / 60)
    WHEN finished_at > now() - make_interval(days => ${deadlines.watchCompletedDays})
      THEN now() + make_interval(secs => ${watchEverySeconds})
  END`

/** A supplier's states by upstream id. Orders without one, and a call that failed, are reported. */
async function fetchStates(
  deps: Deps,
  supplierId: string,
  due: OrderRow[],
): Promise<Map<string, SupplierState>> {
  const ids = due.map(({ upstreamOrderId }) => upstreamOrderId ?? '')
  const states = await askStates(deps, supplierId, ids).catch(async (err: unknown) => {
    deps.log.error({ err, supplier: supplierId }, 'a supplier told no order statuses; it is polled again')
    await reportFailedStatusCall(deps, supplierId, due, err)
  })
  if (!states) return new Map()
  const hasState = ({ upstreamOrderId }: OrderRow) => states.has(upstreamOrderId ?? '')
  const missing = due.filter((order) => !hasState(order))
  if (missing.length > 0) await reportMissingStatus(deps.db, missing)
  const found = due.filter((order) => order.statusMissingSince && hasState(order))
  if (found.length > 0) await clearMissingStatus(deps.db, supplierId, found)
  return states
}

async function askStates({ suppliers }: Deps, supplierId: string, ids: string[]) {
  const connected = await suppliers.find(supplierId)
  if (!connected) throw new Error('the supplier is not connected')
  return connected.supplier.states(ids)
}

/** Some suppliers report the remains of another order, or of all: never more than was ordered. Below 0 is an over-delivery. */
const clampRemains = ({ quantity }: OrderRow, { remains, ...state }: SupplierState): SupplierState => ({
  ...state,
  remains: remains === null ? null : Math.min(Math.max(remains, 0), quantity),
})

const isChanged = (
  order: OrderRow,
  { upstreamStatus, remains, startCount, supplierChargeCents }: SupplierState,
) =>
  order.upstreamStatus !== upstreamStatus ||
  order.remains !== remains ||
  order.startCount !== startCount ||
  (supplierChargeCents !== null && order.supplierChargeCents !== supplierChargeCents)

const applyChange = (deps: Deps, { id }: OrderRow, state: SupplierState) =>
  transact(deps, async (trx) => {
    const order = await lockOrder(trx, id)
    if (order?.fulfilment === 'sent') await applyState(trx, order, state)
  })

const statusOf: Record<SupplierPhase, OrderStatus | undefined> = {
  pending: undefined,
  processing: 'processing',
  completed: 'completed',
  partial: 'partial',
  cancelled: 'cancelled',
  unknown: undefined,
}

const finishedAt = sql<Date>`now()`
const finishing: Partial<Record<OrderStatus, OrderChange>> = {
  completed: { finishedAt, nextCheckAt: leaseUntil(watchEverySeconds) },
  partial: { finishedAt },
  cancelled: { finishedAt },
}

async function applyState(trx: Trx, order: OrderRow, state: SupplierState) {
  const { upstreamStatus, phase, remains, startCount } = state
  const { id } = order
  const supplierChargeCents = await recordCost(trx, order, state)
  const startedAt = order.startedAt ?? (phase === 'processing' ? new Date() : null)
  const set = { upstreamStatus, remains, startCount, supplierChargeCents, startedAt }
  const to = statusOf[phase]
  if (!to || to === order.status || order.status === 'completed') {
    await trx.updateTable('orders').set(set).where('id', '=', id).execute()
    if (order.status === 'completed') await reportDowngrade(trx, order, state)
    else if (isFurther(order, { remains, startedAt }))
      await reportProgress(trx, { ...order, remains, startedAt })
  } else {
    const move: Move = { to, cause: 'supplier-reported', set: { ...set, ...finishing[to] } }
    const moved = await moveOrder(trx, order, move)
    if (moved) await refundUndelivered(trx, moved)
    // A supplier that agreed to stop may have delivered all the same.
    if (moved?.status === 'completed' && (await reviewWithdrawal(trx, id)))
      await answerCancel(trx, moved, { state: 'under-review' })
  }
  if (phase !== 'unknown') return
  await openReview(trx, {
    reason: 'UNKNOWN_SUPPLIER_STATUS',
    subject: `${id} ${upstreamStatus}`,
    orderId: id,
    quote: upstreamStatus,
  })
}

/** Visitors hear of the beginning and of each quarter: a delivery of days is polled hundreds of times. */
const isFurther = (before: OrderRow, after: Pick<OrderRow, 'remains' | 'startedAt'>) =>
  after.startedAt !== null &&
  (before.startedAt === null || quarters({ ...before, ...after }) > quarters(before))

const quarters = ({ quantity, remains }: OrderRow) =>
  Math.floor((4 * (quantity - (remains ?? quantity))) / quantity)

/** The visitor was told that all is delivered, so the staff decides about a delivery that is taken back. */
async function reportDowngrade(
  trx: Trx,
  { id }: OrderRow,
  { phase, upstreamStatus, remains }: SupplierState,
) {
  if (phase !== 'partial' && phase !== 'cancelled') return
  const review = { reason: 'LATE_DOWNGRADE', subject: id, orderId: id, quote: upstreamStatus } as const
  await openReview(trx, { ...review, facts: { remains } })
}

async function refundUndelivered(trx: Trx, order: OrderRow) {
  const { id, status, remains } = order
  if (status === 'cancelled') return requestRefund(trx, order, 'CANCELLED_BY_SUPPLIER')
  if (status !== 'partial') return
  if (remains !== null) return requestRefund(trx, order, 'DELIVERED_IN_PART', { undelivered: remains })
  await openReview(trx, { reason: 'DELIVERED_IN_PART', subject: id, orderId: id })
}
