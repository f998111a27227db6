import { sql } from 'kysely'
import type { Message } from '@smm/contracts/messages'
import { standardTier } from '@smm/contracts/same-product'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { MessageMetadata } from '@smm/messaging/receive'
import { legal } from '@smm/site/legal'
import type { ChargeableOrder } from '../coupons/discount-cart.ts'
import { chargeRow } from '../payments/new-charge.ts'
import type { DuePayment } from '../payments/payments.queries.ts'
import type { PlacedColumn, Trx } from '../tables.ts'

export type CartRequest = Message<'place-tiers'> & Pick<MessageMetadata, 'correlationId' | 'sentAt'>
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
