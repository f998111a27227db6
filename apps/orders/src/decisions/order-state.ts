import { findPaidMoney, type PaidMoney } from '../refunds/request-refund.ts'
import type { Db, OrderRow, RefundRow, ReviewRow } from '../tables.ts'
import { findReviewsOf } from './reviews.ts'

/** The facts that the decisions about an order are offered and judged by. */
export type OrderState = {
  order: OrderRow
  reviews: ReviewRow[]
  refunds: RefundRow[]
  /** The money that paid it. */
  paid: PaidMoney | undefined
}

export async function readOrderState(db: Db, order: OrderRow): Promise<OrderState> {
  const { id } = order
  const [reviews, refunds, paid] = await Promise.all([
    findReviewsOf(db, id),
    db.selectFrom('refunds').selectAll().where('orderId', '=', id).orderBy('requestedAt').execute(),
    findPaidMoney(db, id),
  ])
  return { order, reviews, refunds, paid }
}
