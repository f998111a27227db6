import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import type { Decision } from '../decisions/decide-order.ts'
import type { Deps } from '../deps.ts'
import { moveOrder } from '../order-status.ts'
import { requestRefund } from '../payments/request-refund.ts'
import { aboutSending, closeReviews } from '../decisions/reviews.ts'
import { isRepeatedId } from './store-submission.ts'
import type { OrderRow, Trx } from '../tables.ts'

/** An id that the supplier does not know, or that is another order's, is a slip of the pen. */
export async function checkUpstream({ db, supplier }: Deps, { upstreamOrderId }: Decision): Promise<void> {
  if (!upstreamOrderId) throw new Refusal('INVALID_REQUEST', { upstreamOrderId: 'missing' })
  const taken = await db
    .selectFrom('orders')
    .select('id')
    .where('upstreamOrderId', '=', upstreamOrderId)
    .executeTakeFirst()
  if (taken) throw new Refusal('CONFLICT', { upstreamOrderId: 'belongs to another order' })
  const states = await supplier.states([upstreamOrderId]).catch(() => {
    throw new Refusal('SUPPLIER_UNAVAILABLE')
  })
  if (!states.has(upstreamOrderId))
    throw new Refusal('INVALID_REQUEST', { upstreamOrderId: 'unknown upstream' })
}

/** It was found at the supplier, after all. */
export async function markSent(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const now = sql<Date>`now()`
  const { upstreamOrderId } = decision
  const set = {
    fulfilment: 'sent',
    upstreamOrderId: upstreamOrderId!,
    sentAt: now,
    nextCheckAt: now,
  } as const
  await moveOrder(trx, order, { to: 'processing', cause: 'sent-to-supplier', set }).catch(refuseTakenId)
  await closeSending(trx, order, decision)
}

/** Two people may write the same id beside two orders at once. */
function refuseTakenId(err: unknown): never {
  if (isRepeatedId(err)) throw new Refusal('CONFLICT', { upstreamOrderId: 'belongs to another order' })
  throw err
}

/** It is certainly not there. */
export async function sendAgain(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ fulfilment: 'ready', refusedCode: null, notBefore: null })
    .where('id', '=', order.id)
    .execute()
  await closeSending(trx, order, decision)
}

/** It will not be sent: the money goes back, without another decision. */
export async function cancelAndRefund(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const set = { fulfilment: 'stopped' } as const
  await moveOrder(trx, order, { to: 'cancelled', cause: 'refunded-by-staff', set })
  await requestRefund(trx, order, 'DECIDED_BY_STAFF')
  await trx
    .updateTable('refunds')
    .set({ state: 'sending', nextTryAt: sql<Date>`now()` })
    .where('orderId', '=', order.id)
    .where('cause', '=', 'DECIDED_BY_STAFF')
    .where('state', '=', 'requested')
    .execute()
  await closeSending(trx, order, decision)
}

const closeSending = (trx: Trx, { id: orderId }: OrderRow, { actor, reason }: Decision) =>
  closeReviews(trx, { reasons: [...aboutSending], orderId }, actor, reason)
