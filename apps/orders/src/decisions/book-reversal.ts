import { sql } from 'kysely'
import type { RefundCause } from '@smm/contracts/orders/order-details'
import { Refusal } from '@smm/http-service/refusal'
import { reverseDiscount } from '../coupons/reverse-discount.ts'
import { type Decision, subjectOf } from './decision.ts'
import { closeReviews } from './reviews.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { type ChargedOrder, findDuePayment, findPaymentOf } from '../payments/payments.queries.ts'
import { recordMoney } from '../payments/record-money.ts'
import { expectedLeftCents } from '../refunds/report-reversals.ts'
import { findPaidMoney } from '../refunds/request-refund.ts'

/**
 * Books money that the bank pulled back as refunds that are done, order by order of its charge. The part of it that was
 * booked meanwhile is left out; CONFLICT for what another refund still owes. Returns the amount.
 */
export async function bookReversal(trx: Trx, order: OrderRow, decision: Decision): Promise<number> {
  const { subject } = await trx
    .selectFrom('reviews')
    .select('subject')
    .where('id', '=', subjectOf(decision))
    .executeTakeFirstOrThrow()
  const [endToEndId = '', remainingCents = ''] = subject.split(' ')
  const latest = await findPaymentOf(trx, order.id)
  const payment = latest && (await findDuePayment(trx, latest.id))
  if (!payment) throw new Refusal('CONFLICT')
  const missingCents = (await expectedLeftCents(trx, payment, endToEndId)) - Number(remainingCents)
  let restCents = missingCents
  for (const charged of payment.orders) {
    const paid = await findPaidMoney(trx, charged.id)
    const amountCents = paid?.endToEndId === endToEndId ? Math.min(paid.leftCents, restCents) : 0
    if (amountCents <= 0) continue
    await bookPart(trx, charged, { endToEndId, amountCents, cause: `PULLED_BACK ${remainingCents}` })
    restCents -= amountCents
  }
  if (missingCents <= 0 || restCents > 0) throw new Refusal('CONFLICT')
  await closeReviews(trx, { reasons: ['MONEY_PULLED_BACK'], subject }, decision)
  return missingCents
}

/** Each reversal of a PIX leaves another amount: it is booked once. */
type BookedCause = `${Extract<RefundCause, 'PULLED_BACK'>} ${string}`
type Part = { endToEndId: string; amountCents: number; cause: BookedCause }

async function bookPart(trx: Trx, order: ChargedOrder, part: Part): Promise<void> {
  const { amountCents, cause } = part
  const done = { orderId: order.id, state: 'done', finishedAt: sql<Date>`now()` } as const
  await trx
    .insertInto('refunds')
    .values({ ...part, ...done })
    .execute()
  await reverseDiscount(trx, order, amountCents)
  await recordMoney(trx, [{ from: 'bank', to: 'sales', amountCents, cause, orderId: order.id }])
}
