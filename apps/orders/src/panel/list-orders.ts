import { type RawBuilder, sql } from 'kysely'
import type { ListOrdersQuery, Order, OrderFilter } from '@smm/contracts/orders'
import { isOlder } from './is-older.ts'
import { idsFound } from './search-orders.ts'
import { shownOrder } from './show-order.ts'
import type { Db } from '../tables.ts'

const usualLimit = 500

/** Newest first. */
export async function listOrders(
  db: Db,
  { limit = usualLimit, before, beforeId, ...filter }: ListOrdersQuery,
): Promise<Order[]> {
  const rows = await newestOrders(db, filter, { older: isOlder({ before, beforeId }), limit })
    .select(['id', 'link', 'serviceType', 'platform', 'quantity', 'amountCents', 'status', 'createdAt'])
    .execute()
  return rows.map(shownOrder)
}

export type Page = { older?: RawBuilder<boolean>; limit: number }

/** What a filter leaves, newest first. */
export function newestOrders(db: Db, { status, search }: OrderFilter, { older, limit }: Page) {
  const words = search?.trim()
  return db
    .selectFrom('orders')
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(Boolean(words), (query) =>
      query.where(sql<boolean>`id IN (${idsFound(words!, { status, older, limit })})`),
    )
    .$if(older !== undefined, (query) => query.where(older!))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}
