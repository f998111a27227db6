import { sql } from 'kysely'
import type { Payment, PaymentStats } from '@smm/contracts/payments'
import { centsToDecimal, centsToReais } from '@smm/pricing/money'
import { shownPaymentStatus } from './payment-status.ts'
import { readBefore } from './read-before.ts'
import type { Db } from './tables.ts'

const usualLimit = 500

/** Newest first. */
export async function listPayments(
  db: Db,
  { limit = usualLimit, before }: { limit?: number; before?: string },
): Promise<Payment[]> {
  const until = readBefore(before)
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'orderId', 'amountCents', 'state', 'createdAt'])
    .$if(until !== undefined, (query) => query.where('createdAt', '<', until!))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, orderId, amountCents, state, createdAt }) => ({
    id,
    orderId,
    amount: centsToDecimal(amountCents),
    status: shownPaymentStatus(state),
    createdAt: createdAt.toISOString(),
  }))
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
