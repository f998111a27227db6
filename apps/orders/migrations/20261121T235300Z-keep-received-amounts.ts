import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What arrived, where an administrator accepted another amount than was asked for.
    ALTER TABLE payments ADD COLUMN received_cents bigint;
    UPDATE payments SET received_cents = pix_receipts.amount_cents FROM pix_receipts
      WHERE state = 'confirmed' AND pix_receipts.provider = payments.provider
        AND pix_receipts.end_to_end_id = payments.end_to_end_id
        AND pix_receipts.amount_cents <> payments.amount_cents;
    -- Serves the totals of confirmed money without reading the rows.
    DROP INDEX payments_confirmed;
    CREATE INDEX payments_confirmed ON payments (confirmed_at) INCLUDE (amount_cents, received_cents)
      WHERE state = 'confirmed';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX payments_confirmed;
    CREATE INDEX payments_confirmed ON payments (confirmed_at) INCLUDE (amount_cents) WHERE state = 'confirmed';
    ALTER TABLE payments DROP COLUMN received_cents
  `.execute(db)
}
