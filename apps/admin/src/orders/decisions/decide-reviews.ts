import { decideOrder, type OrderDetails } from '@smm/contracts/orders/order-details'
import { closeReview, type Review } from '@smm/contracts/orders/reviews'
import { call, messageOf } from '../../call.ts'
import { actionOn, type SharedDecision } from './shared-decisions.ts'

type Deciding = {
  reviews: readonly Review[]
  name: SharedDecision
  reason: string
  detailsOf: (orderId: string) => OrderDetails | undefined
}

/** Takes one decision on each review, one after the other; resolves with why some failed, by their ids. */
export async function decideReviews({
  reviews,
  name,
  reason,
  detailsOf,
}: Deciding): Promise<ReadonlyMap<string, string>> {
  const failed = new Map<string, string>()
  // A decision moves its order: the next one on the same order needs the details that it answered with.
  const moved = new Map<string, OrderDetails>()
  for (const review of reviews) {
    const { id, orderId } = review
    try {
      if (orderId === null) await call(closeReview, { params: { id }, body: { reason } })
      else
        moved.set(orderId, await decide(review, moved.get(orderId) ?? detailsOf(orderId), { name, reason }))
    } catch (error) {
      failed.set(id, messageOf(error) ?? 'Não foi possível registrar a decisão. Tente novamente.')
    }
  }
  return failed
}

function decide(
  review: Review,
  details: OrderDetails | undefined,
  { name, reason }: Pick<Deciding, 'name' | 'reason'>,
): Promise<OrderDetails> {
  const action = actionOn(review, details, name)
  if (!details || !action) throw new Error('not possible any more')
  const { subject } = action
  return call(decideOrder, {
    params: { id: details.order.id },
    body: { name, version: details.version, reason, ...(subject && { subject }) },
  })
}
