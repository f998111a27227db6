import { sql } from 'kysely'
import type { Product } from '@smm/contracts/products'
import type { Db, OrderRow, Trx } from './tables.ts'

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the row: whoever decides about this order does it alone. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findOffer = (db: Db, { platform, serviceType }: Product) =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('platform', '=', platform)
    .where('serviceType', '=', serviceType)
    .executeTakeFirst()

/** One conversation's orders are placed one after the other, so that counting the unpaid ones means something. */
export const lockConversation = (trx: Trx, conversationId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${conversationId}, 0))`.execute(trx)

export async function countUnpaid(trx: Trx, conversationId: string): Promise<number> {
  const { unpaid } = await trx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('unpaid'))
    .where('conversationId', '=', conversationId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return unpaid
}
