import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import { type Decision, subjectOf } from '../decisions/decision.ts'
import { moveOrder } from '../move-order.ts'
import { paymentStatesBefore } from '../order-lifecycle.ts'
import type { OrderRow, Trx } from '../tables.ts'
import { recordMoney } from './record-money.ts'
import { recordRefund } from './record-refund.ts'

const now = sql<Date>`now()`

/** Accepts money that came late or in another amount as the payment of the order; a surplus is owed back. */
export async function acceptPayment(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const { endToEndId, amountCents } = await closeMoneyReview(trx, order, decision)
  const orderId = order.id
  const confirmed = await trx
    .updateTable('payments')
    .set({
      state: 'confirmed',
      endToEndId,
      receivedCents: amountCents,
      confirmedAt: now,
      nextRemovalAt: null,
    })
    .where('orderId', '=', orderId)
    .where('state', 'in', paymentStatesBefore('confirmed'))
    .returning('amountCents')
    .executeTakeFirst()
  const moved = await moveOrder(trx, order, {
    to: 'paid',
    cause: 'late-payment-accepted',
    set: { fulfilment: 'ready', paidAt: now, readyAt: now },
  })
  if (!confirmed || !moved) throw new Refusal('CONFLICT')
  await trx
    .updateTable('pixReceipts')
    .set({ outcome: 'settled' })
    .where('endToEndId', '=', endToEndId)
    .execute()
  const cause = 'payment-accepted'
  await recordMoney(trx, [{ from: 'sales', to: 'to-review', amountCents, cause, orderId }])
  const surplusCents = amountCents - confirmed.amountCents
  if (surplusCents <= 0) return
  const surplus = { endToEndId, amountCents: surplusCents, cause: 'OVERPAID' }
  await recordRefund(trx, order, { ...surplus, state: 'requested' })
}

/** Returns money in review to its sender. */
export async function returnPayment(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const { reason, endToEndId, amountCents } = await closeMoneyReview(trx, order, decision)
  const refund = { endToEndId, amountCents, cause: reason, reviewedFor: reason }
  if (!(await recordRefund(trx, order, { ...refund, state: 'sending' }))) throw new Refusal('CONFLICT')
}

type Money = { reason: string; endToEndId: string; amountCents: number }

async function closeMoneyReview(trx: Trx, order: OrderRow, decision: Decision): Promise<Money> {
  const { actor, reason: resolution } = decision
  const review = await trx
    .updateTable('reviews')
    .set({ closedAt: now, closedBy: actor, resolution })
    .where('id', '=', subjectOf(decision))
    .where('closedAt', 'is', null)
    .returning(['reason', 'details'])
    .executeTakeFirst()
  const details = review?.details ?? {}
  const { endToEndId } = details
  const amountCents = details.amountCents ?? decision.amountCents
  if (!review || !endToEndId || !amountCents) throw new Refusal('CONFLICT')
  const money = { reason: review.reason, endToEndId, amountCents }
  if (details.amountCents === null) await recordAmount(trx, order, money)
  return money
}

/** Books an amount that the receipt did not tell and a member of the staff has read at the bank. */
async function recordAmount(trx: Trx, { id: orderId }: OrderRow, money: Money) {
  const { reason: cause, endToEndId, amountCents } = money
  await trx
    .updateTable('pixReceipts')
    .set({ amountCents })
    .where('endToEndId', '=', endToEndId)
    .where('amountCents', 'is', null)
    .execute()
  await recordMoney(trx, [{ from: 'to-review', to: 'bank', amountCents, cause, orderId }])
}
