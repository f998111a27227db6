import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders
      -- The link to the order's page is signed over it: a new version revokes the links of the earlier ones.
      ADD COLUMN link_version integer NOT NULL DEFAULT 1,
      -- The terms that the visitor accepted. Releases that do not write it sold under these.
      ADD COLUMN terms_version text NOT NULL DEFAULT '2.1';
    -- Serves the recovery of an order by the end-to-end id on the bank's receipt.
    CREATE INDEX pix_receipts_by_end_to_end_id ON pix_receipts (end_to_end_id);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX pix_receipts_by_end_to_end_id;
    ALTER TABLE orders DROP COLUMN link_version, DROP COLUMN terms_version
  `.execute(db)
}
