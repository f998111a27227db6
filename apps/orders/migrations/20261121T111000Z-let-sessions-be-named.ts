import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- With the secret of the sessions it makes the id in the cookie; alone it is worth nothing.
    ALTER TABLE staff_sessions ADD COLUMN nonce text;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE staff_sessions DROP COLUMN nonce`.execute(db)
}
