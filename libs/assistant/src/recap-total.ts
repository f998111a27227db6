import type { Ordered } from './visitor-records.ts'

/** An order at a price: as a recap shows it, in the state, in replies and to the readers. */
export type QuotedOrder = Ordered & {
  /** To be paid: less the discount. */
  quotedCents: number
  /** Its part of the coupon. */
  discountCents?: number
}
export type Discounted = Pick<QuotedOrder, 'discountCents'>

/** The price of an order before the coupon. */
export const fullCents = ({
  quotedCents,
  discountCents = 0,
}: Pick<QuotedOrder, 'quotedCents' | 'discountCents'>): number => quotedCents + discountCents

/** The price of all the orders of a recap, less the coupon. */
export const totalOf = (orders: ReadonlyArray<Pick<QuotedOrder, 'quotedCents'>>): number =>
  orders.reduce((sum, it) => sum + it.quotedCents, 0)

/** The coupon's part of it. */
export const discountOf = (orders: readonly Discounted[]): number =>
  orders.reduce((sum, { discountCents = 0 }) => sum + discountCents, 0)
