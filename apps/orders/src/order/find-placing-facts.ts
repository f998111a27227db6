import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { type Limits, quantityGaps } from '@smm/pricing/quantity-gaps'
import { seedBook } from '@smm/pricing/seed-book'
import type { TieredOffer } from '../coupons/discount-cart.ts'
import type { Trx } from '../tables.ts'
import type { Catalogue } from './judge-cart.ts'
import type { PriceBook } from '@smm/contracts/prices/price-book'

type PlacingFacts = { isKnown: boolean; unpaidCharges: number } & Catalogue
type Cart = Pick<Message<'place-tiers'>, 'conversationId' | 'orders'>
type Found = Pick<PlacingFacts, 'isKnown' | 'unpaidCharges'> & { book: PriceBook | null } & (
    (TieredOffer & { routes: Limits[] }) | { platform: null }
  )

/**
 * Whether orders of the cart exist, how many charges the conversation has not paid, our offers of its products in all
 * tiers, what their routes take, and the price book; in one round trip. A charge is counted by its first order.
 */
export async function findPlacingFacts(trx: Trx, { conversationId, orders }: Cart): Promise<PlacingFacts> {
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
