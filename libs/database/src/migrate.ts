import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

/** Migrations by name; the names start with a date, so their order is their age. */
export type Migrations = Record<string, Migration>

/**
 * Brings the database up to date. However many replicas start at once, one of them migrates and the others wait: Kysely
 * holds an advisory lock meanwhile. Throws when a migration fails; what ran before it stays.
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: Migrations): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error })
  return (results ?? [])
    .filter(({ status }) => status === 'Success')
    .map(({ migrationName }) => migrationName)
}
