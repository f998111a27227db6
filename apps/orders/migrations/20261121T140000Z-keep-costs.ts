import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the supplier takes for the order, as far as the ledger holds it: null until it has said so.
    ALTER TABLE orders ADD COLUMN charged_cents bigint;
    ALTER TABLE ledger_entries
      DROP CONSTRAINT ledger_entries_account_check,
      ADD CONSTRAINT ledger_entries_account_check
        CHECK (account IN ('bank', 'sales', 'to-review', 'to-refund', 'supplier', 'costs')) NOT VALID;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE orders DROP COLUMN charged_cents;
    -- The ledger is only ever added to: what it holds of costs stays.
    ALTER TABLE ledger_entries
      DROP CONSTRAINT ledger_entries_account_check,
      ADD CONSTRAINT ledger_entries_account_check
        CHECK (account IN ('bank', 'sales', 'to-review', 'to-refund')) NOT VALID;
  `.execute(db)
}
