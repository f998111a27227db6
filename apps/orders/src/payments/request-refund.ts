import type { Db, OrderRow, Trx } from '../tables.ts'
import { findPaymentOf } from './payments.queries.ts'
import { recordRefund } from './record-refund.ts'

export type RefundCause =
  | 'CANCELLED_BY_VISITOR'
  | 'CANCELLED_BY_SUPPLIER'
  | 'DELIVERED_IN_PART'
  | 'REFUSED_BY_SUPPLIER'
  | 'DECIDED_BY_STAFF'

/** Owes a visitor the money for the undelivered part, once per cause. It leaves when the staff says so. */
export async function requestRefund(
  trx: Trx,
  order: OrderRow,
  cause: RefundCause,
  undelivered: number = order.quantity,
): Promise<void> {
  const paid = await findPaidMoney(trx, order.id)
  if (!paid) return
  const { endToEndId, cents, leftCents } = paid
  const amountCents = Math.min(undeliveredCents(cents, order.quantity, undelivered), leftCents)
  if (amountCents <= 0) return
  await recordRefund(trx, order, { endToEndId, amountCents, cause, state: 'requested' })
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
  const payment = await findPaymentOf(db, orderId)
  if (payment?.state !== 'confirmed' || !payment.endToEndId) return undefined
  const { provider, endToEndId } = payment
  const receipt = await db
    .selectFrom('pixReceipts')
    .select('amountCents')
    .where('provider', '=', provider)
    .where('endToEndId', '=', endToEndId)
    .executeTakeFirst()
  const refunds = await db
    .selectFrom('refunds')
    .select(['amountCents', 'cause'])
    .where('orderId', '=', orderId)
    .where('endToEndId', '=', endToEndId)
    .execute()
  const received = receipt?.amountCents ?? payment.amountCents
  const less = (some: typeof refunds) => some.reduce((left, { amountCents }) => left - amountCents, received)
  const surplus = refunds.filter(({ cause }) => cause === 'OVERPAID')
  return { endToEndId, cents: less(surplus), leftCents: less(refunds) }
}
