import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE staff_accounts
      -- The password of the settings that was taken over last: one that was chosen since is left alone.
      ADD COLUMN seed_hash text,
      -- A one-time password: until when it can be exchanged.
      ADD COLUMN one_time_until timestamptz(3),
      ADD COLUMN deactivated_at timestamptz(3),
      -- Sealed with a key that is made from the secret of the sessions.
      ADD COLUMN second_step text,
      ADD COLUMN second_step_waiting text,
      -- A code of the app is good once.
      ADD COLUMN second_step_used bigint NOT NULL DEFAULT 0;
    UPDATE staff_accounts SET seed_hash = password_hash;
    CREATE TABLE staff_recovery_codes (
      code_hash text PRIMARY KEY,
      account_id uuid NOT NULL REFERENCES staff_accounts
    );
    CREATE INDEX staff_recovery_codes_of_account ON staff_recovery_codes (account_id);
    ALTER TABLE staff_sessions
      ADD COLUMN address text,
      ADD COLUMN device text,
      ADD COLUMN last_seen_at timestamptz(3) NOT NULL DEFAULT now();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // The previous release ignores `deactivated_at`, so deactivated accounts get a hash that no password matches.
  await sql`
    UPDATE staff_accounts SET password_hash = '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('A', 22) || '$' || repeat('A', 43)
      WHERE deactivated_at IS NOT NULL OR one_time_until < now();
    ALTER TABLE staff_sessions DROP COLUMN address, DROP COLUMN device, DROP COLUMN last_seen_at;
    DROP TABLE staff_recovery_codes;
    ALTER TABLE staff_accounts DROP COLUMN seed_hash, DROP COLUMN one_time_until, DROP COLUMN deactivated_at,
      DROP COLUMN second_step, DROP COLUMN second_step_waiting, DROP COLUMN second_step_used;
  `.execute(db)
}
