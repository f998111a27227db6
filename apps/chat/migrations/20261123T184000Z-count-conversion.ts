import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Counts alone: nothing tells one visitor from another.
    CREATE TABLE page_visits (
      day date NOT NULL,
      page text NOT NULL,
      source text NOT NULL,
      visits integer NOT NULL,
      PRIMARY KEY (day, page, source)
    );

    -- Where a conversation began, from its first message on. It goes with the conversation.
    CREATE TABLE conversation_origins (
      conversation_id uuid PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
      day date NOT NULL,
      page text NOT NULL,
      source text NOT NULL,
      has_recap boolean NOT NULL DEFAULT false
    );
    CREATE INDEX conversation_origins_by_day ON conversation_origins (day);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE conversation_origins, page_visits`.execute(db)
}
