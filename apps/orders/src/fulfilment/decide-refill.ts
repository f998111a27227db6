import type { Updateable } from 'kysely'
import { findOrder } from '../orders.queries.ts'
import { openReview } from '../decisions/reviews.ts'
import type { Tables, Trx } from '../tables.ts'
import { tellChat } from '../tell-chat.ts'

type Decided = {
  from: 'to-ask' | 'accepted'
  to: 'accepted' | 'refused'
  set?: Pick<Updateable<Tables['refillRequests']>, 'upstreamRefillId'> & { nextAskAt?: unknown }
  said?: string
}

/** Writes down and tells the visitor what the supplier said to a refill; a no stands before the staff too. */
export async function decideRefill(
  trx: Trx,
  { id, orderId }: { id: string; orderId: string },
  { from, to, set, said }: Decided,
): Promise<void> {
  const decided = await trx
    .updateTable('refillRequests')
    .set({ nextAskAt: null, askedAt: null, ...set, state: to } as Updateable<Tables['refillRequests']>)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  const order = decided && (await findOrder(trx, orderId))
  if (!order) return
  const { conversationId, upstreamOrderId } = order
  await tellChat(trx, order, 'refill-decided', { orderId, conversationId, outcome: to })
  if (to !== 'refused') return
  const details = { upstreamOrderId, said: said?.slice(0, 500) }
  await openReview(trx, { reason: 'REFILL_REFUSED', subject: id, orderId, details })
}
