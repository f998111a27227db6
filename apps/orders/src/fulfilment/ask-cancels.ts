import { sql } from 'kysely'
import { isDue, leaseUntil } from '@smm/database/lease'
import { transact } from '@smm/messaging/outbox'
import { traceOrder } from '@smm/http-service/observability/trace'
import { answerCancel, cancelUnsent } from '../order/cancel-order.ts'
import type { Deps } from '../deps.ts'
import { lockOrder } from '../order/orders.queries.ts'
import type { ClassifiedCancel } from '../supplier/classify-cancel.ts'
import { type Db, orderRowColumns, type OrderRow, type Trx } from '../tables.ts'
import { reviewWithdrawal } from '../order/record-withdrawal.ts'

/** Each is leased right before its call: one that waited for others would be asked for twice. */
const batchSize = 1
const retrySeconds = 60

/**
 * Asks the supplier to stop the orders whose visitors cancelled after they had left, and tells them the answer. A repeat is
 * harmless. An order that meanwhile did not leave is cancelled here.
 */
export async function askCancels(deps: Deps): Promise<boolean> {
  const due = await leaseDue(deps.db)
  for (const order of due) await traceOrder('cancel order', order.id, () => askCancel(deps, order))
  return due.length === batchSize
}

/** The next try is set before this one. A submission under way is waited for. */
const leaseDue = (db: Db): Promise<OrderRow[]> =>
  db
    .updateTable('orders')
    .set({ nextCancelAt: leaseUntil(retrySeconds) })
    .where((eb) =>
      isDue(
        'id',
        eb.selectFrom('orders').select('id').where('fulfilment', '<>', sql.lit('sending')),
        'nextCancelAt',
        batchSize,
      ),
    )
    .returning(orderRowColumns)
    .execute()

async function askCancel(deps: Deps, order: OrderRow): Promise<void> {
  const { id } = order
  const answer = await askSupplier(deps, order)
  if (answer) deps.log.info({ orderId: id, answer }, 'the supplier was asked to stop an order')
  if (answer?.outcome === 'later') return
  await transact(deps, async (trx) => {
    const locked = await lockOrder(trx, id)
    if (!locked?.nextCancelAt) return
    if (answer?.outcome !== 'asked') return answerUnstopped(deps, trx, locked)
    await trx
      .updateTable('orders')
      .set({ cancelAskedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    await answerCancel(trx, locked, 'stopping')
  })
}

/** Undefined for an order that no supplier has. */
async function askSupplier(
  { suppliers }: Deps,
  { status, supplier, upstreamOrderId }: OrderRow,
): Promise<ClassifiedCancel | undefined> {
  if (status !== 'processing' || upstreamOrderId === null) return undefined
  const connected = await suppliers.find(supplier)
  return connected
    ? connected.supplier.cancel(upstreamOrderId)
    : { outcome: 'later', answer: 'the supplier is not connected' }
}

/** The delivery goes on; the staff decides about a withdrawal from it. */
async function answerUnstopped(deps: Deps, trx: Trx, order: OrderRow): Promise<void> {
  const outcome = await cancelUnsent(deps, trx, order)
  const isReviewed = outcome === 'already-started' && (await reviewWithdrawal(trx, order.id))
  await answerCancel(trx, order, isReviewed ? { state: 'under-review' } : outcome)
}
