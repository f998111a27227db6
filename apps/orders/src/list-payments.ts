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
    ...{ id, orderId, amount: centsToDecimal(amountCents) },
    ...{ status: shownPaymentStatus(state), createdAt: createdAt.toISOString() },
  }))
}

/** Confirmed money by the calendar of São Paulo. */
export async function sumPayments(db: Db): Promise<PaymentStats> {
  const since = (unit: 'day' | 'month') =>
    sql<Date>`date_trunc(${unit}, now() AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'`
  const { today, month, total } = await db
    .selectFrom('payments')
    .select((eb) => {
      const cents = eb.fn.sum<string | null>('amountCents')
      return [
        cents.filterWhere('confirmedAt', '>=', since('day')).as('today'),
        cents.filterWhere('confirmedAt', '>=', since('month')).as('month'),
        cents.as('total'),
      ]
    })
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  const reais = (cents: string | null) => centsToReais(Number(cents ?? 0))
  return { today: reais(today), month: reais(month), total: reais(total) }
}
