import { sql } from 'kysely'
import type { Offer, Product } from '@smm/contracts/products'
import type { Db, OrderRow, Trx } from './tables.ts'
import { writeOut } from './write-out.ts'

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the row: whoever decides about this order does it alone. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** One conversation's orders are placed one after the other, so that counting the unpaid ones means something. */
export const lockConversation = (trx: Trx, conversationId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${conversationId}, 0))`.execute(trx)

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

type Wanted = Product & { orderId: string; conversationId: string }

/** What decides about a new order, in one look: is it new, what is offered, what has the visitor not paid yet. */
export async function lookBeforePlacing(trx: Trx, wanted: Wanted) {
  const { orderId, conversationId, platform, serviceType } = wanted
  const { isKnown, unpaidOrders, ...offer } = await trx
    .with('before', (qb) =>
      qb.selectNoFrom((eb) => [
        eb.exists(eb.selectFrom('orders').select('id').where('id', '=', orderId)).as('isKnown'),
        eb
          .selectFrom('orders')
          .select((count) => count.fn.countAll<number>().as('unpaid'))
          .where('conversationId', '=', conversationId)
          .where('status', '=', writeOut('pending'))
          .$asScalar()
          .$notNull()
          .as('unpaidOrders'),
      ]),
    )
    .selectFrom('before')
    .leftJoin('offers', (join) =>
      join.on('offers.platform', '=', platform).on('offers.serviceType', '=', serviceType),
    )
    .select(['isKnown', 'unpaidOrders', ...offerColumns])
    .executeTakeFirstOrThrow()
  return { isKnown, unpaidOrders, offer: offer.platform === null ? undefined : (offer as Offer) }
}
