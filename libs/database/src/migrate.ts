import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { requireServerVersion } from './require-server-version.ts'

/** Migrations by name; a name starts with its date, so the order of names is the order of age. */
export type Migrations = Record<string, Migration>

/**
 * Migrates the database to the latest version and returns the names of what ran now. Of replicas that start at once one
 * migrates, under Kysely's advisory lock, and the others wait. Throws when a migration fails; those before it stay.
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Migrations): Promise<string[]> {
  const { rows } = await sql<{
    version: string
  }>`SELECT current_setting('server_version') AS version`.execute(db)
  requireServerVersion(rows[0]!.version)
  const provider = { getMigrations: async () => ({ ...(await appliedMigrations(db)), ...migrations }) }
  const { error, results = [] } = await withoutTimeouts(db, (connection) =>
    new Migrator({ db: connection, provider }).migrateToLatest(),
  )
  if (isForbidden(error))
    throw new Error('The database waits for its owner: run `main.mjs migrate`.', { cause: error })
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** The role of a service only works with rows, where its database has an owner. */
const isForbidden = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42501'

/**
 * Kysely refuses to start without a migration that has run. One of a newer release only adds, so this release works with
 * it after a rollback: its name is enough.
 */
async function appliedMigrations<Tables>(db: Kysely<Tables>): Promise<Migrations> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}

/** An index on a large table, and waiting for another replica's migrations, take longer than the limits of `connect`. */
const withoutTimeouts = <Tables, Result>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<Result>,
) =>
  db.connection().execute(async (connection) => {
    const setLimits = sql`SELECT set_config('statement_timeout', '0', false), set_config('lock_timeout', '5min', false)`
    await setLimits.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`RESET statement_timeout`.execute(connection)
      await sql`RESET lock_timeout`.execute(connection)
    }
  })
