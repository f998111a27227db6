import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // One row: the newest list of offers the catalogue has told us.
  await db.schema
    .createTable('catalogue_copy')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('offers', 'jsonb', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('ended_staff_sessions')
    .addColumn('session_id', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('ended_staff_sessions').execute()
  await db.schema.dropTable('catalogue_copy').execute()
}
