import { type RawBuilder, sql } from 'kysely'
import { conversationLock } from '@smm/messaging/receive'
import { type Db, orderRowColumns, type OrderRow, type Trx } from '../tables.ts'

/** Literals instead of parameters: a prepared statement is then planned with its partial index. */
export const literals = <Value extends string>(...values: readonly Value[]): RawBuilder<Value>[] =>
  values.map((value) => sql.lit(value))

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').select(orderRowColumns).where('id', '=', id).executeTakeFirst()

/** Locks the row until the transaction ends: decisions about one order are made one after the other. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').select(orderRowColumns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks the other orders of its charge as well, by their ids: a decision about their money may end them too. */
export async function lockWithItsCharge(trx: Trx, id: string): Promise<OrderRow | undefined> {
  const orders = await trx
    .selectFrom('orders')
    .select(orderRowColumns)
    .where((eb) => eb.or([eb('id', '=', id), eb('id', 'in', ordersBeside(trx, id))]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return orders.find((order) => order.id === id)
}

const ordersBeside = (trx: Trx, id: string) =>
  trx
    .selectFrom('chargeOrders')
    .select('orderId')
    .where('paymentId', 'in', (eb) =>
      eb.selectFrom('chargeOrders').select('paymentId').where('orderId', '=', id),
    )

/** Takes the lock that messages of the conversation are received under; a statement of its own, as there. */
export async function lockConversation(trx: Trx, conversationId: string): Promise<void> {
  await sql`SELECT ${conversationLock(conversationId)}`.execute(trx)
}
