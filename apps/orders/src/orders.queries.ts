import { type RawBuilder, sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import type { Offer, TieredProduct } from '@smm/contracts/products'
import { conversationLock } from '@smm/messaging/receive'
import { seedBook } from '@smm/pricing/seed-book'
import { type Db, orderColumns, type OrderRow, type Trx } from './tables.ts'

/** Literals instead of parameters: a prepared statement is then planned with its partial index. */
export const literals = <Value extends string>(...values: readonly Value[]): RawBuilder<Value>[] =>
  values.map((value) => sql.lit(value))

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').select(orderColumns).where('id', '=', id).executeTakeFirst()

/** Locks the row until the transaction ends: decisions about one order are made one after the other. */
export const lockOrder = (trx: Trx, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').select(orderColumns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks the other orders of its charge as well, by their ids: a decision about their money may end them too. */
export async function lockWithItsCharge(trx: Trx, id: string): Promise<OrderRow | undefined> {
  const orders = await trx
    .selectFrom('orders')
    .select(orderColumns)
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

type Placing = Pick<Message<'place-cart'>, 'conversationId' | 'orders'>
type Found = Pick<PlacingFacts, 'isKnown' | 'unpaidCharges'> & { book: PriceBook | null } & (
    TieredOffer | { platform: null }
  )
export type TieredOffer = Offer & Pick<TieredProduct, 'tier'>
export type PlacingFacts = {
  isKnown: boolean
  unpaidCharges: number
  offers: TieredOffer[]
  priceBook: PriceBook
}

/**
 * Whether orders of the cart exist, how many charges the conversation has not paid, our offers of its products in all
 * tiers and the price book; in one round trip. A charge is counted by its first order.
 */
export async function findPlacingFacts(trx: Trx, { conversationId, orders }: Placing): Promise<PlacingFacts> {
  const anyOf = <Name extends 'orderId' | 'platform' | 'serviceType'>(name: Name) =>
    sql<Placing['orders'][number][Name]>`any(${orders.map((order) => order[name])})`
  const rows = await trx
    .selectFrom(
      trx
        .selectNoFrom((eb) => [
          eb.exists(eb.selectFrom('orders').select('id').where('id', '=', anyOf('orderId'))).as('isKnown'),
          eb
            .selectFrom('orders')
            .innerJoin('payments', 'payments.orderId', 'orders.id')
            .select((count) => count.fn.countAll<number>().as('count'))
            .where('conversationId', '=', conversationId)
            .where('status', '=', sql.lit('pending'))
            .as('unpaidCharges'),
          eb.selectFrom('catalogueCopy').select('book').as('book'),
        ])
        .as('facts'),
    )
    .leftJoin('tieredOffers', (join) =>
      join.on('platform', '=', anyOf('platform')).on('serviceType', '=', anyOf('serviceType')),
    )
    .select(['isKnown', 'unpaidCharges', 'book', ...offerColumns])
    .$castTo<Found>()
    .execute()
  const { isKnown, unpaidCharges, book } = rows[0]!
  return {
    isKnown,
    unpaidCharges,
    // The shop sells at the prices that it began with until it is told others.
    priceBook: book ?? seedBook,
    offers: rows.flatMap(({ isKnown: _, unpaidCharges: __, book: ___, ...offer }) =>
      offer.platform === null ? [] : [offer],
    ),
  }
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
  'tier',
] as const satisfies Array<keyof TieredOffer>
