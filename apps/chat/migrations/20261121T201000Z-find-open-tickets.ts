import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Serves the count of what waits for an answer.
  await sql`CREATE INDEX tickets_open ON tickets (created_at) WHERE status = 'open'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('tickets_open').execute()
}
