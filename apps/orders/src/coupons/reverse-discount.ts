import { sql } from 'kysely'
import type { OrderRow, Trx } from '../tables.ts'
import { discountReversed, recordMoney } from '../payments/record-money.ts'

/** Reverses a refund's share of the order's discount: an order that was refunded whole leaves neither sale nor discount. */
export async function reverseDiscount(
  trx: Trx,
  { id: orderId, discountCents }: Pick<OrderRow, 'id' | 'discountCents'>,
  refundedCents: number,
): Promise<void> {
  if (discountCents === 0) return
  const left = await trx
    .selectFrom('ledgerEntries')
    .select([
      sql<number>`coalesce(sum(amount_cents) FILTER (WHERE account = 'discounts'), 0)::bigint`.as(
        'discountCents',
      ),
      sql<number>`coalesce(-sum(amount_cents), 0)::bigint`.as('paidCents'),
    ])
    .where('orderId', '=', orderId)
    .where('account', 'in', ['sales', 'discounts'])
    .executeTakeFirstOrThrow()
  const amountCents = shareOf(left, refundedCents)
  if (amountCents > 0)
    await recordMoney(trx, [
      { from: 'discounts', to: 'sales', amountCents, cause: discountReversed, orderId },
    ])
}

/** Shares what is left of both, so that the last refund takes the rest of the discount. */
const shareOf = (left: { discountCents: number; paidCents: number }, refundedCents: number) =>
  refundedCents >= left.paidCents
    ? left.discountCents
    : Math.floor((left.discountCents * refundedCents) / left.paidCents)
