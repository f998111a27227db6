import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../tables.ts'
import type { MailSubscriptionsTable } from './mail-tables.ts'

const unusedDays = 7
/** Longer than a drop is refilled or an order regretted, so that a late refund is still told. */
const afterOrderDays = 40

/** Deletes the addresses that serve nothing any more. */
export async function forgetAddresses(db: Db): Promise<void> {
  await endWhere(
    db,
    'unconfirmed',
    sql<boolean>`confirmed_at IS NULL AND ${isOlderThan('created_at', unusedDays)}`,
  )
  await endWhere(
    db,
    'orders-over',
    sql<boolean>`confirmed_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM mail_subscribed_orders JOIN orders ON orders.id = order_id
    WHERE subscription_id = mail_subscriptions.id AND NOT (status IN ('completed', 'partial', 'cancelled')
      AND ${isOlderThan('coalesce(finished_at, orders.created_at)', afterOrderDays)}))`,
  )
  await db
    .updateTable('mailSubscriptions')
    .set({ address: null })
    .where('address', 'is not', null)
    .where(isOlderThan('ended_at', unusedDays))
    .execute()
}

const endWhere = (
  db: Db,
  endedBy: NonNullable<MailSubscriptionsTable['endedBy']>,
  isDue: RawBuilder<boolean>,
) =>
  db
    .updateTable('mailSubscriptions')
    .set({ address: null, endedAt: sql<Date>`now()`, endedBy })
    .where('endedAt', 'is', null)
    .where(isDue)
    .execute()

const isOlderThan = (column: string, days: number) =>
  sql<boolean>`${sql.raw(column)} < now() - make_interval(days => ${days})`
