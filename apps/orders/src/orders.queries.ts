import { type RawBuilder, sql } from 'kysely'
import type { Offer, Product } from '@smm/contracts/products'
import { type Db, orderColumns, type OrderRow, type Trx } from './tables.ts'

/** Literals instead of parameters: a prepared statement is then planned with its partial index. */
export const literals = <Value extends string>(...values: readonly Value[]): RawBuilder<Value>[] =>
  values.map((value) => sql.lit(value))

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').select(orderColumns).where('id', '=', id).executeTakeFirst()

/** Locks the row until the transaction ends: decisions about one order are made one after the other. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').select(orderColumns).where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * A mutex per conversation, across replicas, until the transaction ends. It is a statement of its own, so that the next one
 * sees the orders that the previous holder placed.
 */
export async function lockConversation(trx: Trx, conversationId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${conversationId}, 0))`.execute(trx)
}

type Placing = Product & { orderId: string; conversationId: string }
type Found = { isKnown: boolean; unpaidOrders: number } & (Offer | { platform: null })
export type PlacingFacts = { isKnown: boolean; unpaidOrders: number; offer: Offer | undefined }

/** Whether the order exists, how many orders the conversation has not paid, and our offer; in one round trip. */
export async function findPlacingFacts(trx: Trx, placing: Placing): Promise<PlacingFacts> {
  const { orderId, conversationId, platform, serviceType } = placing
  const { isKnown, unpaidOrders, ...offer } = await trx
    .selectFrom(
      trx
        .selectNoFrom((eb) => [
          eb.exists(eb.selectFrom('orders').select('id').where('id', '=', orderId)).as('isKnown'),
          eb
            .selectFrom('orders')
            .select((count) => count.fn.countAll<number>().as('count'))
            .where('conversationId', '=', conversationId)
            .where('status', '=', sql.lit('pending'))
            .as('unpaidOrders'),
        ])
        .as('facts'),
    )
    .leftJoin('offers', (join) => join.on('platform', '=', platform).on('serviceType', '=', serviceType))
    .select(['isKnown', 'unpaidOrders', ...offerColumns])
    .$castTo<Found>()
    .executeTakeFirstOrThrow()
  return { isKnown, unpaidOrders, offer: offer.platform === null ? undefined : offer }
}

const offerColumns = [
  'platform',
  'serviceType',
  'isActive',
  'upstreamServiceId',
  'costMicrosPerThousand',
  'marginBasisPoints',
  'minQuantity',
  'maxQuantity',
] as const satisfies Array<keyof Offer>
