import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- While the supplier is being asked, and until somebody has seen that it never answered; next_ask_at is null then.
    ALTER TABLE refill_requests ADD COLUMN asked_at timestamptz(3);
    CREATE INDEX refill_requests_asked ON refill_requests (asked_at) WHERE state = 'to-ask' AND asked_at IS NOT NULL;
    -- Serves the question what became of those that were taken in.
    CREATE INDEX refill_requests_to_follow ON refill_requests (next_ask_at)
      WHERE state = 'accepted' AND next_ask_at IS NOT NULL;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX refill_requests_asked, refill_requests_to_follow;
    ALTER TABLE refill_requests DROP COLUMN asked_at
  `.execute(db)
}
