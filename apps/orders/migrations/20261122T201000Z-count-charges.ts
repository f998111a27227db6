import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The visitor's address under the salt of its day.
    ALTER TABLE orders ADD COLUMN address_hash text;
    -- Serve the unpaid charges of the last hour of a conversation, a page and an address.
    CREATE INDEX orders_charged_in_conversation ON orders (conversation_id, created_at) WHERE paid_at IS NULL;
    CREATE INDEX orders_charged_for_page ON orders (hashtextextended(link, 0), created_at) WHERE paid_at IS NULL;
    CREATE INDEX orders_charged_from_address ON orders (address_hash, created_at)
      WHERE paid_at IS NULL AND address_hash IS NOT NULL;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX orders_charged_in_conversation, orders_charged_for_page, orders_charged_from_address;
    ALTER TABLE orders DROP COLUMN address_hash
  `.execute(db)
}
