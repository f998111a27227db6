import { type Kysely, sql } from 'kysely'

/** Accounts that exist, and those that the previous release adds, may do everything, as they could before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE staff_accounts ADD COLUMN role text NOT NULL DEFAULT 'owner'
      CHECK (role IN ('owner', 'finance', 'support', 'viewer'));
    ALTER TABLE staff_sessions ADD COLUMN role text;
    -- The previous release starts sessions without a role, which may do everything: owners only.
    CREATE FUNCTION refuse_session_without_role() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.role IS NULL AND EXISTS (SELECT FROM staff_accounts WHERE id = NEW.account_id AND role <> 'owner') THEN
        RAISE EXCEPTION 'a session of this account needs its role';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER staff_sessions_have_roles BEFORE INSERT ON staff_sessions
      FOR EACH ROW EXECUTE FUNCTION refuse_session_without_role();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // The previous release knows only administrators, so every other account is closed like a deactivated one.
  await sql`
    UPDATE staff_sessions SET ended_at = now() WHERE ended_at IS NULL
      AND account_id IN (SELECT id FROM staff_accounts WHERE role <> 'owner');
    UPDATE staff_accounts SET deactivated_at = coalesce(deactivated_at, now()),
        password_hash = '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('A', 22) || '$' || repeat('A', 43)
      WHERE role <> 'owner';
    DROP TRIGGER staff_sessions_have_roles ON staff_sessions;
    DROP FUNCTION refuse_session_without_role;
    ALTER TABLE staff_sessions DROP COLUMN role;
    ALTER TABLE staff_accounts DROP COLUMN role;
  `.execute(db)
}
