import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mail_subscriptions (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      -- Null once the subscription ended and nobody needs it any more.
      address text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      confirmed_at timestamptz(3),
      ended_at timestamptz(3),
      ended_by text
    );
    CREATE INDEX mail_subscriptions_active ON mail_subscriptions (created_at) WHERE ended_at IS NULL;
    CREATE INDEX mail_subscriptions_refused ON mail_subscriptions (ended_at)
      WHERE ended_at IS NOT NULL AND address IS NOT NULL;

    CREATE TABLE mail_subscribed_orders (
      order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
      subscription_id uuid NOT NULL REFERENCES mail_subscriptions
    );
    CREATE INDEX mail_subscribed_orders_by_subscription ON mail_subscribed_orders (subscription_id);

    -- One row per mail. It holds no address and no text: both are read when the mail is sent.
    CREATE TABLE mails (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      subscription_id uuid NOT NULL REFERENCES mail_subscriptions,
      order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
      kind text NOT NULL,
      -- The order or refund that is told of: each once, whatever the address.
      subject_id uuid NOT NULL,
      state text NOT NULL DEFAULT 'due',
      tries integer NOT NULL DEFAULT 0,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      next_try_at timestamptz(3) NOT NULL DEFAULT now(),
      finished_at timestamptz(3),
      UNIQUE (kind, subject_id)
    );
    CREATE INDEX mails_due ON mails (next_try_at) WHERE state = 'due';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE mails, mail_subscribed_orders, mail_subscriptions`.execute(db)
}
