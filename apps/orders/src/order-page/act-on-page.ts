import { randomUUID } from 'node:crypto'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import type { OrderPageAction } from '@smm/contracts/orders/order-page'
import { isActionOpen } from '@smm/contracts/orders/is-action-open'
import { cancelOrder } from '../order/cancel-order.ts'
import type { Deps } from '../deps.ts'
import { requestRefill } from '../fulfilment/request-refill.ts'
import { lockConversation, lockOrder } from '../order/orders.queries.ts'
import type { OrderRow } from '../tables.ts'
import { loadOrderView } from './load-order-view.ts'

const actions: Record<OrderPageAction, typeof cancelOrder> = {
  cancel: cancelOrder,
  withdraw: (deps, trx, about, metadata) => cancelOrder(deps, trx, { ...about, withdrawal: {} }, metadata),
  refill: requestRefill,
}

/** Does what the chat would do at the visitor's word. Throws CONFLICT for an action that the order has no more. */
export async function actOnPage(
  deps: Deps,
  { id, conversationId }: OrderRow,
  name: OrderPageAction,
): Promise<void> {
  const afterCommit = await transact(deps, async (trx) => {
    // Before the order, as a cancellation from the chat takes them.
    await lockConversation(trx, conversationId)
    const order = await lockOrder(trx, id)
    const view = order && (await loadOrderView(trx, order))
    const possible = view ? [...view.actions, ...(view.moreActions ?? [])] : []
    if (!order || !possible.some((it) => it.name === name && isActionOpen(it, Date.now())))
      throw new Refusal('CONFLICT', { orderId: id, action: name })
    const { correlationId } = order
    return actions[name](
      deps,
      trx,
      { orderId: id, conversationId },
      { eventId: randomUUID(), from: 'orders', correlationId },
    )
  })
  afterCommit()
}
