import { sql } from 'kysely'
import type { ListOrdersQuery, Order, OrderFilter } from '@smm/contracts/orders'
import { isOlder } from './is-older.ts'
import { idsFound } from './search-orders.ts'
import { shownOrder } from './show-order.ts'
import type { Db } from './tables.ts'

const usualLimit = 500

/** Newest first. */
export async function listOrders(
  db: Db,
  { limit = usualLimit, before, beforeId, ...filter }: ListOrdersQuery,
): Promise<Order[]> {
  const older = isOlder({ before, beforeId })
  const rows = await ordersOf(db, filter)
    .select(['id', 'link', 'serviceType', 'platform', 'quantity', 'amountCents', 'status', 'createdAt'])
    .$if(older !== undefined, (query) => query.where(older!))
    .limit(limit)
    .execute()
  return rows.map(shownOrder)
}

/** What a filter leaves, newest first. */
export function ordersOf(db: Db, { status, search }: OrderFilter) {
  return db
    .selectFrom('orders')
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(Boolean(search?.trim()), (query) => query.where(sql<boolean>`id IN ${idsFound(search!)}`))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
}
