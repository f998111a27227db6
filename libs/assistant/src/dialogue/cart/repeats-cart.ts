import { type Draft, isQuantityAlone } from './draft.ts'

/** 'isso, 50 e 300, manda', '50 na primeira e 300 na segunda', of a cart of these two. */
export const repeatsCart = (cart: readonly Draft[], namedOrders: readonly Draft[]): boolean =>
  namedOrders.length > 1 &&
  namedOrders.length === cart.length &&
  namedOrders.every((it, at) => isQuantityAlone(it) && it.quantity === cart[at]?.quantity)
