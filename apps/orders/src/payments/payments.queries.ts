import { type RawBuilder, sql } from 'kysely'
import type { Db, OrderRow, PaymentRow, Trx } from '../tables.ts'
import { writeOut } from '../write-out.ts'

/** Some seconds from now, by the database's clock: the only one that money waits for. */
export const inSeconds = (seconds: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(secs => ${seconds})`

export const lockPayment = (trx: Trx, id: string): Promise<PaymentRow | undefined> =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks an order and its payment, in this order, as everybody does who locks both. */
export const lockPaidFor = (trx: Trx, { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>) =>
  trx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderId', 'orders.id')
    .selectAll('orders')
    .select(['payments.state', 'payments.provider', 'payments.txid', 'payments.amountCents as askedCents'])
    .where('orders.id', '=', orderId)
    .where('payments.id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findPaymentOf = (db: Db, orderId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('orderId', '=', orderId).executeTakeFirst()

/** What is known of a payment that is lent to somebody, and of its order as it is then. */
export type DuePayment = Pick<
  PaymentRow,
  | 'id'
  | 'orderId'
  | 'provider'
  | 'txid'
  | 'amountCents'
  | 'state'
  | 'issueAttempts'
  | 'asks'
  | 'failedAsks'
  | 'nextAskAt'
> &
  Pick<OrderRow, 'conversationId' | 'correlationId' | 'status' | 'version' | 'remains'>

const ofBoth = sql`order_id, provider, txid, state, issue_attempts, asks, failed_asks, next_ask_at,
  conversation_id, correlation_id, status, version, remains`
/** The columns of a `DuePayment`, where payments and orders are joined, and where they come from such a join. */
export const dueColumns = sql`payments.id, payments.amount_cents, ${ofBoth}`
export const dueNames = sql`id, amount_cents, ${ofBoth}`

/** Which payment a log line is about. */
export const aboutPayment = ({ id, orderId, correlationId }: DuePayment) => ({
  paymentId: id,
  orderId,
  correlationId,
})

type DueColumn = 'nextIssueAt' | 'nextAskAt' | 'nextExpiryAt' | 'nextRemovalAt'
type Wanted = { provider: string; states: PaymentRow['state'][]; limit: number }

/** As long as a call to a bank may take, its token and a second try included. */
export const lentForSeconds = 30

/**
 * Takes what is due for one piece of work and lends it for as long as the bank may take to answer: replicas claim side
 * by side, and what a dead one took comes due again by itself. Only what is at `provider`: another bank knows nothing
 * of it.
 */
export async function claimPayments(
  db: Db,
  column: DueColumn,
  { provider, states, limit }: Wanted,
): Promise<DuePayment[]> {
  const due = sql.ref(column)
  const { rows } = await sql<DuePayment>`
    WITH due AS (
      SELECT id FROM payments
      WHERE provider = ${provider} AND state IN (${sql.join(states.map(writeOut))}) AND ${due} <= now()
      ORDER BY ${due} LIMIT ${writeOut(limit)} FOR UPDATE SKIP LOCKED
    )
    UPDATE payments SET ${due} = ${inSeconds(lentForSeconds)}
    FROM due, orders WHERE payments.id = due.id AND orders.id = payments.order_id
    RETURNING ${dueColumns}`.execute(db)
  return rows
}

/** The bank is asked at once, and soon again: something was said about the charge. */
export function askSoon(db: Db, provider: string, txids: string[]) {
  return db
    .updateTable('payments')
    .set({ nextAskAt: sql<Date>`now()`, asks: 0, failedAsks: 0 })
    .where('provider', '=', provider)
    .where('txid', 'in', txids)
    .execute()
}
