import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Serves the sum of what a member refunded within the last hour.
    CREATE INDEX audit_log_of_member ON audit_log (actor, at);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX audit_log_of_member`.execute(db)
}
