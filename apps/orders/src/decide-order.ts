import { sql } from 'kysely'
import type { OrderAction, OrderActionName } from '@smm/contracts/order-details'
import { Refusal } from '@smm/http-service/refusal'
import { acceptPayment, returnPayment } from './decide-payment.ts'
import type { Deps } from './deps.ts'
import { moveOrder } from './order-status.ts'
import { lockOrder } from './orders.queries.ts'
import { possibleActions } from './possible-actions.ts'
import { requestRefund } from './request-refund.ts'
import { aboutSending, closeReviews } from './reviews.ts'
import { writeAudit } from './staff/write-audit.ts'
import type { OrderRow, Trx } from './tables.ts'

export type Decision = OrderAction & { orderId: string; actor: string }

/** Carries out what an administrator decided, if the order is still as he saw it. */
export async function decideOrder(deps: Deps, decision: Decision): Promise<void> {
  if (decision.name === 'mark-sent') await checkUpstream(deps, decision)
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, decision.orderId)
    if (!order) throw new Refusal('NOT_FOUND')
    await refuseStale(trx, order, decision)
    await carryOut[decision.name](trx, order, decision, deps)
    const { name, orderId, reason, subject, upstreamOrderId, actor } = decision
    await writeAudit(trx, actor, name, { orderId, reason, subject, upstreamOrderId })
  })
  deps.relayNow()
  for (const work of ['submit-orders', 'follow-orders', 'send-refunds'] as const) deps.nudge(work)
}

type CarryOut = (trx: Trx, order: OrderRow, decision: Decision, deps: Deps) => Promise<void>

const carryOut: Record<OrderActionName, CarryOut> = {
  'mark-sent': markSent,
  'send-again': sendAgain,
  'cancel-and-refund': cancelAndRefund,
  'accept-payment': acceptPayment,
  'return-payment': returnPayment,
  'pay-refund': payRefund,
  'close-review': closeSeen,
}

/** Under the lock: whoever decided first, decided. */
async function refuseStale(trx: Trx, order: OrderRow, { name, subject, version }: Decision) {
  const reviews = await trx.selectFrom('reviews').selectAll().where('orderId', '=', order.id).execute()
  const refunds = await trx.selectFrom('refunds').selectAll().where('orderId', '=', order.id).execute()
  const isPossible = possibleActions(order, reviews, refunds).some(
    (action) => action.name === name && action.subject === (subject ?? null),
  )
  if (order.version !== version || !isPossible) throw new Refusal('CONFLICT')
}

/** An id that the supplier does not know, or that is another order's, is a slip of the pen. */
async function checkUpstream({ db, supplier }: Deps, { upstreamOrderId }: Decision) {
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

async function markSent(trx: Trx, order: OrderRow, decision: Decision) {
  const upstreamOrderId = decision.upstreamOrderId!
  const now = sql<Date>`now()`
  const sent = {
    fulfilment: 'sent',
    upstreamOrderId: upstreamOrderId!,
    sentAt: now,
    nextCheckAt: now,
  } as const
  await moveOrder(trx, order, { to: 'processing', cause: 'sent-to-supplier', set: sent })
  await closeSending(trx, order, decision)
}

async function sendAgain(trx: Trx, order: OrderRow, decision: Decision) {
  await trx
    .updateTable('orders')
    .set({ fulfilment: 'ready', refusedCode: null, notBefore: null })
    .where('id', '=', order.id)
    .execute()
  await closeSending(trx, order, decision)
}

async function cancelAndRefund(trx: Trx, order: OrderRow, decision: Decision) {
  const set = { fulfilment: 'stopped' } as const
  await moveOrder(trx, order, { to: 'cancelled', cause: 'refunded-by-staff', set })
  await requestRefund(trx, order, 'DECIDED_BY_STAFF', order.amountCents)
  await trx
    .updateTable('refunds')
    .set({ state: 'sending', nextTryAt: sql<Date>`now()` })
    .where('orderId', '=', order.id)
    .where('cause', '=', 'DECIDED_BY_STAFF')
    .where('state', '=', 'requested')
    .execute()
  await closeSending(trx, order, decision)
}

/** At the bank, an id whose refund failed has failed for ever: another try needs another id. */
async function payRefund(trx: Trx, _order: OrderRow, { subject, actor, reason }: Decision) {
  await closeReviews(trx, { reasons: ['REFUND_FAILED'], subject: subject! }, actor, reason)
  await trx
    .updateTable('refunds')
    .set({
      id: sql<string>`CASE state WHEN 'failed' THEN gen_random_uuid() ELSE id END`,
      state: 'sending',
      nextTryAt: sql<Date>`now()`,
    })
    .where('id', '=', subject!)
    .where('state', 'in', ['requested', 'failed'])
    .execute()
}

async function closeSeen(trx: Trx, _order: OrderRow, { subject, actor, reason: resolution }: Decision) {
  await trx
    .updateTable('reviews')
    .set({ closedAt: sql<Date>`now()`, closedBy: actor, resolution })
    .where('id', '=', subject!)
    .where('closedAt', 'is', null)
    .execute()
}

const closeSending = (trx: Trx, { id: orderId }: OrderRow, { actor, reason }: Decision) =>
  closeReviews(trx, { reasons: [...aboutSending], orderId }, actor, reason)
