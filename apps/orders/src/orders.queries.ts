import { sql } from 'kysely'
import { compileForMany } from '@smm/database/compile-for-many'
import type { Offer, Product } from '@smm/contracts/products'
import { type Db, orderColumns, type OrderRow, type Trx } from './tables.ts'

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the row: whoever decides about this order does it alone. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').select(orderColumns).where('id', '=', id).forUpdate().executeTakeFirst()

type Wanted = Product & { orderId: string; conversationId: string }
type Found = { orderId: string; isKnown: boolean; unpaidOrders: number } & (Offer | { platform: null })
/** Whether it is new, what is offered, and what the visitor has not paid yet. */
export type Look = { isKnown: boolean; unpaidOrders: number; offer: Offer | undefined }

const look = compileForMany<Wanted, Found>(
  { orderId: 'uuid', conversationId: 'uuid', platform: 'text', serviceType: 'text' },
  (given) => sql`
    WITH given AS (${given})
    SELECT order_id, EXISTS (SELECT FROM orders WHERE id = order_id) AS is_known,
      (SELECT count(*) FROM orders WHERE conversation_id = given.conversation_id AND status = 'pending') AS unpaid_orders,
      offers.platform, offers.service_type, is_active, upstream_service_id, cost_micros_per_thousand,
      margin_basis_points, min_quantity, max_quantity
    FROM given LEFT JOIN offers ON offers.platform = given.platform AND offers.service_type = given.service_type`,
)

/** What decides about new orders, in one look, by their ids. */
export async function lookBeforePlacing(trx: Trx, wanted: Wanted[]): Promise<Map<string, Look>> {
  const found = await look(trx, wanted)
  return new Map(
    found.map(({ orderId, isKnown, unpaidOrders, ...offer }) => [
      orderId,
      { isKnown, unpaidOrders, offer: offer.platform === null ? undefined : offer },
    ]),
  )
}
