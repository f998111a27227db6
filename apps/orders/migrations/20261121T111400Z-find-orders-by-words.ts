import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Comes with PostgreSQL and is trusted: the owner of a database may add it.
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    -- Serve the administrator's search: a part of a link, the beginning of a txid, an id at the bank.
    CREATE INDEX orders_by_link ON orders USING gin (link gin_trgm_ops);
    CREATE INDEX payments_by_txid ON payments (txid text_pattern_ops);
    CREATE INDEX payments_by_end_to_end_id ON payments (end_to_end_id) WHERE end_to_end_id IS NOT NULL;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX orders_by_link, payments_by_txid, payments_by_end_to_end_id;
    DROP EXTENSION IF EXISTS pg_trgm;
  `.execute(db)
}
