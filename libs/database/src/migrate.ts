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
  const migrator = new Migrator({ db, provider })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName)
}

/** Kysely refuses to start without a migration that has run: a name is enough for it. */
async function alreadyRun<Tables>(db: Kysely<Tables>): Promise<Migrations> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}
