import { sql } from 'kysely'
import type { ListOrdersQuery, OrderFilter, OrderSummary } from '@smm/contracts/orders/orders'
import { centsToDecimal } from '@smm/pricing/money'
import { olderThan, type Page } from './keyset-page.ts'
import { selectMatchingIds } from './search-orders.ts'
import type { Db, OrderRow } from '../tables.ts'

const defaultLimit = 500

/** Newest first. */
export async function listOrders(
  db: Db,
  { limit = defaultLimit, before, beforeId, ...filter }: ListOrdersQuery,
): Promise<OrderSummary[]> {
  const rows = await newestOrders(db, filter, { older: olderThan({ before, beforeId }), limit })
    .select(['id', 'link', 'serviceType', 'platform', 'quantity', 'amountCents', 'status', 'createdAt'])
    .execute()
  return rows.map(toOrder)
}

/** A page of the filtered orders, newest first. */
export function newestOrders(db: Db, { status, search }: OrderFilter, { older, limit }: Page) {
  const text = search?.trim()
  let query = db.selectFrom('orders').orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit)
  if (status !== undefined) query = query.where('status', '=', status)
  if (text) query = query.where(sql<boolean>`id IN (${selectMatchingIds(text, { status, older, limit })})`)
  return older === undefined ? query : query.where(older)
}

export const toOrder = ({ amountCents, createdAt, ...order }: OrderColumns) => ({
  id: order.id,
  link: order.link,
  serviceType: order.serviceType,
  platform: order.platform,
  quantity: order.quantity,
  totalPrice: centsToDecimal(amountCents),
  status: order.status,
  createdAt: createdAt.toISOString(),
})
type OrderColumns = Pick<
  OrderRow,
  'id' | 'link' | 'serviceType' | 'platform' | 'quantity' | 'amountCents' | 'status' | 'createdAt'
>
