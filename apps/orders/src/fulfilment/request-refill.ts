import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import type { Origin } from '@smm/messaging/take-in'
import type { Deps } from '../deps.ts'
import { lockOrder } from '../orders.queries.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { tellChat } from '../tell-chat.ts'

type Outcome = Message<'refill-answered' | 'refill-decided'>['outcome']

/** What drops within 30 days of the delivery is delivered again for free. */
const guaranteedForDays = 30

export async function requestRefill(
  deps: Deps,
  trx: Trx,
  wanted: Message<'request-refill'>,
  origin: Origin,
): Promise<() => void> {
  const { orderId, conversationId } = wanted
  const order = await lockOrder(trx, orderId)
  const isTheirs = order?.conversationId === conversationId
  const outcome = isTheirs ? await decide(trx, order) : 'not-found'
  const about = { orderId, conversationId }
  if (outcome === 'accepted' || outcome === 'refused')
    await tellChat(trx, order!, 'refill-decided', { ...about, outcome })
  else await tellChat(trx, isTheirs ? order : origin, 'refill-answered', { ...about, outcome })
  return () => {
    deps.relayNow()
    deps.nudge('ask-refills')
  }
}

async function decide(trx: Trx, order: OrderRow): Promise<Outcome> {
  if (order.status !== 'completed' && order.status !== 'partial') return 'not-delivered-yet'
  if (!(await isGuaranteed(trx, order))) return 'out-of-guarantee'
  const asked = await findAskedToday(trx, order)
  if (!asked) await trx.insertInto('refillRequests').values({ orderId: order.id }).execute()
  return asked && asked.state !== 'to-ask' ? asked.state : 'requested'
}

async function isGuaranteed(trx: Trx, { id }: OrderRow): Promise<boolean> {
  const guaranteed = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('finishedAt', '>', sql<Date>`now() - make_interval(days => ${guaranteedForDays})`)
    .executeTakeFirst()
  return guaranteed !== undefined
}

/**
 * Asking again within a day is the same request, with the same answer: suppliers refuse a second one while the first runs.
 * One that was not answered stays the same, however long ago, while it waits to be passed on or for somebody to find out
 * about it; once that somebody has put it away, the next one is asked anew.
 */
const findAskedToday = (trx: Trx, { id }: OrderRow) =>
  trx
    .selectFrom('refillRequests')
    .select('state')
    .where('orderId', '=', id)
    .where(
      sql<boolean>`CASE WHEN state <> 'to-ask' THEN created_at > now() - interval '24 hours'
        ELSE next_ask_at IS NOT NULL OR asked_at IS NOT NULL OR EXISTS (SELECT FROM reviews
          WHERE reason = 'REFILL_UNKNOWN' AND subject = refill_requests.id::text AND closed_at IS NULL) END`,
    )
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
