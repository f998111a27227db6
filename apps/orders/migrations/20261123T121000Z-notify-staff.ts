import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_notices (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id uuid NOT NULL REFERENCES staff_accounts ON DELETE CASCADE,
      at timestamptz(3) NOT NULL DEFAULT now(),
      actor text NOT NULL,
      action text NOT NULL,
      details jsonb NOT NULL,
      seen_at timestamptz(3)
    );
    -- What a member has not seen yet, read whenever the panel opens.
    CREATE INDEX staff_notices_unseen ON staff_notices (account_id, id) WHERE seen_at IS NULL;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE staff_notices`.execute(db)
}
