import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import { findSubscription } from './mail-subscriptions.queries.ts'
import type { MailSubscriptionsTable } from './mail-tables.ts'
import { subscriptionIn } from './mail-token.ts'

/** Ends the mails that a token in one of them names, also when they ended before. Undefined for no such token. */
export async function unsubscribeByToken(db: Db, secret: string, token: string): Promise<true | undefined> {
  const id = subscriptionIn(secret, 'end', token)
  if (!id) return undefined
  await endSubscription(db, id, 'visitor')
  return true
}

/** Ends the mails about an order and those of its charge. */
export async function unsubscribe(db: Db, orderId: string): Promise<void> {
  const subscription = await findSubscription(db, orderId)
  if (subscription) await endSubscription(db, subscription.id, 'visitor')
}

/** Ends a subscription and deletes its address. */
export const endSubscription = (
  db: Db,
  id: string,
  endedBy: NonNullable<MailSubscriptionsTable['endedBy']>,
) =>
  db
    .updateTable('mailSubscriptions')
    .set({
      address: null,
      endedAt: sql<Date>`coalesce(ended_at, now())`,
      endedBy: sql<typeof endedBy>`coalesce(ended_by, ${endedBy})`,
    })
    .where('id', '=', id)
    .execute()
