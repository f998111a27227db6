import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { submissionReasons } from '@smm/contracts/orders/reviews'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { MessageMetadata } from '@smm/messaging/receive'
import { legal } from '@smm/site/legal'
import { addToReviews, closeReviews } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { type CancelDecision, decideCancel, decideUnsentCancel } from './decide-cancel.ts'
import { moveOrder } from './move-order.ts'
import { findOrder, lockOrder } from './orders.queries.ts'
import { removeFromCharge } from '../payments/remove-from-charge.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { findWithdrawal, recordWithdrawal, type Withdrawal } from './record-withdrawal.ts'

/** `stopping`: the supplier was asked to stop. */
type Outcome = Message<'cancel-answered'>['outcome'] | 'being-checked' | 'stopping' | Withdrawal

/**
 * Cancels orders for their visitor, each under a lock of its row: unpaid, or paid lately and not submitted yet. One that has left
 * is put down to be stopped by the supplier, whose answer is then the visitor's. A withdrawal has days instead of minutes.
 */
export async function cancelOrder(
  deps: Deps,
  trx: Trx,
  { orderId, orderIds = [orderId], conversationId, withdrawal }: Message<'cancel-order'>,
  metadata: MessageMetadata,
): Promise<() => void> {
  const wakes: Array<() => void> = []
  // By their ids, as a settlement locks the orders of a charge.
  for (const id of orderIds.toSorted())
    wakes.push(
      await cancelOne(
        deps,
        trx,
        { orderId: id, conversationId, ...(withdrawal && { withdrawal }) },
        metadata,
      ),
    )
  return () => {
    for (const wake of wakes) wake()
  }
}

async function cancelOne(
  deps: Deps,
  trx: Trx,
  { orderId, conversationId, withdrawal }: Omit<Message<'cancel-order'>, 'orderIds'>,
  metadata: MessageMetadata,
): Promise<() => void> {
  const order = await lockOrder(trx, orderId)
  if (order?.conversationId !== conversationId) {
    const answer = { orderId, conversationId, outcome: 'not-found' } as const
    await enqueueMessage(trx, 'chat', 'cancel-answered', answer, metadata.correlationId)
    return () => {}
  }
  const outcome = await decide(deps, trx, order, withdrawal)
  if (outcome === 'ask-supplier') {
    await setNextCancel(trx, order, sql<Date>`now()`)
    return () => deps.wake('ask-cancels')
  }
  await answerCancel(trx, order, outcome)
  return () => {
    for (const job of ['remove-charges', 'issue-charges', 'send-refunds'] as const) deps.wake(job)
  }
}

async function decide(
  deps: Deps,
  trx: Trx,
  order: OrderRow,
  withdrawal: Message<'cancel-order'>['withdrawal'],
): Promise<Outcome | 'ask-supplier'> {
  const ended = withdrawal && (await recordWithdrawal(trx, order, withdrawal.reason))
  if (ended) return ended
  const { status, fulfilment, cancelAskedAt } = order
  const isInTime = withdrawal !== undefined || (await wasPaidLately(trx, order))
  const decision = decideCancel({ status, fulfilment, isAsked: cancelAskedAt !== null, isInTime })
  return decision === 'ask-supplier' ? decision : execute(deps, trx, order, decision)
}

/** Cancels an order that has not left, whatever its age. */
export const cancelUnsent = (deps: Deps, trx: Trx, order: OrderRow): Promise<Outcome> =>
  execute(deps, trx, order, decideUnsentCancel(order))

async function execute(
  deps: Deps,
  trx: Trx,
  order: OrderRow,
  decision: Exclude<CancelDecision, 'ask-supplier'>,
): Promise<Outcome> {
  if (decision === 'cancel-unpaid') return cancelUnpaid(deps, trx, order)
  if (decision === 'cancel-paid') return cancelPaid(trx, order)
  if (decision !== 'await-check') return decision
  await addToReviews(trx, order.id, submissionReasons, { facts: { wantsCancel: true } })
  return 'being-checked'
}

/** Tells the visitor, and ends the asking of the supplier. */
export async function answerCancel(trx: Trx, order: OrderRow, outcome: Outcome): Promise<void> {
  if (order.nextCancelAt) await setNextCancel(trx, order, null)
  const { id: orderId, conversationId } = order
  const cancelled = outcome === 'cancelled' ? await findOrder(trx, orderId) : undefined
  const answer = {
    orderId,
    conversationId,
    ...shownAs(outcome),
    ...(cancelled && { cancelledVersion: cancelled.version }),
  }
  await enqueueMessage(trx, 'chat', 'cancel-answered', answer, order.correlationId)
}

const setNextCancel = (trx: Trx, { id }: OrderRow, nextCancelAt: ReturnType<typeof sql<Date>> | null) =>
  trx.updateTable('orders').set({ nextCancelAt }).where('id', '=', id).execute()

/** A chat of an earlier release knows `cancelled` and `too-late`: to it the delivery has begun in all other cases. */
function shownAs(outcome: Outcome) {
  if (outcome === 'being-checked') return { outcome: 'already-started', isBeingChecked: true } as const
  if (typeof outcome === 'object')
    return {
      outcome: outcome.state === 'too-late' ? ('too-late' as const) : ('already-started' as const),
      withdrawal: outcome,
    }
  if (outcome === 'stopping') return { outcome: 'already-started', isStopping: true } as const
  return { outcome }
}

const cancelling = {
  to: 'cancelled',
  cause: 'cancelled-by-visitor',
  set: { fulfilment: 'stopped' },
} as const

/** Its charge ends, and the other orders of it get another one. */
async function cancelUnpaid(deps: Deps, trx: Trx, order: OrderRow): Promise<Outcome> {
  await removeFromCharge(deps, trx, order)
  await moveOrder(trx, order, cancelling)
  return 'cancelled'
}

/** The law gives the money of a withdrawal back without anybody's decision. */
async function cancelPaid(trx: Trx, order: OrderRow): Promise<Outcome> {
  const cancelled = await moveOrder(trx, order, cancelling)
  const state = (await findWithdrawal(trx, order.id)) ? 'sending' : 'requested'
  await requestRefund(trx, cancelled ?? order, 'CANCELLED_BY_VISITOR', { state })
  await closeReviews(
    trx,
    { reasons: submissionReasons, orderId: order.id },
    { closedBy: 'visitor', resolution: 'cancelled' },
  )
  return 'cancelled'
}

async function wasPaidLately(trx: Trx, { id }: OrderRow): Promise<boolean> {
  const paidLately = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('paidAt', '>', sql<Date>`now() - make_interval(mins => ${legal.cancellationMinutes})`)
    .executeTakeFirst()
  return paidLately !== undefined
}
