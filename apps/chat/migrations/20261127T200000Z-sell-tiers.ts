import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The offers of all tiers but the standard one, as the catalogue published them last.
  await db.schema
    .alterTable('catalogue_copy')
    .addColumn('tier_offers', 'jsonb')
    .addColumn('tiers_version', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  // Null: the standard one.
  await db.schema.alterTable('chat_orders').addColumn('tier', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_orders').dropColumn('tier').execute()
  await db.schema.alterTable('catalogue_copy').dropColumn('tier_offers').dropColumn('tiers_version').execute()
}
