import { sql } from 'kysely'
import { forgetAddresses as forgetMailAddresses } from '../mail/forget-addresses.ts'
import type { Db, Trx } from '../tables.ts'

export async function deleteExpired(db: Db) {
  await deleteOlderThan(db, 'webhook_hints', 'received_at', 90)
  await deleteOlderThan(db, 'sign_in_attempts', 'last_at', 1)
  await deleteOlderThan(db, 'staff_sessions', 'ends_at', 30)
  await forgetAddresses(db)
  await forgetMailAddresses(db)
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
const forgetAddresses = (db: Db) =>
  db
    .updateTable('orders')
    .set({ addressHash: null })
    .where('addressHash', 'is not', null)
    .where('createdAt', '<', sql<Date>`now() - interval '2 days'`)
    .where('createdAt', '>', sql<Date>`now() - interval '9 days'`)
    .execute()

const batchSize = 10_000

/** In batches: after a long pause there may be many expired rows. */
async function deleteOlderThan(db: Db, table: string, column: string, days: number): Promise<void> {
  const isExpired = sql`${sql.ref(column)} < now() - make_interval(days => ${days})`
  const deleted = await db.transaction().execute(async (trx) => {
    await allowMinutes(trx)
    const { numAffectedRows } = await sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(table)} WHERE ${isExpired} LIMIT ${batchSize}))`.execute(trx)
    return Number(numAffectedRows)
  })
  if (deleted === batchSize) await deleteOlderThan(db, table, column, days)
}

/** Raises the statement timeout of this transaction: no visitor waits for maintenance. */
export const allowMinutes = (trx: Trx) =>
  sql`SELECT set_config('statement_timeout', '5min', true)`.execute(trx)
