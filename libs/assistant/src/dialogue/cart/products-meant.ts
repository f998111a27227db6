import type { Product } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { isRunning, isUnpaid } from '../../placed-orders.ts'
import type { Turn } from '../turn.ts'
import { productOf } from './draft.ts'
import { ordersTold } from '../purchase-described.ts'
import { orderInHand } from './order-in-hand.ts'

/** The product in hand; where none is named, all of the cart, or those of the orders under way. */
export function productsMeant(turn: Turn): readonly Product[] {
  const { dialogue, orders } = turn
  const namedOrders = ordersTold(turn)
  const product = productOf(orderInHand({ ...turn, namedOrders }))
  if (namedOrders.length > 0) return product ? [product] : []
  const known =
    dialogue.cart.length > 0 ? dialogue.cart.flatMap((it) => productOf(it) ?? []) : underWay(orders)
  const several = known.filter((it, at) => known.findIndex((one) => sameProduct(one, it)) === at)
  return several.length > 1 || !product ? several : [product]
}

const underWay = (orders: Turn['orders']) => orders.filter((it) => isUnpaid(it) || isRunning(it))
