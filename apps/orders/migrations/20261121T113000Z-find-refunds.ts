import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Serve what waits for the administrator, and the revenue.
    CREATE INDEX refunds_owed ON refunds (requested_at) INCLUDE (amount_cents) WHERE state = 'requested';
    CREATE INDEX refunds_done ON refunds (finished_at) INCLUDE (order_id, amount_cents) WHERE state = 'done';
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX refunds_owed, refunds_done`.execute(db)
}
