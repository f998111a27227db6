import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The conversations that were deleted at their visitor's request: a restored copy of one is deleted again.
  await sql`
    CREATE TABLE forgotten_conversations (
      conversation_id uuid PRIMARY KEY,
      forgotten_at timestamptz NOT NULL DEFAULT now()
    );
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE forgotten_conversations`.execute(db)
}
