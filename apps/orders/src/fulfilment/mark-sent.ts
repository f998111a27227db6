import { submissionReasons } from '@smm/contracts/orders/reviews'
import { Refusal } from '@smm/http-service/refusal'
import type { Decision } from '../decisions/decision.ts'
import { closeReviews } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { findOrder } from '../order/orders.queries.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { isRepeatedId, markSubmitted } from './store-submission.ts'

/** Refuses an id that the supplier does not know, or that another order has: a typing error. */
export async function checkUpstreamOrder(
  { db, suppliers }: Deps,
  { orderId, upstreamOrderId }: Decision,
): Promise<void> {
  if (!upstreamOrderId) throw new Refusal('INVALID_REQUEST', { upstreamOrderId: 'missing' })
  const order = await findOrder(db, orderId)
  if (!order) throw new Refusal('NOT_FOUND')
  const taken = await db
    .selectFrom('orders')
    .select('id')
    .where('supplier', '=', order.supplier)
    .where('upstreamOrderId', '=', upstreamOrderId)
    .executeTakeFirst()
  if (taken) throw new Refusal('CONFLICT', { upstreamOrderId: 'belongs to another order' })
  const connected = await suppliers.find(order.supplier)
  const states = await connected?.supplier.states([upstreamOrderId]).catch(() => undefined)
  if (!states) throw new Refusal('SUPPLIER_UNAVAILABLE')
  if (!states.has(upstreamOrderId))
    throw new Refusal('INVALID_REQUEST', { upstreamOrderId: 'unknown upstream' })
}

/** The staff found the order at the supplier. */
export async function markSent(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const { upstreamOrderId } = decision
  if (!upstreamOrderId) throw new Refusal('INVALID_REQUEST', { upstreamOrderId: 'missing' })
  await markSubmitted(trx, order, upstreamOrderId, 0).catch(refuseRepeatedId)
  await closeReviews(trx, { reasons: submissionReasons, orderId: order.id }, decision)
}

/** Two members of the staff may enter the same id for two orders at once. */
function refuseRepeatedId(err: unknown): never {
  if (isRepeatedId(err)) throw new Refusal('CONFLICT', { upstreamOrderId: 'belongs to another order' })
  throw err
}
