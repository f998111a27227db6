import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { refillAgainHours } from '@smm/contracts/orders/order-view'
import { enqueueMessage } from '@smm/messaging/outbox'
import type { MessageMetadata } from '@smm/messaging/receive'
import { legal } from '@smm/site/legal'
import type { Deps } from '../deps.ts'
import { lockOrder } from '../order/orders.queries.ts'
import type { OrderRow, Trx } from '../tables.ts'

type Outcome = Message<'refill-answered' | 'refill-decided'>['outcome']

/** Requests a free refill of a delivery within its guarantee, and tells the visitor. */
export async function requestRefill(
  deps: Deps,
  trx: Trx,
  { orderId, conversationId }: Message<'request-refill'>,
  metadata: MessageMetadata,
): Promise<() => void> {
  const order = await lockOrder(trx, orderId)
  const isTheirs = order?.conversationId === conversationId
  const outcome = isTheirs ? await decide(trx, order) : 'not-found'
  const about = isTheirs ? order : metadata
  const answer = { orderId, conversationId }
  if (outcome === 'accepted' || outcome === 'refused')
    await enqueueMessage(trx, 'chat', 'refill-decided', { ...answer, outcome }, about.correlationId)
  else await enqueueMessage(trx, 'chat', 'refill-answered', { ...answer, outcome }, about.correlationId)
  return () => deps.wake('ask-refills')
}

async function decide(trx: Trx, order: OrderRow): Promise<Outcome> {
  if (order.status !== 'completed' && order.status !== 'partial') return 'not-delivered-yet'
  if (!(await isGuaranteed(trx, order))) return 'out-of-guarantee'
  const current = await findCurrent(trx, order)
  if (!current) await trx.insertInto('refillRequests').values({ orderId: order.id }).execute()
  return current && current.state !== 'to-ask' ? current.state : 'requested'
}

async function isGuaranteed(trx: Trx, { id }: OrderRow): Promise<boolean> {
  const guaranteed = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('finishedAt', '>', sql<Date>`now() - make_interval(days => ${legal.guaranteeDays})`)
    .executeTakeFirst()
  return guaranteed !== undefined
}

/**
 * A repeated request within `refillAgainHours` is the same one. An unanswered request stays the same for as long as it
 * waits for the supplier or for a review; after the review a new one may be asked.
 */
const findCurrent = (trx: Trx, { id }: OrderRow) =>
  trx
    .selectFrom('refillRequests')
    .select('state')
    .where('orderId', '=', id)
    .where(
      sql<boolean>`CASE WHEN state <> 'to-ask' THEN created_at > now() - make_interval(hours => ${refillAgainHours})
        ELSE next_ask_at IS NOT NULL OR asked_at IS NOT NULL OR EXISTS (SELECT FROM reviews
          WHERE reason = 'REFILL_UNKNOWN' AND subject = refill_requests.id::text AND closed_at IS NULL) END`,
    )
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
