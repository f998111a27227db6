import { type RawBuilder, sql } from 'kysely'
import type { Db, PaymentRow, Trx } from './tables.ts'

/** Some seconds from now, by the database's clock: the only one that money waits for. */
export const inSeconds = (seconds: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${seconds})`

export const lockPayment = (trx: Trx, id: string): Promise<PaymentRow | undefined> =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findPaymentOf = (db: Db, orderId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('orderId', '=', orderId).executeTakeFirst()

/** With the name that its order has in the logs. */
export type DuePayment = PaymentRow & { correlationId: string | null }

/** Which payment a log line is about. */
export const aboutPayment = ({ id, orderId, correlationId }: DuePayment) => ({
  paymentId: id,
  orderId,
  correlationId,
})

type DueColumn = 'nextIssueAt' | 'nextAskAt' | 'nextExpiryAt' | 'nextRemovalAt'

/**
 * Takes what is due for one piece of work and lends it for 30 s: replicas claim side by side, and what a dead one took
 * comes due again by itself. Only what is at `provider`: another bank knows nothing of it.
 */
export function claimPayments(
  db: Db,
  column: DueColumn,
  { provider, states, limit }: { provider: string; states: PaymentRow['state'][]; limit: number },
): Promise<DuePayment[]> {
  return db
    .updateTable('payments')
    .set({ [column]: inSeconds(30) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where('provider', '=', provider)
        .where('state', 'in', states)
        .where(column, '<=', sql<Date>`now()`)
        .orderBy(column)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning((eb) =>
      eb
        .selectFrom('orders')
        .select('correlationId')
        .whereRef('orders.id', '=', 'payments.orderId')
        .as('correlationId'),
    )
    .execute()
}

/** The bank is asked at once, and soon again: something was said about the charge. */
export const toAskSoon = { nextAskAt: sql<Date>`now()`, asks: 0, failedAsks: 0 }

export function askSoon(db: Db, provider: string, txids: string[]) {
  return db
    .updateTable('payments')
    .set(toAskSoon)
    .where('provider', '=', provider)
    .where('txid', 'in', txids)
    .execute()
}
