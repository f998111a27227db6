import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders
      ADD COLUMN started_at timestamptz(3),
      ADD COLUMN next_cancel_at timestamptz(3),
      ADD COLUMN cancel_asked_at timestamptz(3);
    CREATE INDEX orders_to_stop ON orders (next_cancel_at) WHERE next_cancel_at IS NOT NULL;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX orders_to_stop;
    ALTER TABLE orders DROP COLUMN started_at, DROP COLUMN next_cancel_at, DROP COLUMN cancel_asked_at
  `.execute(db)
}
