import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Serves the charges of the last hour from an address, paid ones too: they make room for more.
    CREATE INDEX orders_from_address ON orders (address_hash, created_at) WHERE address_hash IS NOT NULL;
    DROP INDEX orders_charged_from_address;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX orders_charged_from_address ON orders (address_hash, created_at)
      WHERE paid_at IS NULL AND address_hash IS NOT NULL;
    DROP INDEX orders_from_address
  `.execute(db)
}
