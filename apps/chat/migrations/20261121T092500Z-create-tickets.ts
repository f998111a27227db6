import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tickets')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('conversation_id', 'uuid', (c) => c.notNull().references('conversations.id'))
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`clock_timestamp()`))
    .execute()
  // Serves the panel's list: newest first.
  await db.schema.createIndex('tickets_newest').on('tickets').column('created_at desc').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('tickets').execute()
}
