import { sql } from 'kysely'
import type { ListPaymentsQuery, Payment, PaymentFilter, PaymentStats } from '@smm/contracts/payments'
import { centsToDecimal, centsToReais } from '@smm/pricing/money'
import { olderThan, type Page } from './keyset-page.ts'
import { paymentStates, shownPaymentStatus } from '../order-lifecycle.ts'
import type { Db, PaymentRow } from '../tables.ts'

const defaultLimit = 500

/** Newest first. */
export async function listPayments(
  db: Db,
  { limit = defaultLimit, before, beforeId, ...filter }: ListPaymentsQuery,
): Promise<Payment[]> {
  const rows = await newestPayments(db, filter, { older: olderThan({ before, beforeId }), limit })
    .select(['id', 'orderId', 'amountCents', 'receivedCents', 'state', 'createdAt'])
    .execute()
  return rows.map(({ id, orderId, amountCents, receivedCents, state, createdAt }) => ({
    id,
    orderId,
    ...toAmounts({ amountCents, receivedCents }),
    status: shownPaymentStatus(state),
    createdAt: createdAt.toISOString(),
  }))
}

/** The charged amount, and the received one where it differs. */
export const toAmounts = ({
  amountCents,
  receivedCents: cents,
}: Pick<PaymentRow, 'amountCents' | 'receivedCents'>) => ({
  amount: centsToDecimal(amountCents),
  ...(cents !== null && cents !== amountCents && { received: centsToDecimal(cents) }),
})

/** A page of the filtered payments, newest first. */
export function newestPayments(db: Db, { status }: PaymentFilter, { older, limit }: Page) {
  const states = paymentStates.filter((state) => shownPaymentStatus(state) === status)
  let query = db.selectFrom('payments').orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit)
  if (status !== undefined) query = query.where('state', 'in', states)
  return older === undefined ? query : query.where(older)
}

/** SQL: the received amount of a confirmed payment. */
export const receivedCents = sql`coalesce(received_cents, payments.amount_cents)`

/** SQL: settled refunds of confirmed payments. Refunds of a second payment are left out: it was never revenue. */
export const settledRefunds = sql`refunds JOIN payments
  ON payments.order_id = refunds.order_id AND payments.end_to_end_id = refunds.end_to_end_id
  AND refunds.state = 'done' AND payments.state = 'confirmed'`

/** Received minus refunded, each on its own day in the time zone of São Paulo. */
export async function sumPayments(db: Db): Promise<PaymentStats> {
  const centsSince = (unit?: 'day' | 'month') => {
    const start = sql`date_trunc(${unit}, now() AT TIME ZONE 'America/Sao_Paulo') AT TIME ZONE 'America/Sao_Paulo'`
    const since = (column: string) => (unit ? sql`AND ${sql.ref(column)} >= ${start}` : sql``)
    return sql<number>`(
      (SELECT coalesce(sum(${receivedCents}), 0)::bigint FROM payments
        WHERE state = 'confirmed' ${since('confirmedAt')}) -
      (SELECT coalesce(sum(refunds.amount_cents), 0)::bigint FROM ${settledRefunds}
        WHERE true ${since('finishedAt')}))`
  }
  const { today, month, total } = await db
    .selectNoFrom([centsSince('day').as('today'), centsSince('month').as('month'), centsSince().as('total')])
    .executeTakeFirstOrThrow()
  return { today: centsToReais(today), month: centsToReais(month), total: centsToReais(total) }
}
