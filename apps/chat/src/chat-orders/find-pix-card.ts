import { type Kysely, sql } from 'kysely'
import type { PixPayment } from '@smm/contracts/chat'
import type { Tables } from '../tables.ts'

/** The PIX card of an order, shown before or kept from a conversation that was reset. */
export async function findPixCard(db: Kysely<Tables>, orderId: string): Promise<PixPayment | undefined> {
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
