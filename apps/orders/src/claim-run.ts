import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** True for one replica at a time, and not again before `everySeconds` have passed. */
export async function claimRun(db: Db, name: string, everySeconds: number): Promise<boolean> {
  const claimed = await db
    .insertInto('lastRuns')
    .values({ name })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ at: sql<Date>`now()` })
        .where('lastRuns.at', '<', sql<Date>`now() - make_interval(secs => ${everySeconds})`),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Notes that something was done just now. */
export const noteRun = (db: Db, name: string) =>
  db
    .insertInto('lastRuns')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: sql<Date>`now()` }))
    .execute()

/** What was claimed did not succeed: somebody may try again at once. */
export const giveBackRun = (db: Db, name: string) =>
  db.deleteFrom('lastRuns').where('name', '=', name).execute()
