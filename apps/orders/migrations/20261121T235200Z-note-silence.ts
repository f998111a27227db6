import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Since when the supplier, being asked, says nothing of the order: null while it answers.
    ALTER TABLE orders ADD COLUMN silent_since timestamptz(3);
    CREATE INDEX orders_silent ON orders (silent_since) WHERE silent_since IS NOT NULL;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE orders DROP COLUMN silent_since`.execute(db)
}
