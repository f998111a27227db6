type InRecap = { quotedCents: number }
export type Discounted = { discountCents?: number }

/** The price of an order before the coupon. */
export const fullCents = ({ quotedCents, discountCents = 0 }: InRecap & Discounted): number =>
  quotedCents + discountCents

/** The price of all the orders of a recap, less the coupon. */
export const totalOf = (orders: readonly InRecap[]): number =>
  orders.reduce((sum, it) => sum + it.quotedCents, 0)

/** The coupon's part of it. */
export const discountOf = (orders: readonly Discounted[]): number =>
  orders.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0)
