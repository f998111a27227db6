import { sql } from 'kysely'
import type { ListPaymentsQuery, Payment, PaymentFilter, PaymentStats } from '@smm/contracts/payments'
import { centsToDecimal, centsToReais } from '@smm/pricing/money'
import { isOlder } from './is-older.ts'
import type { Page } from './list-orders.ts'
import { paymentStates, shownPaymentStatus } from '../payments/payment-status.ts'
import type { Db, PaymentRow } from '../tables.ts'

const usualLimit = 500

/** Newest first. */
export async function listPayments(
  db: Db,
  { limit = usualLimit, before, beforeId, ...filter }: ListPaymentsQuery,
): Promise<Payment[]> {
  const rows = await newestPayments(db, filter, { older: isOlder({ before, beforeId }), limit })
    .select(['id', 'orderId', 'amountCents', 'receivedCents', 'state', 'createdAt'])
    .execute()
  return rows.map(({ id, orderId, amountCents, receivedCents, state, createdAt }) => ({
    id,
    orderId,
    ...shownAmount({ amountCents, receivedCents }),
    status: shownPaymentStatus(state),
    createdAt: createdAt.toISOString(),
  }))
}

/** What was asked for, and what arrived where it is something else. */
export const shownAmount = ({
  amountCents,
  receivedCents: cents,
}: Pick<PaymentRow, 'amountCents' | 'receivedCents'>) => ({
  amount: centsToDecimal(amountCents),
  ...(cents !== null && cents !== amountCents && { received: centsToDecimal(cents) }),
})

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

/** What arrived of a confirmed payment, in SQL. */
export const receivedCents = sql`coalesce(received_cents, payments.amount_cents)`

/** What went back of the money of confirmed payments, in SQL: a second payment was never revenue. */
export const paidBack = sql`refunds JOIN payments
  ON payments.order_id = refunds.order_id AND payments.end_to_end_id = refunds.end_to_end_id
  AND refunds.state = 'done' AND payments.state = 'confirmed'`

/** What was received, without what went back on the day it went, by the calendar of São Paulo. */
export async function sumPayments(db: Db): Promise<PaymentStats> {
  const centsSince = (unit?: 'day' | 'month') => {
    const here = sql`date_trunc(${unit}, now() AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'`
    const since = (moment: string) => (unit ? sql`AND ${sql.ref(moment)} >= ${here}` : sql``)
    return sql<number>`(
      (SELECT coalesce(sum(${receivedCents}), 0)::bigint FROM payments
        WHERE state = 'confirmed' ${since('confirmedAt')}) -
      (SELECT coalesce(sum(refunds.amount_cents), 0)::bigint FROM ${paidBack}
        WHERE true ${since('finishedAt')}))`
  }
  const { today, month, total } = await db
    .selectNoFrom([centsSince('day').as('today'), centsSince('month').as('month'), centsSince().as('total')])
    .executeTakeFirstOrThrow()
  return { today: centsToReais(today), month: centsToReais(month), total: centsToReais(total) }
}
