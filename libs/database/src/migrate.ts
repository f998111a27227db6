import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

/** Migrations by name; the names start with a date, so their order is their age. */
export type Migrations = Record<string, Migration>

/**
 * Brings the database up to date. However many replicas start at once, one of them migrates and the others wait: Kysely
 * holds an advisory lock meanwhile. Throws when a migration fails; what ran before it stays. Migrations that a newer
 * version ran are left alone: they only add, so this version works with them, and rolling back starts it again.
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Migrations): Promise<string[]> {
  const provider = { getMigrations: async () => ({ ...(await alreadyRun(db)), ...migrations }) }
  const { error, results } = await withPatience(db, (patient) =>
    new Migrator({ db: patient, provider }).migrateToLatest(),
  )
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName)
}

/**
 * An index on a grown table takes longer than any statement of the traffic may, and a replica that waits for another one's
 * migrations longer than any lock. Nobody else holds a lock for more than seconds.
 */
const withPatience = <Tables, Result>(
  db: Kysely<Tables>,
  work: (patient: Kysely<Tables>) => Promise<Result>,
) =>
  db.connection().execute(async (connection) => {
    await sql`SELECT set_config('statement_timeout', '0', false), set_config('lock_timeout', '5min', false)`.execute(
      connection,
    )
    try {
      return await work(connection)
    } finally {
      await sql`RESET statement_timeout`.execute(connection)
      await sql`RESET lock_timeout`.execute(connection)
    }
  })

/** Kysely refuses to start without a migration that has run: a name is enough for it. */
async function alreadyRun<Tables>(db: Kysely<Tables>): Promise<Migrations> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}
