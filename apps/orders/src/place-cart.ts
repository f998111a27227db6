import { sql } from 'kysely'
import type { CouponRefusal, Message, OrderRefusal } from '@smm/contracts/messages'
import { maxUnpaidPerConversation } from '@smm/contracts/orders/orders'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { sameTier, standardTier } from '@smm/contracts/same-product'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { MessageMetadata } from '@smm/messaging/receive'
import { enqueueMessage, enqueueMessages, outboxMessage } from '@smm/messaging/outbox'
import { quote, type QuoteRefusal } from '@smm/pricing/quote'
import { type Limits, quantityGaps } from '@smm/pricing/quantity-gaps'
import { seedBook } from '@smm/pricing/seed-book'
import { legal } from '@smm/site/legal'
import { type ChargeableOrder, discountCart, type TieredOffer } from './coupons/discount-cart.ts'
import type { Deps } from './deps.ts'
import { isRecovering } from './fence/is-recovering.ts'
import { type ChargePause, countRefusedCharge, findChargePause } from './limits/charge-limits.ts'
import { cardOf, findOpenCharges, issueCharge } from './payments/issue-charge.ts'
import { chargeRow, newCharge } from './payments/new-charge.ts'
import type { ChargedOrder, DuePayment } from './payments/payments.queries.ts'
import type { PlacedColumn, Trx } from './tables.ts'

type CartRequest = Message<'place-tiers'> & Pick<MessageMetadata, 'correlationId' | 'sentAt'>
type WantedOrder = CartRequest['orders'][number]
type PricedOrder = WantedOrder & { amountCents: number }
type Refused = {
  ok: false
  orderId: string
  code: OrderRefusal
  amountCents?: number
  retryAfterMinutes?: number
  coupon?: CouponRefusal
}
type PlacingFacts = {
  isKnown: boolean
  unpaidCharges: number
  offers: TieredOffer[]
  priceBook: PriceBook
}
type Catalogue = Pick<PlacingFacts, 'offers' | 'priceBook'>
type PlacingResult = { ok: true; orders: PricedOrder[] } | Refused

/**
 * Stores the orders of a cart at the prices of our copy of the catalogue, under one payment; none of them, when one is refused.
 * The messages of a conversation are handled one after the other, so its unpaid charges are counted exactly.
 */
export async function placeCart(
  deps: Deps,
  trx: Trx,
  message: Message<'place-tiers'>,
  { correlationId, sentAt }: Pick<MessageMetadata, 'correlationId' | 'sentAt'>,
): Promise<void | (() => void)> {
  const request = { ...message, correlationId, ...(sentAt && { sentAt }) }
  const { isKnown, unpaidCharges, ...catalogue } = await findPlacingFacts(trx, request)
  if (isKnown) return repeatCard(trx, request)
  const judged = await judgeUnpaid(trx, request, catalogue, unpaidCharges)
  if (!judged.ok) return refuse(trx, request, judged)
  const pause = await findChargePause(deps, trx, request)
  if (pause && !(await isRecovering(trx, sentAt))) return refuseForPause(deps, trx, request, pause)
  const discounted = await discountCart(trx, request, judged.orders, catalogue.offers)
  if (!discounted.ok) return refuse(trx, request, discounted)
  const payment = newCharge(deps.bank, toCharge(request, discounted.orders))
  const isLeased = deps.dispatcher.freeSlots() > 0
  await insertCart(trx, { request, orders: discounted.orders, payment, isLeased })
  return () => {
    const { orderId, amountCents, orders } = payment
    deps.log.info({ orderId, correlationId, amountCents, orders: orders.length }, 'order placed')
    if (isLeased) void deps.dispatcher.dispatch(() => issueCharge(deps, payment))
    else deps.wake('issue-charges')
  }
}

type Found = Pick<PlacingFacts, 'isKnown' | 'unpaidCharges'> & { book: PriceBook | null } & (
    (TieredOffer & { routes: Limits[] }) | { platform: null }
  )

/**
 * Whether orders of the cart exist, how many charges the conversation has not paid, our offers of its products in all
 * tiers, what their routes take, and the price book; in one round trip. A charge is counted by its first order.
 */
