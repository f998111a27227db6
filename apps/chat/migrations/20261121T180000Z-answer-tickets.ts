import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tickets').addColumn('order_id', 'uuid').execute()
  // Serves every turn: the tickets of the visitor who speaks.
  await db.schema
    .createIndex('tickets_of_conversation')
    .on('tickets')
    .columns(['conversation_id', 'created_at'])
    .execute()
  // Its id is that of the message that brought it to the visitor.
  await db.schema
    .createTable('ticket_replies')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('ticket_id', 'uuid', (c) => c.notNull().references('tickets.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`clock_timestamp()`))
    .execute()
  await db.schema
    .createIndex('ticket_replies_of_ticket')
    .on('ticket_replies')
    .columns(['ticket_id', 'created_at'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('ticket_replies').execute()
  await db.schema.dropIndex('tickets_of_conversation').execute()
  await db.schema.alterTable('tickets').dropColumn('order_id').execute()
}
