import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chat_orders')
    .addColumn('sends_at', 'timestamptz')
    .addColumn('sent_at', 'timestamptz')
    .addColumn('started_at', 'timestamptz')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('is_stopping', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chat_orders')
    .dropColumn('sends_at')
    .dropColumn('sent_at')
    .dropColumn('started_at')
    .dropColumn('cancelled_at')
    .dropColumn('is_stopping')
    .execute()
}
