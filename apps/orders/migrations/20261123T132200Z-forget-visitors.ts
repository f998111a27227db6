import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The conversations that were deleted at their visitor's request: their orders lose what leads to the visitor.
    CREATE TABLE forgotten_conversations (
      conversation_id uuid PRIMARY KEY,
      forgotten_at timestamptz NOT NULL DEFAULT now(),
      -- Set once the journal outside the database has it.
      journaled_at timestamptz
    );
    ALTER TABLE orders ADD COLUMN pseudonymised_at timestamptz(3);
    -- Serves the export and the deletion of a visitor's data.
    CREATE INDEX orders_of_conversation ON orders (conversation_id) WHERE pseudonymised_at IS NULL;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX orders_of_conversation;
    ALTER TABLE orders DROP COLUMN pseudonymised_at;
    DROP TABLE forgotten_conversations;
  `.execute(db)
}
