import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chat_orders')
    .addColumn('refund_noted_cents', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('refunded_cents', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('chat_orders')
    .dropColumn('refund_noted_cents')
    .dropColumn('refunded_cents')
    .execute()
}
