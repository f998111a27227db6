import type { Product } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { isRunning, isUnpaid } from '../placed-orders.ts'
import { type Part, say } from '../replies/say.ts'
import { productOf } from './cart/draft.ts'
import { orderInHand } from './cart/order-in-hand.ts'
import type { Turn } from './turn.ts'

const mostAnswered = 3
/** The answers to the first topics; a question about an invoice shows the last receipt too. */
export function topicParts(turn: Turn, products: readonly Product[] = productsMeant(turn)): Part[] {
  const { reading, orders } = turn
  const paid = orders.find(({ paidAt }) => paidAt)
  const platform = turn.namedOrders[0]?.platform ?? orderInHand(turn).platform
  /** The gradual delivery of a product is told with its times. */
  const isTimed = reading.topics.includes('gradual') && products.length > 0
  return reading.topics
    .filter((it) => !(isTimed && it === 'delivery-time'))
    .slice(0, mostAnswered)
    .flatMap((topic) => [
      ...(topic === 'invoice' && paid ? [say('receipt', { order: paid })] : []),
      say('topic', { topic, products, platform: products[0]?.platform ?? platform }),
    ])
}

/** The product in hand; where none is named, all of the cart, or those of the orders under way. */
export function productsMeant(turn: Turn): readonly Product[] {
  const { dialogue, namedOrders, orders } = turn
  const product = productOf(orderInHand(turn))
  if (namedOrders.length > 0) return product ? [product] : []
  const known =
    dialogue.cart.length > 0 ? dialogue.cart.flatMap((it) => productOf(it) ?? []) : underWay(orders)
  const several = known.filter((it, at) => known.findIndex((one) => sameProduct(one, it)) === at)
  return several.length > 1 || !product ? several : [product]
}

const underWay = (orders: Turn['orders']) => orders.filter((it) => isUnpaid(it) || isRunning(it))
