import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The coupons that can be used now, as the orders service told them last.
  await db.schema
    .alterTable('catalogue_copy')
    .addColumn('coupons', 'jsonb')
    .addColumn('coupons_version', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('chat_orders')
    .addColumn('coupon_code', 'text')
    .addColumn('discount_cents', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_orders').dropColumn('coupon_code').dropColumn('discount_cents').execute()
  await db.schema.alterTable('catalogue_copy').dropColumn('coupons').dropColumn('coupons_version').execute()
}
