import { enqueueMessages, transact } from '@smm/messaging/outbox'
import { chatMessage } from '../chat-message.ts'
import type { Deps } from '../deps.ts'
import { orderColumns, type OrderRow } from '../tables.ts'

/** Gives an order another link version: every link and open page of the earlier ones ends. The chat shows the new link. */
export const renewLink = (deps: Deps, { id }: Pick<OrderRow, 'id'>): Promise<OrderRow> =>
  transact(deps, async (trx) => {
    const order = await trx
      .updateTable('orders')
      .set((eb) => ({ linkVersion: eb('linkVersion', '+', 1) }))
      .where('id', '=', id)
      .returning(orderColumns)
      .executeTakeFirstOrThrow()
    const { conversationId, version, status, remains, linkVersion } = order
    const news = { orderId: id, conversationId, version, status, remains, linkVersion }
    await enqueueMessages(trx, [chatMessage(order, 'order-status-changed', news)])
    return order
  })
