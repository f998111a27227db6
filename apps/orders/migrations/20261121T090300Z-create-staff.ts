import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_accounts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      username text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE TABLE staff_sessions (
      -- SHA-256 of the id in the cookie: who reads this table cannot sign in with it.
      id_hash text PRIMARY KEY,
      account_id uuid NOT NULL REFERENCES staff_accounts,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      ends_at timestamptz(3) NOT NULL,
      ended_at timestamptz(3)
    );
    CREATE INDEX staff_sessions_of_account ON staff_sessions (account_id) WHERE ended_at IS NULL;
    CREATE TABLE sign_in_attempts (
      -- SHA-256 of account and address.
      key text PRIMARY KEY,
      times integer NOT NULL,
      blocked_until timestamptz(3),
      last_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE TABLE audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now(),
      actor text NOT NULL,
      action text NOT NULL,
      details jsonb NOT NULL
    );
    CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE audit_log, sign_in_attempts, staff_sessions, staff_accounts`.execute(db)
}
