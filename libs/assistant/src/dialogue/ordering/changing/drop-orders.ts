import type { Move } from '../../turn.ts'
import { dropCart } from './drop-cart.ts'
import { removeOrders, removesSome } from './remove-orders.ts'

/** A no, or 'cancela', while there is a cart: the orders that it names are taken out, or else all of them. */
export const dropOrders: Move = (turn) => (removesSome(turn) ? removeOrders(turn) : dropCart(turn))
