import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE payments (
      id uuid PRIMARY KEY,
      order_id uuid NOT NULL UNIQUE REFERENCES orders,
      provider text NOT NULL,
      -- Ours, derived from the id: the bank knows the charge by it, so asking twice makes one charge.
      txid text NOT NULL CHECK (txid ~ '^[a-zA-Z0-9]{26,35}$'),
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      state text NOT NULL DEFAULT 'to-issue' CHECK (state IN ('to-issue', 'pending', 'confirmed', 'expired')),
      pix_code text,
      qr_code_image_url text,
      due_at timestamptz(3),
      end_to_end_id text,
      confirmed_at timestamptz(3),
      issue_attempts integer NOT NULL DEFAULT 0,
      next_issue_at timestamptz(3) DEFAULT now(),
      asks integer NOT NULL DEFAULT 0,
      failed_asks integer NOT NULL DEFAULT 0,
      next_ask_at timestamptz(3),
      next_expiry_at timestamptz(3),
      next_removal_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (provider, txid)
    );
    CREATE INDEX payments_newest ON payments (created_at DESC, id DESC);
    -- Serves the totals of confirmed money without reading the rows.
    CREATE INDEX payments_confirmed ON payments (confirmed_at) INCLUDE (amount_cents) WHERE state = 'confirmed';
    -- Serve issue-charge, ask-bank, expire-payment and remove-charge.
    CREATE INDEX payments_to_issue ON payments (next_issue_at) WHERE state = 'to-issue';
    CREATE INDEX payments_to_ask ON payments (next_ask_at) WHERE next_ask_at IS NOT NULL;
    CREATE INDEX payments_to_expire ON payments (next_expiry_at) WHERE state IN ('to-issue', 'pending');
    CREATE INDEX payments_to_remove ON payments (next_removal_at) WHERE next_removal_at IS NOT NULL;

    CREATE TABLE pix_receipts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      provider text NOT NULL,
      end_to_end_id text NOT NULL,
      payment_id uuid REFERENCES payments,
      txid text,
      -- Null when the bank's amount could not be read.
      amount_cents bigint,
      outcome text NOT NULL CHECK (outcome IN ('settled', 'review')),
      paid_at timestamptz(3) NOT NULL,
      received_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (provider, end_to_end_id)
    );
    CREATE INDEX pix_receipts_of_payment ON pix_receipts (payment_id);

    CREATE TABLE webhook_hints (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      provider text NOT NULL,
      dedupe_key text NOT NULL,
      txid text,
      body jsonb NOT NULL,
      received_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (provider, dedupe_key)
    );

    -- What waits for a person. A subject has one open review per reason.
    CREATE TABLE reviews (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      reason text NOT NULL,
      subject text NOT NULL,
      order_id uuid REFERENCES orders,
      details jsonb NOT NULL,
      opened_at timestamptz(3) NOT NULL DEFAULT now(),
      closed_at timestamptz(3),
      closed_by text,
      resolution text
    );
    CREATE UNIQUE INDEX reviews_open ON reviews (reason, subject) WHERE closed_at IS NULL;
    CREATE INDEX reviews_of_order ON reviews (order_id);

    -- The id names the refund at the bank too: asking twice refunds once.
    CREATE TABLE refunds (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders,
      -- The receipt that is given back, whole or in part.
      end_to_end_id text NOT NULL,
      cause text NOT NULL,
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'sending', 'done', 'failed')),
      requested_at timestamptz(3) NOT NULL DEFAULT now(),
      next_try_at timestamptz(3),
      finished_at timestamptz(3),
      UNIQUE (order_id, end_to_end_id, cause)
    );
    CREATE INDEX refunds_due ON refunds (next_try_at) WHERE state = 'sending';

    CREATE TABLE ledger_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      transaction_id uuid NOT NULL,
      account text NOT NULL CHECK (account IN ('bank', 'sales', 'to-review', 'to-refund')),
      -- Into the account: positive. The entries of a transaction add up to zero.
      amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
      currency text NOT NULL DEFAULT 'BRL',
      cause text NOT NULL,
      order_id uuid REFERENCES orders,
      at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX ledger_entries_of_transaction ON ledger_entries (transaction_id);
    CREATE INDEX ledger_entries_of_order ON ledger_entries (order_id);

    CREATE FUNCTION refuse_unbalanced_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT sum(amount_cents) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
        RAISE EXCEPTION 'the entries of transaction % do not add up to zero', NEW.transaction_id
          USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_transaction();

    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    -- When a piece of work that must not run on every replica ran last.
    CREATE TABLE last_runs (
      name text PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now()
    );
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE last_runs, ledger_entries, refunds, reviews, webhook_hints, pix_receipts, payments;
    DROP FUNCTION refuse_unbalanced_transaction, refuse_change
  `.execute(db)
}
