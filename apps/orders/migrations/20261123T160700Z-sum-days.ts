import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the ledger booked on a day that is over, by product; '' where money belongs to no order.
    CREATE TABLE day_sums (
      day date NOT NULL,
      platform text NOT NULL,
      service_type text NOT NULL,
      orders integer NOT NULL,
      sales_cents bigint NOT NULL,
      refunds_cents bigint NOT NULL,
      received_cents bigint NOT NULL,
      costs_cents bigint NOT NULL,
      -- The money that a PIX fee is taken from, and the number of PIX.
      pix_cents bigint NOT NULL,
      pix_count integer NOT NULL,
      PRIMARY KEY (day, platform, service_type)
    );
    -- Serves the days that are not summed yet.
    CREATE INDEX ledger_entries_at ON ledger_entries (at);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX ledger_entries_at; DROP TABLE day_sums`.execute(db)
}
