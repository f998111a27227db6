import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE conversations
      ADD COLUMN held_by text,
      ADD COLUMN held_until timestamptz(3);
    -- Its id is that of the message that brought it to the visitor.
    CREATE TABLE staff_messages (
      id uuid PRIMARY KEY,
      conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
      author text NOT NULL,
      text text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    -- Serves the deletion of a conversation.
    CREATE INDEX staff_messages_of_conversation ON staff_messages (conversation_id);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TABLE staff_messages;
    ALTER TABLE conversations DROP COLUMN held_by, DROP COLUMN held_until;
  `.execute(db)
}
