import { type Selectable, sql, type Updateable } from 'kysely'
import type { VisitorOrder } from '@smm/assistant/next-turn'
import type { PixPayment } from '@smm/contracts/chat'
import type { ChatOrdersTable, Db, Trx } from '../tables.ts'

/** By name: a statement with `*` is not prepared. */
// prettier-ignore
const visitorOrderColumns = [
  'orderId', 'platform', 'serviceType', 'quantity', 'link', 'amountCents', 'status', 'version', 'remains',
  'isCancelAsked', 'isStopping', 'pixCode', 'createdAt', 'pixDueAt', 'paidAt', 'sendsAt', 'sentAt', 'startedAt',
  'completedAt', 'cancelledAt', 'discountCents', 'couponCode', 'tier', 'refillAskedAt', 'refillState',
  'withdrawal', 'refundNotedCents', 'refundedCents', 'reviewReason', 'cartId', 'linkVersion',
] as const

const chatOrderColumns = [...visitorOrderColumns, 'conversationId'] as const
export type ChatOrder = Pick<Selectable<ChatOrdersTable>, (typeof chatOrderColumns)[number]>

export const findChatOrder = (trx: Trx, orderId: string, conversationId: string) =>
  trx
    .selectFrom('chatOrders')
    .select(chatOrderColumns)
    .where('orderId', '=', orderId)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst()

/** Those of the conversation, in the order of the ids. */
export async function findChatOrders(trx: Trx, conversationId: string, orderIds: string[]) {
  const found = await trx
    .selectFrom('chatOrders')
    .select(chatOrderColumns)
    .where('orderId', 'in', orderIds)
    .where('conversationId', '=', conversationId)
    .execute()
  return orderIds.flatMap((id) => found.find(({ orderId }) => orderId === id) ?? [])
}

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

/** The PIX card of an order, shown before or kept from a conversation that was reset. */
export async function findPixCard(db: Db, orderId: string): Promise<PixPayment | undefined> {
  const { rows } = await sql<{ pixPayment: PixPayment }>`
    SELECT shown.pix_payment FROM chat_orders, LATERAL (
      SELECT pix_payment, created_at FROM messages
      WHERE messages.conversation_id = chat_orders.conversation_id AND kind = 'pix_payment'
      UNION ALL
      SELECT pix_payment, created_at FROM kept_messages
      WHERE kept_messages.conversation_id = chat_orders.conversation_id AND kind = 'pix_payment'
    ) AS shown
    WHERE order_id = ${orderId} AND shown.pix_payment->>'pixCode' = chat_orders.pix_code
    ORDER BY shown.created_at DESC LIMIT 1`.execute(db)
  return rows[0]?.pixPayment
}

const maxOrders = 20

/** The visitor's last orders for the assistant, oldest first. */
export async function listVisitorOrders(db: Db, conversationId: string): Promise<VisitorOrder[]> {
  const rows = await db
    .selectFrom('chatOrders')
    .select(visitorOrderColumns)
    .where('conversationId', '=', conversationId)
    .orderBy('createdAt', 'desc')
    .limit(maxOrders)
    .execute()
  return rows.reverse().map(asVisitorOrder)
}

/** The row as the assistant knows an order: its times are texts. */
export function asVisitorOrder(row: Pick<ChatOrder, (typeof visitorOrderColumns)[number]>): VisitorOrder {
  const { pixDueAt, paidAt, sendsAt, sentAt, startedAt, completedAt, cancelledAt } = row
  const { refillAskedAt, refillState: state, ...order } = row
  return {
    ...order,
    refill: refillAskedAt && state && { askedAt: refillAskedAt.toISOString(), state },
    createdAt: row.createdAt.toISOString(),
    pixDueAt: asText(pixDueAt),
    paidAt: asText(paidAt),
    sendsAt: asText(sendsAt),
    sentAt: asText(sentAt),
    startedAt: asText(startedAt),
    completedAt: asText(completedAt),
    cancelledAt: asText(cancelledAt),
  }
}

const asText = (at: Date | null) => at?.toISOString() ?? null
