import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A cause is refunded once; an administrator may choose another amount as often as there is something left.
    ALTER TABLE refunds DROP CONSTRAINT refunds_order_id_end_to_end_id_cause_key;
    CREATE UNIQUE INDEX refunds_once ON refunds (order_id, end_to_end_id, cause) WHERE cause <> 'CHOSEN_BY_STAFF';
    CREATE INDEX refunds_of_order ON refunds (order_id);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- No refund is forgotten: from the second on, those of a chosen amount tell themselves apart by a number.
    UPDATE refunds SET cause = cause || ' ' || place
      FROM (
        SELECT id, row_number() OVER (PARTITION BY order_id, end_to_end_id, cause ORDER BY requested_at, id) AS place
        FROM refunds
      ) AS placed
      WHERE placed.id = refunds.id AND place > 1;
    DROP INDEX refunds_once, refunds_of_order;
    ALTER TABLE refunds
      ADD CONSTRAINT refunds_order_id_end_to_end_id_cause_key UNIQUE (order_id, end_to_end_id, cause);
  `.execute(db)
}
