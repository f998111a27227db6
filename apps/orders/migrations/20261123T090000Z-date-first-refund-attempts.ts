import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the bank was first asked for the refund. A refund may wait for the staff long before, and be asked for again.
    ALTER TABLE refunds ADD COLUMN first_attempt_at timestamptz(3);
    UPDATE refunds SET first_attempt_at = requested_at WHERE state = 'sending';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE refunds DROP COLUMN first_attempt_at`.execute(db)
}
