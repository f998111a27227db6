import { sql } from 'kysely'
import { deleteOlderThan } from '@smm/database/delete-older-than'
import { forgetAddresses } from '../mail/forget-addresses.ts'
import type { Db } from '../tables.ts'

export async function deleteExpired(db: Db) {
  await deleteOlderThan(db, 'webhook_hints', 'received_at', 90)
  await deleteOlderThan(db, 'sign_in_attempts', 'last_at', 1)
  await deleteOlderThan(db, 'staff_sessions', 'ends_at', 30)
  await deleteAddressHashes(db)
  await forgetAddresses(db)
  await deleteOldAlerts(db)
}

/** One that a channel was not told yet stays until it was. */
const deleteOldAlerts = (db: Db) =>
  db
    .deleteFrom('alerts')
    .where('closedAt', '<', sql<Date>`now() - interval '90 days'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alertDeliveries')
            .select('position')
            .whereRef('alertId', '=', 'alerts.id')
            .where('sentAt', 'is', null),
        ),
      ),
    )
    .execute()

/** Charges are counted within an hour; a range of days keeps the hourly run from reading every order. */
const deleteAddressHashes = (db: Db) =>
  db
    .updateTable('orders')
    .set({ addressHash: null })
    .where('addressHash', 'is not', null)
    .where('createdAt', '<', sql<Date>`now() - interval '2 days'`)
    .where('createdAt', '>', sql<Date>`now() - interval '9 days'`)
    .execute()
