import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE tickets
      ADD COLUMN kind text NOT NULL DEFAULT 'support',
      ADD COLUMN due_at timestamptz;
    -- The requests about personal data that wait for an answer, by their deadline.
    CREATE INDEX tickets_due ON tickets (due_at) WHERE due_at IS NOT NULL AND status IN ('open', 'in_progress');
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX tickets_due;
    ALTER TABLE tickets DROP COLUMN kind, DROP COLUMN due_at;
  `.execute(db)
}
