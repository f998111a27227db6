import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the message that placed the order was called in the logs; whatever is said about the order is called the same.
    ALTER TABLE orders ADD COLUMN correlation_id text;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE orders DROP COLUMN correlation_id`.execute(db)
}
