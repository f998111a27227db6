import type { RawBuilder, Updateable } from 'kysely'
import { enqueueMessage } from '@smm/messaging/outbox'
import { openReview } from '../decisions/reviews.ts'
import { findOrder } from '../order/orders.queries.ts'
import type { Tables, Trx } from '../tables.ts'

type Decided = {
  from: 'to-ask' | 'accepted'
  to: 'accepted' | 'refused'
  set?: Pick<Updateable<Tables['refillRequests']>, 'upstreamRefillId'> & { nextPollAt: RawBuilder<Date> }
  message?: string
}

/** Stores the supplier's answer to a refill and tells the visitor; a refusal is shown to the staff too. */
export async function storeRefillAnswer(
  trx: Trx,
  { id, orderId }: { id: string; orderId: string },
  { from, to, set, message }: Decided,
): Promise<void> {
  const decided = await trx
    .updateTable('refillRequests')
    .set({ nextPollAt: null, inFlightSince: null, ...set, state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  const order = decided && (await findOrder(trx, orderId))
  if (!order) return
  const { conversationId, upstreamOrderId } = order
  const news = { orderId, conversationId, outcome: to }
  await enqueueMessage(trx, 'chat', 'refill-decided', news, order.correlationId)
  if (to !== 'refused') return
  const facts = { upstreamOrderId }
  await openReview(trx, { reason: 'REFILL_REFUSED', subject: id, orderId, quote: message, facts })
}
