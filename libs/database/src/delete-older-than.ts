import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

const batchSize = 10_000

/** In batches: after a long pause there may be many expired rows. */
export async function deleteOlderThan<Tables>(
  db: Kysely<Tables>,
  table: string,
  column: string,
  days: number,
): Promise<void> {
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
export const allowMinutes = (trx: QueryExecutorProvider) =>
  sql`SELECT set_config('statement_timeout', '5min', true)`.execute(trx)
