import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When a look last found the case: one that comes and goes is over once it stayed away.
    ALTER TABLE alerts ADD COLUMN last_seen_at timestamptz(3) NOT NULL DEFAULT now();
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE alerts DROP COLUMN last_seen_at`.execute(db)
}
