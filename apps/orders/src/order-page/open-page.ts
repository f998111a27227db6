import { findOrder } from '../order/orders.queries.ts'
import type { Db, OrderRow } from '../tables.ts'
import { isTokenOf, orderIdIn } from '@smm/http-service/order-page/order-link'

/** The order that a token opens; undefined when it opens none. */
export async function openPage(db: Db, secret: string, token: string): Promise<OrderRow | undefined> {
  const id = orderIdIn(token)
  const order = id && (await findOrder(db, id))
  return order && isTokenOf(secret, order, token) ? order : undefined
}
