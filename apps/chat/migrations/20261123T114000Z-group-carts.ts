import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The orders that were requested together, under one charge.
  await db.schema.alterTable('chat_orders').addColumn('cart_id', 'uuid').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_orders').dropColumn('cart_id').execute()
}
