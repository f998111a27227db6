import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE alert_channels (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      kind text NOT NULL,
      name text NOT NULL,
      target text NOT NULL,
      -- The token of a bot or the key of a webhook.
      encrypted_secret text,
      is_on boolean NOT NULL DEFAULT true,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      last_sent_at timestamptz(3),
      failing_since timestamptz(3),
      failed_at timestamptz(3),
      failure text,
      -- Since the last message that arrived.
      tries integer NOT NULL DEFAULT 0,
      next_try_at timestamptz(3) NOT NULL DEFAULT now(),
      leased_until timestamptz(3) NOT NULL DEFAULT now()
    );

    CREATE TABLE alert_settings (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      subjects_off text[] NOT NULL DEFAULT '{}',
      wait_minutes integer NOT NULL DEFAULT 10,
      quiet_from smallint NOT NULL DEFAULT 22,
      quiet_until smallint NOT NULL DEFAULT 7
    );
    INSERT INTO alert_settings DEFAULT VALUES;

    -- A case: told when it opens and when it ends. An event ends as it opens, and its end is not told.
    CREATE TABLE alerts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      subject text NOT NULL,
      key text NOT NULL,
      details jsonb NOT NULL,
      -- Sent in quiet hours as well.
      is_urgent boolean NOT NULL,
      opened_at timestamptz(3) NOT NULL DEFAULT now(),
      closed_at timestamptz(3)
    );
    CREATE UNIQUE INDEX alerts_open ON alerts (subject, key) WHERE closed_at IS NULL;
    CREATE UNIQUE INDEX alerts_one_summary ON alerts (key) WHERE subject = 'day-summary';

    -- In the order in which a channel is told them.
    CREATE TABLE alert_deliveries (
      position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      alert_id uuid NOT NULL REFERENCES alerts ON DELETE CASCADE,
      channel_id uuid NOT NULL REFERENCES alert_channels ON DELETE CASCADE,
      told text NOT NULL CHECK (told IN ('opened', 'closed')),
      sent_at timestamptz(3),
      UNIQUE (alert_id, channel_id, told)
    );
    CREATE INDEX alert_deliveries_due ON alert_deliveries (channel_id, position) WHERE sent_at IS NULL;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE alert_deliveries, alerts, alert_settings, alert_channels`.execute(db)
}
