import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A cause is refunded once; an administrator may choose another amount as often as there is something left.
    ALTER TABLE refunds DROP CONSTRAINT refunds_order_id_end_to_end_id_cause_key;
    CREATE UNIQUE INDEX refunds_once ON refunds (order_id, end_to_end_id, cause) WHERE cause <> 'CHOSEN_BY_STAFF';
    CREATE INDEX refunds_of_order ON refunds (order_id);
  `.execute(db)
}
