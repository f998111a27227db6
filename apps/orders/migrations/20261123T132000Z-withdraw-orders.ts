import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The visitor's withdrawal from a paid order (CDC art. 49), one per order. Decided at once, or by the staff.
  await sql`
    CREATE TABLE withdrawals (
      order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
      reason text,
      asked_at timestamptz(3) NOT NULL DEFAULT now(),
      decided_at timestamptz(3)
    );
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE withdrawals`.execute(db)
}
