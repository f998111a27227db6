import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE chat_orders ADD COLUMN link_version integer NOT NULL DEFAULT 1;
    -- Further browsers of a conversation. An invitation is used once: its id is unique.
    CREATE TABLE invited_sessions (
      session_hash text PRIMARY KEY,
      conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
      invitation_id uuid NOT NULL UNIQUE,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    -- Serves the deletion of a conversation.
    CREATE INDEX invited_sessions_of_conversation ON invited_sessions (conversation_id);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE invited_sessions;
    ALTER TABLE chat_orders DROP COLUMN link_version
  `.execute(db)
}
