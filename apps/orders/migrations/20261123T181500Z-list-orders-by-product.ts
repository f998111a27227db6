import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Serves the pages and the totals of one product in the panel.
    CREATE INDEX orders_newest_by_product ON orders (platform, service_type, created_at DESC, id DESC)
      INCLUDE (status, amount_cents);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX orders_newest_by_product`.execute(db)
}
