import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'

/** A distributed lock with a period: true for one replica, and not again before `everySeconds` have passed. */
export async function acquireRun(db: Db, name: string, everySeconds: number): Promise<boolean> {
  const acquired = await db
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
  return acquired !== undefined
}

export const recordRun = (db: Db, name: string) =>
  db
    .insertInto('lastRuns')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: sql<Date>`now()` }))
    .execute()

/** The last time that a run was acquired or recorded, by the database's clock. */
export const findLastRun = async (db: Db, name: string): Promise<Date | undefined> =>
  (await db.selectFrom('lastRuns').select('at').where('name', '=', name).executeTakeFirst())?.at

/** Releases the lock of a run that failed, so that any replica may retry at once. */
export const releaseRun = (db: Db, name: string) =>
  db.deleteFrom('lastRuns').where('name', '=', name).execute()

/** Runs once an hour on one replica. A failure is logged and retried, and stops no other periodic job. */
export async function runHourly({ db, log }: Deps, name: string, run: () => Promise<void>): Promise<void> {
  if (!(await acquireRun(db, name, 60 * 60))) return
  try {
    await run()
  } catch (err) {
    log.error({ err, job: name }, 'a periodic job failed; it runs again')
    await releaseRun(db, name)
  }
}
