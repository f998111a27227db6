import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import type { Origin } from '@smm/messaging/handle-message'
import { enqueueMessages } from '@smm/messaging/outbox'
import { chatMessage } from './chat-message.ts'
import { addToReviews, closeReviews, submissionReasons } from './decisions/reviews.ts'
import type { Deps } from './deps.ts'
import { moveOrder } from './move-order.ts'
import { deadlines } from './order-lifecycle.ts'
import { lockOrder } from './orders.queries.ts'
import { requestRefund } from './payments/request-refund.ts'
import type { OrderRow, Trx } from './tables.ts'

type Outcome = Message<'cancel-answered'>['outcome'] | 'being-checked'

/** Cancels an order for its visitor: unpaid, or paid lately and not submitted yet. */
export async function cancelOrder(
  deps: Deps,
  trx: Trx,
  { orderId, conversationId }: Message<'cancel-order'>,
  origin: Origin,
): Promise<() => void> {
  const order = await lockOrder(trx, orderId)
  const isTheirs = order?.conversationId === conversationId
  const outcome = isTheirs ? await cancel(trx, order) : 'not-found'
  const answer = { orderId, conversationId, ...shownAs(outcome) }
  await enqueueMessages(trx, [chatMessage(isTheirs ? order : origin, 'cancel-answered', answer)])
  return () => deps.wake('remove-charges')
}

/** A chat of the previous release knows no `being-checked`: to it the delivery has begun. */
const shownAs = (outcome: Outcome) =>
  outcome === 'being-checked' ? ({ outcome: 'already-started', isBeingChecked: true } as const) : { outcome }

async function cancel(trx: Trx, order: OrderRow): Promise<Outcome> {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.status === 'pending') return cancelUnpaid(trx, order)
  if (order.status === 'paid' && order.fulfilment === 'unknown') {
    await addToReviews(trx, order.id, submissionReasons, { wantsCancel: true })
    return 'being-checked'
  }
  const isSubmitted = order.fulfilment !== 'ready' && order.fulfilment !== 'refused'
  if (order.status !== 'paid' || isSubmitted) return 'already-started'
  return (await isInTime(trx, order)) ? cancelPaid(trx, order) : 'too-late'
}

const cancelling = {
  to: 'cancelled',
  cause: 'cancelled-by-visitor',
  set: { fulfilment: 'stopped' },
} as const

/** A payment that arrives before the bank has removed the charge goes to review. */
async function cancelUnpaid(trx: Trx, order: OrderRow): Promise<Outcome> {
  await trx
    .updateTable('payments')
    .set({ state: 'expired', nextRemovalAt: sql<Date>`now()` })
    .where('orderId', '=', order.id)
    .where('state', 'in', ['to-issue', 'pending'])
    .execute()
  await moveOrder(trx, order, cancelling)
  return 'cancelled'
}

async function cancelPaid(trx: Trx, order: OrderRow): Promise<Outcome> {
  await moveOrder(trx, order, cancelling)
  await requestRefund(trx, order, 'CANCELLED_BY_VISITOR')
  await closeReviews(trx, { reasons: submissionReasons, orderId: order.id }, 'visitor', 'cancelled')
  return 'cancelled'
}

async function isInTime(trx: Trx, { id }: OrderRow): Promise<boolean> {
  const inTime = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('paidAt', '>', sql<Date>`now() - make_interval(mins => ${deadlines.cancelMinutes})`)
    .executeTakeFirst()
  return inTime !== undefined
}
