import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { VisitorOrder } from '@smm/assistant/next-turn'
import type { ChatOrdersTable, Tables } from '../tables.ts'

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

/** Messages may arrive out of order: only a newer version moves an order. False when the version is stale. */
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

const maxOrders = 20

/** The visitor's last orders for the assistant, oldest first. */
export async function listVisitorOrders(db: Kysely<Tables>, conversationId: string): Promise<VisitorOrder[]> {
  const rows = await db
    .selectFrom('chatOrders')
    .select(['orderId', 'platform', 'serviceType', 'quantity', 'link', 'amountCents', 'status', 'remains'])
    .select([
      'pixCode',
      'createdAt',
      'paidAt',
      'completedAt',
      'refundNotedCents',
      'refundedCents',
      'reviewReason',
    ])
    .where('conversationId', '=', conversationId)
    .orderBy('createdAt', 'desc')
    .limit(maxOrders)
    .execute()
  return rows.reverse().map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  }))
}
