import { sql } from 'kysely'
import { recordRun } from '../jobs/periodic-job.ts'
import type { Db } from '../tables.ts'

/** The key in `last_runs` of the last time that the database went back; `npm run restore` writes it as well. */
const databaseRestored = 'database-went-back'

export const recordRestore = (db: Db) => recordRun(db, databaseRestored)

/**
 * Whether the database went back within the last hour, after an order was placed: orders of days then come again within
 * minutes, many of them paid, and no limit of charges may turn them away. The limits hold for what is placed since.
 */
export async function isRecovering(db: Db, placedAt?: string): Promise<boolean> {
  const recent = await db
    .selectFrom('lastRuns')
    .select('name')
    .where('name', '=', databaseRestored)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .where(sql<boolean>`at > coalesce(${placedAt ?? null}::timestamptz, '-infinity')`)
    .executeTakeFirst()
  return recent !== undefined
}
