import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Since then every witness has been empty beside these claims, and sending waits for an operator.
    ALTER TABLE submission_fence ADD COLUMN memory_lost_at timestamptz(3);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE submission_fence DROP COLUMN memory_lost_at`.execute(db)
}
