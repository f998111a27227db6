import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_orders')
    .addColumn('order_id', 'uuid', (c) => c.primaryKey())
    .addColumn('conversation_id', 'uuid', (c) => c.notNull().references('conversations.id'))
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('service_type', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('amount_cents', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('remains', 'integer')
    .addColumn('is_cancel_asked', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('pix_code', 'text')
    .addColumn('pix_due_at', 'timestamptz')
    .addColumn('paid_at', 'timestamptz')
    .addColumn('completed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('changed_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute()
  // Serves every turn: the orders of the visitor who speaks, newest last.
  await db.schema
    .createIndex('chat_orders_of_conversation')
    .on('chat_orders')
    .columns(['conversation_id', 'created_at'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('chat_orders').execute()
}
