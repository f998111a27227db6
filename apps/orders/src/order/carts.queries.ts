import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { standardTier } from '@smm/contracts/same-product'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { MessageMetadata } from '@smm/messaging/receive'
import { type Limits, quantityGaps } from '@smm/pricing/quantity-gaps'
import { seedBook } from '@smm/pricing/seed-book'
import { legal } from '@smm/site/legal'
import type { ChargeableOrder, TieredOffer } from '../coupons/discount-cart.ts'
import { chargeRow } from '../payments/new-charge.ts'
import type { DuePayment } from '../payments/payments.queries.ts'
import type { PlacedColumn, Trx } from '../tables.ts'
import type { Catalogue } from './judge-cart.ts'

export type CartRequest = Message<'place-tiers'> & Pick<MessageMetadata, 'correlationId' | 'sentAt'>

type PlacingFacts = { isKnown: boolean; unpaidCharges: number } & Catalogue
type Found = Pick<PlacingFacts, 'isKnown' | 'unpaidCharges'> & { book: PriceBook | null } & (
    (TieredOffer & { routes: Limits[] }) | { platform: null }
  )

/**
 * Whether orders of the cart exist, how many charges the conversation has not paid, our offers of its products in all
 * tiers, what their routes take, and the price book; in one round trip. A charge is counted by its first order.
 */
export async function findPlacingFacts(
  trx: Trx,
  { conversationId, orders }: Pick<CartRequest, 'conversationId' | 'orders'>,
): Promise<PlacingFacts> {
  const anyOf = (name: 'orderId' | 'platform' | 'serviceType') =>
    sql`any(${orders.map((order) => order[name])})`
  const { rows } = await sql<Found>`
    SELECT is_known, unpaid_charges, book, ${sql.join(offerColumns.map((name) => sql.ref(name)))},
      (SELECT coalesce(json_agg(json_build_object('minQuantity', min_quantity, 'maxQuantity', max_quantity)), '[]')
        FROM tiered_delivery_routes AS r WHERE r.platform = tiered_offers.platform
          AND r.service_type = tiered_offers.service_type AND r.tier = coalesce(tiered_offers.tier, '')) AS routes
    FROM (
      SELECT EXISTS (SELECT FROM orders WHERE id = ${anyOf('orderId')}) AS is_known,
        (SELECT count(*) FROM orders JOIN payments ON payments.order_id = orders.id
          WHERE conversation_id = ${conversationId} AND status = 'pending') AS unpaid_charges,
        (SELECT book FROM catalogue_copy) AS book
    ) AS facts
    LEFT JOIN tiered_offers ON platform = ${anyOf('platform')} AND service_type = ${anyOf('serviceType')}`.execute(
    trx,
  )
  const { isKnown, unpaidCharges, book } = rows[0]!
  return {
    isKnown,
    unpaidCharges,
    // The shop sells at the prices that it began with until it is told others.
    priceBook: book ?? seedBook,
    offers: rows.flatMap(({ isKnown: _, unpaidCharges: __, book: ___, ...offer }) =>
      offer.platform === null ? [] : [withGaps(offer)],
    ),
  }
}

const withGaps = ({ routes, ...offer }: TieredOffer & { routes: Limits[] }): TieredOffer => ({
  ...offer,
  gaps: quantityGaps(routes),
})

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

type NewCart = {
  request: CartRequest
  orders: ChargeableOrder[]
  payment: DuePayment
  isLeased: boolean
}

/** The columns by name: an order of the next release has fields that this one does not store. */
const columnsOf = ({ orderId, tier, ...order }: ChargeableOrder) => ({
  id: orderId,
  link: order.link,
  platform: order.platform,
  serviceType: order.serviceType,
  tier: tier === standardTier ? null : (tier ?? null),
  quantity: order.quantity,
  amountCents: order.amountCents,
  discountCents: order.discountCents,
  couponCode: order.couponCode,
  redemptionId: order.redemptionId,
})

const history = { version: 1, toStatus: 'pending', cause: 'placed' } as const

/** Every row of a cart in one round trip. An order that comes again is as old as the message that placed it. */
export async function insertCart(trx: Trx, { request, orders, payment, isLeased }: NewCart): Promise<void> {
  const { conversationId, correlationId, addressHashes, sentAt } = request
  const createdAt = sql<Date>`least(now(), ${sentAt ?? null}::timestamptz)`
  const addressHash = addressHashes?.[0] ?? null
  const { termsVersion } = legal
  const supplier = firstSupplierId
  const cartColumns = { createdAt, conversationId, correlationId, addressHash, termsVersion, supplier }
  const rows = orders.map(
    (order) => ({ ...cartColumns, ...columnsOf(order) }) satisfies Record<PlacedColumn, unknown>,
  )
  const { id: paymentId } = payment
  await trx
    .with('placed', (qb) => qb.insertInto('orders').values(rows))
    .with('history', (qb) =>
      qb.insertInto('orderHistory').values(orders.map(({ orderId }) => ({ orderId, ...history }))),
    )
    .with('charge', (qb) => qb.insertInto('payments').values(chargeRow(payment, isLeased)))
    .insertInto('chargeOrders')
    .values(
      orders.map(({ orderId, amountCents }, position) => ({ orderId, paymentId, position, amountCents })),
    )
    .execute()
}
