import type { Turn } from '../turn.ts'
import { fillCart } from './fill-cart.ts'

/** The cart with the orders that the message names. */
export const cartWithNamed = ({ dialogue: { cart }, reading, namedOrders }: Turn) =>
  namedOrders.length > 0 ? fillCart(cart, reading, namedOrders) : cart
