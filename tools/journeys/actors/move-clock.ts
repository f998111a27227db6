import { queryDatabase } from '../../storm/facts/query-database.ts'
import type { Product } from '../product/start-product.ts'

type Shop = Pick<Product, 'databaseUrl'>

/** The PIX of an order is due now. */
export const letPixExpire = (shop: Shop, orderId: string) =>
  queryDatabase(
    shop.databaseUrl('ORDERS'),
    `UPDATE payments SET next_expiry_at = now() WHERE order_id = '${orderId}'`,
  )

/** The time is over in which the staff answers the conversation of a ticket in the assistant's place. */
export const letTakeoverEnd = (shop: Shop, ticketId: string) =>
  queryDatabase(
    shop.databaseUrl('CHAT'),
    `UPDATE conversations SET held_until = now() - interval '1 s'
     WHERE id = (SELECT conversation_id FROM tickets WHERE id = '${ticketId}')`,
  )
