import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What visitors wiped and the staff still reads: it goes with its conversation, whichever version removes that.
  await db.schema
    .createTable('kept_messages')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('conversation_id', 'uuid', (c) =>
      c.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('pix_payment', 'jsonb')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('kept_messages_in_order', ['conversation_id', 'seq'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('kept_messages').execute()
}
