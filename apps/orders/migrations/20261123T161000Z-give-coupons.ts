import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE coupons (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- As the owner writes it, and the form in which codes are compared.
      code text NOT NULL,
      folded_code text NOT NULL CONSTRAINT coupons_one_per_code UNIQUE,
      discount jsonb NOT NULL,
      minimum_cents bigint NOT NULL DEFAULT 0,
      -- Null: every product.
      products jsonb,
      valid_from timestamptz(3) NOT NULL DEFAULT now(),
      valid_until timestamptz(3),
      max_uses integer,
      max_uses_per_visitor integer,
      is_paused boolean NOT NULL DEFAULT false,
      -- Its redemptions that were not returned. Changed with them alone.
      uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
      version integer NOT NULL DEFAULT 1,
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );

    -- One per charge. Held by unpaid orders, used once one of them is paid, returned when all of them ended unpaid.
    CREATE TABLE coupon_redemptions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      coupon_id uuid NOT NULL REFERENCES coupons,
      state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'used', 'returned')),
      redeemed_at timestamptz(3) NOT NULL DEFAULT now(),
      ended_at timestamptz(3)
    );
    CREATE INDEX coupon_redemptions_of_coupon ON coupon_redemptions (coupon_id) WHERE state <> 'returned';
    CREATE INDEX coupon_redemptions_held ON coupon_redemptions (id) WHERE state = 'held';

    -- The amount of an order is what is left after the discount.
    ALTER TABLE orders
      ADD COLUMN redemption_id uuid REFERENCES coupon_redemptions,
      ADD COLUMN coupon_code text,
      ADD COLUMN discount_cents bigint NOT NULL DEFAULT 0;
    CREATE INDEX orders_of_redemption ON orders (redemption_id) WHERE redemption_id IS NOT NULL;

    -- One row: the coupons that the chat was told last.
    CREATE TABLE coupon_publication (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      version bigint NOT NULL DEFAULT 0,
      coupons jsonb NOT NULL DEFAULT '[]'
    );
    INSERT INTO coupon_publication DEFAULT VALUES;

    ALTER TABLE ledger_entries
      DROP CONSTRAINT ledger_entries_account_check,
      ADD CONSTRAINT ledger_entries_account_check CHECK (
        account IN ('bank', 'sales', 'discounts', 'to-review', 'to-refund', 'supplier', 'costs')
      ) NOT VALID;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The ledger is only ever added to: what it holds of discounts stays.
    ALTER TABLE ledger_entries
      DROP CONSTRAINT ledger_entries_account_check,
      ADD CONSTRAINT ledger_entries_account_check
        CHECK (account IN ('bank', 'sales', 'to-review', 'to-refund', 'supplier', 'costs')) NOT VALID;
    DROP TABLE coupon_publication;
    ALTER TABLE orders DROP COLUMN redemption_id, DROP COLUMN coupon_code, DROP COLUMN discount_cents;
    DROP TABLE coupon_redemptions, coupons
  `.execute(db)
}