async function findPlacingFacts(trx: Trx, { conversationId, orders }: CartRequest): Promise<PlacingFacts> {
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

const refusalFor: Record<QuoteRefusal, OrderRefusal> = {
  NOT_SOLD: 'SERVICE_UNAVAILABLE',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  BELOW_MINIMUM: 'QUANTITY_OUT_OF_RANGE',
  ABOVE_MAXIMUM: 'QUANTITY_OUT_OF_RANGE',
  BETWEEN_ROUTES: 'QUANTITY_OUT_OF_RANGE',
}

/** A price that fell since it was quoted is charged as it is now; one that rose needs the visitor's consent. */
function judgeOrder(
  order: WantedOrder,
  { offers, priceBook }: Catalogue,
): { ok: true; order: PricedOrder } | Refused {
  const { orderId, quantity, quotedCents, discountCents = 0 } = order
  const offer = offers.find((it) => sameTier(it, order))
  const price = quote(priceBook, { product: order, quantity, ...(offer && { offer }) })
  if (!price.ok) return { ok: false, orderId, code: refusalFor[price.reason] }
  const { amountCents } = price
  if (amountCents > quotedCents + discountCents)
    return { ok: false, orderId, code: 'PRICE_CHANGED', amountCents }
  return { ok: true, order: { ...order, amountCents } }
}

/** The first refused order refuses the cart. */
function judge(wanted: WantedOrder[], catalogue: Catalogue, unpaidCharges: number): PlacingResult {
  const orders: PricedOrder[] = []
  for (const one of wanted) {
    const judged = judgeOrder(one, catalogue)
    if (!judged.ok) return judged
    orders.push(judged.order)
  }
  return unpaidCharges >= maxUnpaidPerConversation
    ? { ok: false, orderId: wanted[0]!.orderId, code: 'TOO_MANY_UNPAID' }
    : { ok: true, orders }
}

/** Orders that come again after a restore are unpaid only until their charges are polled. */
async function judgeUnpaid(trx: Trx, request: CartRequest, catalogue: Catalogue, unpaid: number) {
  const isTooMany = unpaid >= maxUnpaidPerConversation && !(await isRecovering(trx, request.sentAt))
  return judge(request.orders, catalogue, isTooMany ? unpaid : 0)
}

/** Idempotent by the orders' ids: a repeated request gets the same card again. */
async function repeatCard(trx: Trx, { orders, conversationId }: CartRequest): Promise<void> {
  const orderIds = orders.map(({ orderId }) => orderId)
  const charges = await findOpenCharges(trx, conversationId, orderIds)
  await enqueueMessages(
    trx,
    charges.map((charge) => outboxMessage('chat', 'pix-issued', cardOf(charge), charge.correlationId)),
  )
}

async function refuse(trx: Trx, request: CartRequest, { ok, ...refusal }: Refused): Promise<void> {
  const { conversationId, orders } = request
  const orderIds = orders.map(({ orderId }) => orderId)
  const refused = { conversationId, ...refusal, ...(orders.length > 1 && { orderIds }) }
  await enqueueMessage(trx, 'chat', 'order-refused', refused, request.correlationId)
}

/** The previous release of the chat reads the code alone. */
async function refuseForPause(deps: Deps, trx: Trx, request: CartRequest, pause: ChargePause) {
  const { scope, retryAfterMinutes } = pause
  const { orderId } = request.orders[0]!
  await refuse(trx, request, { ok: false, orderId, code: 'TOO_MANY_UNPAID', retryAfterMinutes })
  return () => {
    const { correlationId } = request
    countRefusedCharge({ scope })
    deps.log.warn({ orderId, correlationId, scope, retryAfterMinutes }, 'a charge was refused by a limit')
  }
}

const toCharge = (
  { conversationId, correlationId }: CartRequest,
  orders: ChargeableOrder[],
): ChargedOrder[] =>
  orders.map(({ orderId: id, amountCents, discountCents, couponCode }) => ({
    id,
    status: 'pending',
    version: 1,
    remains: null,
    conversationId,
    correlationId,
    amountCents,
    discountCents,
    couponCode,
  }))

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
async function insertCart(trx: Trx, { request, orders, payment, isLeased }: NewCart): Promise<void> {
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
