import { sql } from 'kysely'
import type { ListPaymentsQuery, Payment, PaymentFilter, PaymentStats } from '@smm/contracts/payments'
import { centsToDecimal, centsToReais } from '@smm/pricing/money'
import { isOlder } from './is-older.ts'
import type { Page } from './list-orders.ts'
import { paymentStates, shownPaymentStatus } from '../payments/payment-status.ts'
import type { Db } from '../tables.ts'

const usualLimit = 500

/** Newest first. */
export async function listPayments(
  db: Db,
  { limit = usualLimit, before, beforeId, ...filter }: ListPaymentsQuery,
): Promise<Payment[]> {
  const rows = await newestPayments(db, filter, { older: isOlder({ before, beforeId }), limit })
    .select(['id', 'orderId', 'amountCents', 'state', 'createdAt'])
    .execute()
  return rows.map(({ id, orderId, amountCents, state, createdAt }) => ({
    id,
    orderId,
    amount: centsToDecimal(amountCents),
    status: shownPaymentStatus(state),
    createdAt: createdAt.toISOString(),
  }))
}

/** What a filter leaves, newest first. */
export function newestPayments(db: Db, { status }: PaymentFilter, { older, limit }: Page) {
  const states = paymentStates.filter((state) => shownPaymentStatus(state) === status)
  return db
    .selectFrom('payments')
    .$if(status !== undefined, (query) => query.where('state', 'in', states))
    .$if(older !== undefined, (query) => query.where(older!))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

/** Confirmed money by the calendar of São Paulo. */
export async function sumPayments(db: Db): Promise<PaymentStats> {
  const centsSince = (unit?: 'day' | 'month') => {
    const here = sql`date_trunc(${unit}, now() AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'`
    const isRecent = unit ? sql`AND confirmed_at >= ${here}` : sql``
    return sql<number>`(SELECT coalesce(sum(amount_cents), 0)::bigint FROM payments
      WHERE state = 'confirmed' ${isRecent})`
  }
  const { today, month, total } = await db
    .selectNoFrom([centsSince('day').as('today'), centsSince('month').as('month'), centsSince().as('total')])
    .executeTakeFirstOrThrow()
  return { today: centsToReais(today), month: centsToReais(month), total: centsToReais(total) }
}
