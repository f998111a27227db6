import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The accesses to the chat, which the law has us keep for six months (Marco Civil, art. 15), also those to a conversation
  // that is deleted: no foreign key.
  await sql`
    CREATE TABLE access_records (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      conversation_id uuid NOT NULL,
      address text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX access_records_of_conversation ON access_records (conversation_id, at);
    -- Serves their deletion.
    CREATE INDEX access_records_oldest ON access_records (at);
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE access_records`.execute(db)
}
