import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import type { Origin } from '@smm/messaging/take-in'
import type { Deps } from './deps.ts'
import { moveOrder } from './order-status.ts'
import { lockOrder } from './orders.queries.ts'
import { requestRefund } from './payments/request-refund.ts'
import { aboutSending, closeReviews, noteWishToCancel } from './decisions/reviews.ts'
import type { OrderRow, Trx } from './tables.ts'
import { tellChat } from './tell-chat.ts'

type Outcome = Message<'cancel-answered'>['outcome'] | 'being-checked'

/** A visitor may cancel until 30 minutes after the payment, as long as nothing has left for the supplier. */
const cancellableForMinutes = 30

export async function cancelOrder(
  deps: Deps,
  trx: Trx,
  wanted: Message<'cancel-order'>,
  origin: Origin,
): Promise<() => void> {
  const { orderId, conversationId } = wanted
  const order = await lockOrder(trx, orderId)
  const isTheirs = order?.conversationId === conversationId
  const outcome = isTheirs ? await cancel(trx, order) : 'not-found'
  const answer = { orderId, conversationId, ...inWords(outcome) }
  await tellChat(trx, isTheirs ? order : origin, 'cancel-answered', answer)
  return () => {
    deps.relayNow()
    deps.nudge('remove-charges')
  }
}

/** A chat of the version before knows no word for what is being checked: to it the delivery has begun. */
const inWords = (outcome: Outcome) =>
  outcome === 'being-checked' ? ({ outcome: 'already-started', isBeingChecked: true } as const) : { outcome }

async function cancel(trx: Trx, order: OrderRow): Promise<Outcome> {
  if (order.status === 'cancelled') return 'cancelled'
  if (order.status === 'pending') return cancelUnpaid(trx, order)
  if (order.status === 'paid' && order.fulfilment === 'unknown') {
    await noteWishToCancel(trx, order.id)
    return 'being-checked'
  }
  const hasLeft = order.fulfilment !== 'ready' && order.fulfilment !== 'refused'
  if (order.status !== 'paid' || hasLeft) return 'already-started'
  return (await isInTime(trx, order)) ? cancelPaid(trx, order) : 'too-late'
}

/** If it is paid all the same before the bank removes the charge, the administrator sees it. */
async function cancelUnpaid(trx: Trx, order: OrderRow): Promise<Outcome> {
  await trx
    .updateTable('payments')
    .set({ state: 'expired', nextRemovalAt: sql<Date>`now()` })
    .where('orderId', '=', order.id)
    .where('state', 'in', ['to-issue', 'pending'])
    .execute()
  await moveOrder(trx, order, {
    to: 'cancelled',
    cause: 'cancelled-by-visitor',
    set: { fulfilment: 'stopped' },
  })
  return 'cancelled'
}

async function cancelPaid(trx: Trx, order: OrderRow): Promise<Outcome> {
  await moveOrder(trx, order, {
    to: 'cancelled',
    cause: 'cancelled-by-visitor',
    set: { fulfilment: 'stopped' },
  })
  await requestRefund(trx, order, 'CANCELLED_BY_VISITOR')
  await closeReviews(trx, { reasons: [...aboutSending], orderId: order.id }, 'visitor', 'cancelled')
  return 'cancelled'
}

async function isInTime(trx: Trx, { id }: OrderRow): Promise<boolean> {
  const inTime = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('paidAt', '>', sql<Date>`now() - make_interval(mins => ${cancellableForMinutes})`)
    .executeTakeFirst()
  return inTime !== undefined
}
