import type { RefundCause } from '@smm/contracts/orders/order-details'
import type { Db, OrderRow, Trx } from '../tables.ts'
import { paidCents } from '../payments/payments.queries.ts'
import { type NewRefund, recordRefund } from './record-refund.ts'

type OwedPart = { undelivered?: number; state?: NewRefund['state'] }

/** Owes a visitor the money for the undelivered part, once per cause. A requested one leaves when the staff says so. */
export async function requestRefund(
  trx: Trx,
  order: OrderRow,
  cause: RefundCause,
  { undelivered = order.quantity, state = 'requested' }: OwedPart = {},
): Promise<void> {
  const paid = await findPaidMoney(trx, order.id)
  if (!paid) return
  const { endToEndId, cents, leftCents } = paid
  const amountCents = Math.min(undeliveredCents(cents, order.quantity, undelivered), leftCents)
  if (amountCents <= 0) return
  await recordRefund(trx, order, { endToEndId, amountCents, cause, state })
}

/** The price of the undelivered part, rounded in the visitor's favour. */
const undeliveredCents = (paidCents: number, quantity: number, undelivered: number): number =>
  Math.ceil((paidCents * Math.min(Math.max(undelivered, 0), quantity)) / quantity)

export type PaidMoney = {
  endToEndId: string
  /** The money that paid the order, without a surplus: an accepted payment need not equal the charge. */
  cents: number
  /** The part of it that no refund was recorded for. */
  leftCents: number
}

/** The money that paid an order; undefined while nothing has. */
export async function findPaidMoney(db: Db, orderId: string): Promise<PaidMoney | undefined> {
  const line = await db
    .selectFrom('chargeOrders')
    .innerJoin('payments', 'payments.id', 'chargeOrders.paymentId')
    .innerJoin('orders', 'orders.id', 'chargeOrders.orderId')
    .select(['payments.endToEndId', 'payments.orderCount', 'orders.paidAt', paidCents.as('cents')])
    .where('chargeOrders.orderId', '=', orderId)
    .where('payments.state', '=', 'confirmed')
    .executeTakeFirst()
  // Of a charge that the staff accepted in part, only some orders are paid.
  if (!line?.endToEndId || (line.orderCount > 1 && !line.paidAt)) return undefined
  const { endToEndId, cents } = line
  const refunds = await db
    .selectFrom('refunds')
    .select(['amountCents', 'cause'])
    .where('orderId', '=', orderId)
    .where('endToEndId', '=', endToEndId)
    .execute()
  const less = (some: typeof refunds) => some.reduce((left, { amountCents }) => left - amountCents, cents)
  const surplus = refunds.filter(({ cause }) => cause === 'OVERPAID')
  return { endToEndId, cents: less(surplus), leftCents: less(refunds) }
}
