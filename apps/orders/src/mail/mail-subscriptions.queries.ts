import type { Db } from '../tables.ts'

/** The subscription that an order is in, open or ended. */
export const findSubscription = (db: Db, orderId: string) =>
  db
    .selectFrom('mailSubscribedOrders')
    .innerJoin('mailSubscriptions', 'mailSubscriptions.id', 'mailSubscribedOrders.subscriptionId')
    .select(['id', 'address', 'confirmedAt', 'endedAt', 'endedBy'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
