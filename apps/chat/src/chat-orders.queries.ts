import { sql, type Transaction, type Updateable } from 'kysely'
import type { ChatOrdersTable, Tables } from './tables.ts'

type Trx = Transaction<Tables>

export const findChatOrder = (trx: Trx, orderId: string, conversationId: string) =>
  trx
    .selectFrom('chatOrders')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst()

export const updateChatOrder = (trx: Trx, orderId: string, set: Updateable<ChatOrdersTable>) =>
  trx
    .updateTable('chatOrders')
    .set({ ...set, changedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .execute()

/** News may overtake each other: only what is newer than all we know moves an order. False when it is old. */
export async function moveChatOrder(
  trx: Trx,
  { orderId, version }: { orderId: string; version: number },
  set: Updateable<ChatOrdersTable>,
): Promise<boolean> {
  const moved = await trx
    .updateTable('chatOrders')
    .set({ ...set, version, changedAt: sql<Date>`now()` })
    .where('orderId', '=', orderId)
    .where('version', '<', version)
    .returning('orderId')
    .executeTakeFirst()
  return moved !== undefined
}
