import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Serves follow-orders, which also looks at delivered orders for some days: next_check_at is null afterwards.
    DROP INDEX orders_to_follow;
    CREATE INDEX orders_to_follow ON orders (next_check_at)
      WHERE fulfilment = 'sent' AND status IN ('paid', 'processing', 'completed') AND next_check_at IS NOT NULL;
    UPDATE orders SET next_check_at = NULL
      WHERE status = 'completed' AND finished_at < now() - interval '7 days';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX orders_to_follow;
    CREATE INDEX orders_to_follow ON orders (next_check_at)
      WHERE fulfilment = 'sent' AND status IN ('paid', 'processing');
  `.execute(db)
}
