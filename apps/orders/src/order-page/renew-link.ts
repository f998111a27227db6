import { enqueueMessage } from '@smm/messaging/outbox'
import { orderRowColumns, type OrderRow, type Trx } from '../tables.ts'

/** Gives an order another link version: every link and open page of the earlier ones ends. The chat shows the new link. */
export async function renewLink(trx: Trx, { id }: Pick<OrderRow, 'id'>): Promise<OrderRow> {
  const order = await trx
    .updateTable('orders')
    .set((eb) => ({ linkVersion: eb('linkVersion', '+', 1) }))
    .where('id', '=', id)
    .returning(orderRowColumns)
    .executeTakeFirstOrThrow()
  const { conversationId, version, status, remains, linkVersion } = order
  const news = { orderId: id, conversationId, version, status, remains, linkVersion }
  await enqueueMessage(trx, 'chat', 'order-status-changed', news, order.correlationId)
  return order
}
