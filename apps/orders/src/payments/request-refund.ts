import { findPaymentOf } from './payments.queries.ts'
import { recordMoney } from './record-money.ts'
import type { Db, OrderRow, Trx } from '../tables.ts'
import { tellRefund } from './tell-refund.ts'

export type RefundCause =
  | 'CANCELLED_BY_VISITOR'
  | 'CANCELLED_BY_SUPPLIER'
  | 'DELIVERED_IN_PART'
  | 'REFUSED_BY_SUPPLIER'
  | 'DECIDED_BY_STAFF'
  | 'OVERPAID'

/** Notes that we owe a visitor money for what was not delivered, and tells him: once per cause. It leaves when an administrator says so. */
export async function requestRefund(
  trx: Trx,
  order: OrderRow,
  cause: RefundCause,
  undelivered: number = order.quantity,
): Promise<void> {
  const { id: orderId, quantity } = order
  const paid = await findPaidMoney(trx, orderId)
  if (!paid) return
  const amountCents = Math.min(undeliveredCents(paid.cents, quantity, undelivered), paid.leftCents)
  if (amountCents <= 0) return
  const requested = await trx
    .insertInto('refunds')
    .values({ orderId, endToEndId: paid.endToEndId, cause, amountCents })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!requested) return
  await recordMoney(trx, { from: 'to-refund', to: 'sales', amountCents, cause, orderId })
  await tellRefund(trx, order, 'requested', amountCents)
}

/** Notes that of the money that paid an order so much was too much, and tells the visitor. */
export async function refundSurplus(
  trx: Trx,
  order: OrderRow,
  { endToEndId, amountCents }: { endToEndId: string; amountCents: number },
): Promise<void> {
  const cause: RefundCause = 'OVERPAID'
  const orderId = order.id
  await trx.insertInto('refunds').values({ orderId, endToEndId, cause, amountCents }).execute()
  await recordMoney(trx, { from: 'to-refund', to: 'sales', amountCents, cause, orderId })
  await tellRefund(trx, order, 'requested', amountCents)
}

/** What was paid for the part that was not delivered, rounded in the visitor's favour. */
const undeliveredCents = (paidCents: number, quantity: number, undelivered: number): number =>
  Math.ceil((paidCents * Math.min(Math.max(undelivered, 0), quantity)) / quantity)

export type PaidMoney = {
  endToEndId: string
  /** What the order was paid with: an accepted payment need not be what was asked for. Nothing that was too much. */
  cents: number
  /** Of that, what no refund has been noted for. */
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
  const without = (noted: typeof refunds) =>
    noted.reduce((left, { amountCents }) => left - amountCents, received)
  const tooMuch = refunds.filter(({ cause }) => cause === 'OVERPAID')
  return { endToEndId, cents: without(tooMuch), leftCents: without(refunds) }
}
