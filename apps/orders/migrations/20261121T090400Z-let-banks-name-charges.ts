import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Ours until the charge is issued; from then on what the bank calls it, which is ours again where the bank lets us.
    ALTER TABLE payments
      DROP CONSTRAINT payments_txid_check,
      ADD CONSTRAINT payments_txid_check CHECK (txid ~ '^[a-zA-Z0-9]{1,64}$');
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Charges that a bank has named meanwhile keep their names.
    ALTER TABLE payments
      DROP CONSTRAINT payments_txid_check,
      ADD CONSTRAINT payments_txid_check CHECK (txid ~ '^[a-zA-Z0-9]{26,35}$') NOT VALID;
  `.execute(db)
}
