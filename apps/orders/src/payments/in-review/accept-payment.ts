import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import type { Decision } from '../../decisions/decision.ts'
import { keepCoupon } from '../../coupons/redeem-coupon.ts'
import { moveOrder } from '../../order/move-order.ts'
import { paymentStatesBefore } from '../../order/order-lifecycle.ts'
import type { OrderRow, Trx } from '../../tables.ts'
import { discountMovements, recordMoney } from '../record-money.ts'
import { recordRefund } from '../../refunds/record-refund.ts'
import { endUnpaid, type Share, takeShare } from './take-share.ts'

const now = sql<Date>`now()`

/** Accepts money that came late or in another amount as the payment of the order; a surplus is owed back. */
export async function acceptPayment(trx: Trx, order: OrderRow, decision: Decision): Promise<void> {
  const share = await takeShare(trx, order, decision)
  const { endToEndId, amountCents, priceCents } = share
  await keepCoupon(trx, order)
  await confirmAccepted(trx, order, share)
  const moved = await moveOrder(trx, order, {
    to: 'paid',
    cause: 'late-payment-accepted',
    set: { fulfilment: 'ready', paidAt: now, readyAt: now },
  })
  if (!moved) throw new Refusal('CONFLICT')
  const cause = 'payment-accepted'
  const accepted = { from: 'sales', to: 'to-review', amountCents, cause, orderId: order.id } as const
  await recordMoney(trx, [accepted, ...discountMovements([order])])
  const surplusCents = amountCents - priceCents
  if (surplusCents > 0) {
    const surplus = { endToEndId, amountCents: surplusCents, cause: 'OVERPAID' } as const
    await recordRefund(trx, moved, { ...surplus, state: 'requested' })
  }
  await endUnpaid(trx, share)
}

/** The first acceptance confirms the charge; each adds its part to what was received. */
async function confirmAccepted(trx: Trx, order: OrderRow, { endToEndId, amountCents, paymentId }: Share) {
  const confirmed = await trx
    .updateTable('payments')
    .set({
      state: 'confirmed',
      endedWhole: true,
      endToEndId,
      receivedCents: sql<number>`coalesce(received_cents, 0) + ${amountCents}`,
      confirmedAt: sql<Date>`coalesce(confirmed_at, now())`,
      nextRemovalAt: null,
    })
    .where('id', '=', paymentId)
    .where((eb) =>
      eb.or([eb('state', 'in', paymentStatesBefore('confirmed')), eb('endToEndId', '=', endToEndId)]),
    )
    .returning('provider')
    .executeTakeFirst()
  if (!confirmed) throw new Refusal('CONFLICT')
  await trx
    .updateTable('chargeOrders')
    .set({ receivedCents: amountCents })
    .where('orderId', '=', order.id)
    .execute()
  await trx
    .updateTable('pixReceipts')
    .set({ outcome: 'settled' })
    .where('endToEndId', '=', endToEndId)
    .where('provider', '=', confirmed.provider)
    .execute()
}
