import type { AnyOrderActionName } from '@smm/contracts/orders/order-actions'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { cancelAndRefund } from '../fulfilment/cancel-and-refund.ts'
import { checkUpstreamOrder, markSent } from '../fulfilment/mark-sent.ts'
import { sendAgain } from '../fulfilment/send-again.ts'
import { lockWithItsCharge } from '../order/orders.queries.ts'
import { acceptPayment } from '../payments/in-review/accept-payment.ts'
import { returnPayment } from '../payments/in-review/return-payment.ts'
import { bookReversal } from './book-reversal.ts'
import { payRefund, recordRefundByHand } from '../refunds/pay-refund.ts'
import { refundAmount } from '../refunds/refund-amount.ts'
import { renewLink } from '../order-page/renew-link.ts'
import { findShareCents } from '../payments/in-review/take-share.ts'
import { writeAudit } from '../staff/write-audit.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { type Decision, subjectOf } from './decision.ts'
import { acceptWithdrawal, refuseWithdrawal } from './conclude-withdrawal.ts'
import { demandProof } from './demand-proof.ts'
import { type OrderState, readOrderState } from './order-state.ts'
import { linkAction, offeredActions } from './offered-actions.ts'
import { leavingCents, refundedCents } from './refunded-cents.ts'
import { closeOpen } from './reviews.ts'

/** Carries out a decision of the staff, if the order is still as it was on their screen. */
export async function carryOutDecision(deps: Deps, decision: Decision): Promise<void> {
  if (decision.name === 'mark-sent') await checkUpstreamOrder(deps, decision)
  await transact(deps, async (trx) => {
    const order = await lockWithItsCharge(trx, decision.orderId)
    if (!order) throw new Refusal('NOT_FOUND')
    const state = await readState(trx, order, decision)
    refuseStale(state, decision)
    const { name, orderId, reason, subject, upstreamOrderId, actor, isProven } = decision
    const refund = {
      leavingCents: leavingCents(state, decision),
      refundedCents: refundedCents(state, decision),
    }
    await demandProof(trx, { actor, isProven, ...refund }, deps.config.REFUND_PROOF_ABOVE * 100)
    const bookedCents = await actions[name](trx, order, decision)
    const amountCents = bookedCents ?? (refund.leavingCents || decision.amountCents)
    await writeAudit(trx, actor, name, { orderId, reason, subject, upstreamOrderId, amountCents })
  })
  for (const job of ['submit-orders', 'follow-orders', 'send-refunds'] as const) deps.wake(job)
}

/** Returns the amount for the audit where only the action knows it. */
type Action = (trx: Trx, order: OrderRow, decision: Decision) => Promise<number | void>

const actions: Record<AnyOrderActionName, Action> = {
  'mark-sent': markSent,
  'send-again': sendAgain,
  'cancel-and-refund': cancelAndRefund,
  'accept-payment': acceptPayment,
  'return-payment': returnPayment,
  'pay-refund': payRefund,
  'refunded-by-hand': recordRefundByHand,
  'refund-amount': refundAmount,
  'accept-withdrawal': acceptWithdrawal,
  'refuse-withdrawal': refuseWithdrawal,
  'book-reversal': bookReversal,
  'close-review': closeReviewOfOrder,
  'renew-link': async (trx, order) => void (await renewLink(trx, order)),
}

/** The state, with the part of money in review for several orders that a return would take. */
async function readState(trx: Trx, order: OrderRow, { name, subject }: Decision) {
  const state = await readOrderState(trx, order)
  const returned = name === 'return-payment' && state.reviews.find(({ id }) => id === subject)
  return { ...state, shareCents: returned ? await findShareCents(trx, order.id, returned) : undefined }
}

/** Optimistic: the version and the limit must be those on the screen, and the action still possible. */
function refuseStale(state: OrderState, decision: Decision): void {
  const { name, version, amountCents } = decision
  const isSameAction = (action: { name: string; subject: string | null }) =>
    action.name === name && action.subject === (decision.subject ?? null)
  const offered = offeredActions(state)
  const more = [...offered.moreActions, linkAction].find(isSameAction)
  const isPossible = more || offered.actions.some(isSameAction)
  if (state.order.version !== version || !isPossible) throw new Refusal('CONFLICT')
  if (!more?.asksAmount) return
  const { mostCents } = more
  if (mostCents !== null && mostCents !== decision.mostCents) throw new Refusal('CONFLICT')
  if (!amountCents || amountCents > (mostCents ?? Infinity))
    throw new Refusal('INVALID_REQUEST', { amountCents: 'missing, or more than there is' })
}

async function closeReviewOfOrder(trx: Trx, _order: OrderRow, decision: Decision) {
  await closeOpen(trx, decision).where('id', '=', subjectOf(decision)).execute()
}
