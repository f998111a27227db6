import type { AnyOrderActionName, OrderAction } from '@smm/contracts/order-details'
import { Refusal } from '@smm/http-service/refusal'
import { sql } from 'kysely'
import { acceptPayment, returnPayment } from '../payments/decide-payment.ts'
import { noteRefundByHand, payRefund, refundAmount } from '../payments/decide-refund.ts'
import { cancelAndRefund, checkUpstream, markSent, sendAgain } from '../fulfilment/decide-sending.ts'
import type { Deps } from '../deps.ts'
import { lockOrder } from '../orders.queries.ts'
import { furtherActions, possibleActions } from './possible-actions.ts'
import { findPaidMoney } from '../payments/request-refund.ts'
import { writeAudit } from '../staff/write-audit.ts'
import type { OrderRow, Trx } from '../tables.ts'

export type Decision = OrderAction & { orderId: string; actor: string }

/** Carries out what an administrator decided, if the order is still as he saw it. */
export async function decideOrder(deps: Deps, decision: Decision): Promise<void> {
  if (decision.name === 'mark-sent') await checkUpstream(deps, decision)
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, decision.orderId)
    if (!order) throw new Refusal('NOT_FOUND')
    await refuseStale(trx, order, decision)
    await carryOut[decision.name](trx, order, decision)
    const { name, orderId, reason, subject, upstreamOrderId, amountCents, actor } = decision
    await writeAudit(trx, actor, name, { orderId, reason, subject, upstreamOrderId, amountCents })
  })
  deps.relayNow()
  for (const work of ['submit-orders', 'follow-orders', 'send-refunds'] as const) deps.nudge(work)
}

type CarryOut = (trx: Trx, order: OrderRow, decision: Decision) => Promise<void>

const carryOut: Record<AnyOrderActionName, CarryOut> = {
  'mark-sent': markSent,
  'send-again': sendAgain,
  'cancel-and-refund': cancelAndRefund,
  'accept-payment': acceptPayment,
  'return-payment': returnPayment,
  'pay-refund': payRefund,
  'refunded-by-hand': noteRefundByHand,
  'refund-amount': refundAmount,
  'close-review': closeSeen,
}

/** Under the lock: whoever decided first, decided. */
async function refuseStale(trx: Trx, order: OrderRow, decision: Decision) {
  const { name, version, amountCents } = decision
  const reviews = await trx.selectFrom('reviews').selectAll().where('orderId', '=', order.id).execute()
  const refunds = await trx.selectFrom('refunds').selectAll().where('orderId', '=', order.id).execute()
  const paid = await findPaidMoney(trx, order.id)
  const isMeant = (action: { name: string; subject: string | null }) =>
    action.name === name && action.subject === (decision.subject ?? null)
  const further = furtherActions(order, reviews, refunds, paid).find(isMeant)
  const isPossible = further || possibleActions(order, reviews, refunds, paid).some(isMeant)
  if (order.version !== version || !isPossible) throw new Refusal('CONFLICT')
  if (!further?.asksAmount) return
  const { mostCents } = further
  if (mostCents !== null && mostCents !== decision.mostCents) throw new Refusal('CONFLICT')
  if (!amountCents || amountCents > (mostCents ?? Infinity))
    throw new Refusal('INVALID_REQUEST', { amountCents: 'missing, or more than there is' })
}

async function closeSeen(trx: Trx, _order: OrderRow, { subject, actor, reason: resolution }: Decision) {
  await trx
    .updateTable('reviews')
    .set({ closedAt: sql<Date>`now()`, closedBy: actor, resolution })
    .where('id', '=', subject!)
    .where('closedAt', 'is', null)
    .execute()
}
