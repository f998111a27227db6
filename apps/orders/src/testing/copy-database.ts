import { sql } from 'kysely'
import type { Db, Trx } from '../tables.ts'

/** A copy of every row, taken now; `restore` puts all tables back to it in one transaction. Only for tests. */
export async function copyDatabase(db: Db): Promise<{ restore: () => Promise<void> }> {
  const schema = `copy_${Date.now()}`
  const tables = await listTables(db)
  await db.transaction().execute(async (trx) => {
    await sql`CREATE SCHEMA ${sql.id(schema)}`.execute(trx)
    for (const { name } of tables)
      await sql`CREATE TABLE ${sql.id(schema, name)} AS TABLE ${sql.id('public', name)}`.execute(trx)
  })
  const putAllBack = () =>
    db.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx)
      await sql`TRUNCATE ${sql.join(tables.map(({ name }) => sql.id('public', name)))}`.execute(trx)
      for (const table of tables) await putBack(trx, schema, table)
    })
  return { restore: () => retryDeadlocks(putAllBack) }
}

/** The service that runs meanwhile locks the tables in another order. */
const retryDeadlocks = (restore: () => Promise<void>): Promise<void> =>
  restore().catch((err: unknown) => {
    if (!isDeadlock(err)) throw err
    return retryDeadlocks(restore)
  })

const isDeadlock = (err: unknown) => err instanceof Error && 'code' in err && err.code === '40P01'

type Table = { name: string; columns: string[] }

async function putBack(trx: Trx, schema: string, { name, columns }: Table): Promise<void> {
  const list = sql.join(columns.map((column) => sql.id(column)))
  await sql`INSERT INTO ${sql.id('public', name)} (${list}) OVERRIDING SYSTEM VALUE
    SELECT ${list} FROM ${sql.id(schema, name)}`.execute(trx)
}

/** Tables with the columns that can be written; those of migrations stay as they are. */
async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT LIKE 'kysely%'
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname`.execute(db)
  return rows
}
