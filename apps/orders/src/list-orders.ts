import type { ListOrdersQuery, Order } from '@smm/contracts/orders'
import { readBefore } from './read-before.ts'
import { shownOrder } from './show-order.ts'
import type { Db } from './tables.ts'

const usualLimit = 500

/** Newest first. */
export async function listOrders(
  db: Db,
  { status, limit = usualLimit, before }: ListOrdersQuery,
): Promise<Order[]> {
  const until = readBefore(before)
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'link', 'serviceType', 'platform', 'quantity', 'amountCents', 'status', 'createdAt'])
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(until !== undefined, (query) => query.where('createdAt', '<', until!))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(shownOrder)
}
