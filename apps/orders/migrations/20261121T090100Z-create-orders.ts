import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE orders (
      id uuid PRIMARY KEY,
      conversation_id uuid NOT NULL,
      link text NOT NULL,
      platform text NOT NULL,
      service_type text NOT NULL,
      quantity integer NOT NULL CHECK (quantity > 0),
      amount_cents bigint NOT NULL CHECK (amount_cents > 0),
      currency text NOT NULL DEFAULT 'BRL',
      status text NOT NULL DEFAULT 'pending'
        CHECK (status IN ('pending', 'paid', 'processing', 'partial', 'completed', 'cancelled')),
      version integer NOT NULL DEFAULT 1,
      fulfilment text NOT NULL DEFAULT 'waiting'
        CHECK (fulfilment IN ('waiting', 'ready', 'sending', 'sent', 'refused', 'unknown', 'stopped')),
      supplier text NOT NULL,
      upstream_order_id text,
      upstream_status text,
      refused_code text,
      remains integer,
      start_count integer,
      paid_at timestamptz(3),
      ready_at timestamptz(3),
      not_before timestamptz(3),
      sending_since timestamptz(3),
      sent_at timestamptz(3),
      next_check_at timestamptz(3),
      finished_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    -- Serves the administrator's list, newest first, with and without a status.
    CREATE INDEX orders_newest ON orders (created_at DESC, id DESC);
    CREATE INDEX orders_newest_by_status ON orders (status, created_at DESC, id DESC);
    -- Serves the limit of unpaid orders per conversation.
    CREATE INDEX orders_unpaid ON orders (conversation_id) WHERE status = 'pending';
    -- Serves submit-order: what may be sent, oldest first.
    CREATE INDEX orders_ready ON orders (ready_at) WHERE fulfilment = 'ready';
    -- At most one submission at a time per supplier, whatever the number of replicas.
    CREATE UNIQUE INDEX orders_one_in_flight ON orders (supplier) WHERE fulfilment = 'sending';
    -- Two deliveries of the same thing at once distort each other's counts.
    CREATE INDEX orders_busy_target ON orders (link, platform, service_type)
      WHERE fulfilment IN ('sending', 'sent', 'unknown') AND status IN ('paid', 'processing');
    -- Serves follow-orders.
    CREATE INDEX orders_to_follow ON orders (next_check_at)
      WHERE fulfilment = 'sent' AND status IN ('paid', 'processing');
    CREATE UNIQUE INDEX orders_upstream ON orders (supplier, upstream_order_id);

    CREATE TABLE order_history (
      order_id uuid NOT NULL REFERENCES orders,
      version integer NOT NULL,
      from_status text,
      to_status text NOT NULL,
      cause text NOT NULL,
      at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (order_id, version)
    );

    CREATE TABLE submission_attempts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders,
      supplier text NOT NULL,
      upstream_service_id integer NOT NULL,
      worker text NOT NULL,
      balance_before text,
      started_at timestamptz(3) NOT NULL DEFAULT now(),
      answered_at timestamptz(3),
      outcome text CHECK (outcome IN ('sent', 'refused', 'unknown', 'not-sent')),
      upstream_order_id text,
      answer text
    );
    CREATE INDEX submission_attempts_of_order ON submission_attempts (order_id);

    CREATE TABLE refill_requests (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      order_id uuid NOT NULL REFERENCES orders,
      state text NOT NULL DEFAULT 'to-ask' CHECK (state IN ('to-ask', 'accepted', 'refused')),
      next_ask_at timestamptz(3) DEFAULT now(),
      upstream_refill_id text,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX refill_requests_of_order ON refill_requests (order_id, created_at DESC);
    CREATE INDEX refill_requests_due ON refill_requests (next_ask_at) WHERE state = 'to-ask';

    CREATE TABLE offers (
      platform text NOT NULL,
      service_type text NOT NULL,
      is_active boolean NOT NULL,
      upstream_service_id integer,
      cost_micros_per_thousand bigint NOT NULL,
      margin_basis_points integer NOT NULL,
      min_quantity integer NOT NULL,
      max_quantity integer NOT NULL,
      PRIMARY KEY (platform, service_type)
    );
    -- One row: the version of the catalogue that "offers" is a copy of.
    CREATE TABLE catalogue_copy (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      version bigint NOT NULL
    );
    INSERT INTO catalogue_copy (version) VALUES (0);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE catalogue_copy, offers, refill_requests, submission_attempts, order_history, orders
  `.execute(db)
}
