import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Every turn updates its row: no index holds what changes, and pages keep room, so the update stays in its page.
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('session_hash', 'text', (c) => c.notNull().unique())
    .addColumn('last_seq', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('has_orders', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('state', 'jsonb')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('last_seen_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .modifyEnd(sql`WITH (fillfactor = 60)`)
    .execute()

  await db.schema
    .createTable('messages')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('conversation_id', 'uuid', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('pix_payment', 'jsonb')
    .addColumn('suggestions', 'jsonb')
    .addColumn('client_id', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addUniqueConstraint('messages_in_order', ['conversation_id', 'seq'])
    .execute()
  // What a visitor's browser sends twice is stored once.
  await sql`CREATE UNIQUE INDEX messages_once ON messages (conversation_id, client_id) WHERE client_id IS NOT NULL`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('messages').execute()
  await db.schema.dropTable('conversations').execute()
}
