import type { CouponRefusal, Message, OrderRefusal } from '@smm/contracts/messages'
import { maxUnpaidPerConversation } from '@smm/contracts/orders/orders'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { sameTier } from '@smm/contracts/same-product'
import { quote, type QuoteRefusal } from '@smm/pricing/quote'
import type { TieredOffer } from '../coupons/discount-cart.ts'

type WantedOrder = Message<'place-tiers'>['orders'][number]
type PricedOrder = WantedOrder & { amountCents: number }
export type Refused = {
  ok: false
  orderId: string
  code: OrderRefusal
  amountCents?: number
  retryAfterMinutes?: number
  coupon?: CouponRefusal
}
export type Catalogue = { offers: TieredOffer[]; priceBook: PriceBook }

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
export function judgeCart(
  wanted: WantedOrder[],
  catalogue: Catalogue,
  unpaidCharges: number,
): { ok: true; orders: PricedOrder[] } | Refused {
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
