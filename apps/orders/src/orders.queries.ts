import { sql } from 'kysely'
import { compileOnce } from '@smm/database/compile-once'
import type { Offer, Product } from '@smm/contracts/products'
import { type Db, orderColumns, type OrderRow, type Trx } from './tables.ts'

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the row: whoever decides about this order does it alone. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').select(orderColumns).where('id', '=', id).forUpdate().executeTakeFirst()

type Look = { isKnown: boolean; unpaidOrders: number } & (Offer | { platform: null })
type Wanted = Product & { orderId: string; conversationId: string }

const look = compileOnce<Wanted, Look>(
  (wanted) => sql`
    SELECT EXISTS (SELECT FROM orders WHERE id = ${wanted.orderId}) AS is_known,
      (SELECT count(*) FROM orders WHERE conversation_id = ${wanted.conversationId} AND status = 'pending') AS unpaid_orders,
      offers.platform, service_type, is_active, upstream_service_id, cost_micros_per_thousand, margin_basis_points,
      min_quantity, max_quantity
    FROM (VALUES (1)) AS one
    LEFT JOIN offers ON platform = ${wanted.platform} AND service_type = ${wanted.serviceType}`,
)

/** What decides about a new order, in one look: is it new, what is offered, what has the visitor not paid yet. */
export async function lookBeforePlacing(trx: Trx, wanted: Wanted) {
  const { isKnown, unpaidOrders, ...offer } = (await look(trx, wanted))[0]!
  return { isKnown, unpaidOrders, offer: offer.platform === null ? undefined : offer }
}
