import { sql } from 'kysely'
import { leaseUntil } from '@smm/database/lease'
import { literals } from '../orders.queries.ts'
import type { Db, OrderRow, PaymentRow, Trx } from '../tables.ts'

export const lockPayment = (trx: Trx, id: string): Promise<PaymentRow | undefined> =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findPaymentOf = (db: Db, orderId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('orderId', '=', orderId).executeTakeFirst()

/** A payment and its order, as they were when they were read: an optimistic snapshot, checked again by every write. */
export type DuePayment = Pick<
  PaymentRow,
  | 'id'
  | 'orderId'
  | 'provider'
  | 'txid'
  | 'amountCents'
  | 'state'
  | 'issueAttempts'
  | 'polls'
  | 'failedPolls'
  | 'nextPollAt'
> &
  Pick<OrderRow, 'conversationId' | 'correlationId' | 'status' | 'version' | 'remains'>

/** The columns of a `DuePayment` in a join of payments and orders. */
export const dueColumns = [
  'payments.id',
  'payments.orderId',
  'payments.provider',
  'payments.txid',
  'payments.amountCents',
  'payments.state',
  'payments.issueAttempts',
  'payments.polls',
  'payments.failedPolls',
  'payments.nextPollAt',
  'orders.conversationId',
  'orders.correlationId',
  'orders.status',
  'orders.version',
  'orders.remains',
] as const

/** Locks an order and its payment, in this order, as every transaction does that locks both. */
export const lockDuePayment = (
  trx: Trx,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
): Promise<DuePayment | undefined> =>
  trx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderId', 'orders.id')
    .select(dueColumns)
    .where('orders.id', '=', orderId)
    .where('payments.id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The ids by which a log line names a payment. */
export const paymentIds = ({ id, orderId, correlationId }: DuePayment) => ({
  paymentId: id,
  orderId,
  correlationId,
})

type DueColumn = 'nextIssueAt' | 'nextPollAt' | 'nextExpiryAt' | 'nextRemovalAt'
type Due = { provider: string; states: readonly PaymentRow['state'][]; limit: number }

/** As long as a call to a bank may take, including its token and a retry. */
export const leaseSeconds = 30

/**
 * Leases the payments that are due by `column` to this process. Only those at `provider`: no other bank knows them.
 */
export const leasePayments = (
  db: Db,
  column: DueColumn,
  { provider, states, limit }: Due,
): Promise<DuePayment[]> =>
  db
    .with('due', (qb) =>
      qb
        .selectFrom('payments')
        .select('id')
        .where('provider', '=', provider)
        .where('state', 'in', literals(...states))
        .where(column, '<=', sql<Date>`now()`)
        .orderBy(column)
        .limit(sql.lit(limit))
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payments')
    .from(['due', 'orders'])
    .set({ [column]: leaseUntil(leaseSeconds) })
    .whereRef('payments.id', '=', 'due.id')
    .whereRef('orders.id', '=', 'payments.orderId')
    .returning(dueColumns)
    .execute()

/** Makes charges due for a poll now, and again soon: there is news about them. */
export function schedulePoll(db: Db, provider: string, txids: string[]) {
  return db
    .updateTable('payments')
    .set({ nextPollAt: sql<Date>`now()`, polls: 0, failedPolls: 0 })
    .where('provider', '=', provider)
    .where('txid', 'in', txids)
    .execute()
}
