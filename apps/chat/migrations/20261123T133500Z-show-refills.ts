import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The last refill that was asked for, and how it stands.
  await db.schema
    .alterTable('chat_orders')
    .addColumn('refill_asked_at', sql`timestamptz(3)`)
    .addColumn('refill_state', 'text')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_orders').dropColumn('refill_asked_at').dropColumn('refill_state').execute()
}
