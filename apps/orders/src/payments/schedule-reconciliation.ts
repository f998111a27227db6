import { type QueryCreator, sql } from 'kysely'
import { hasRow } from '@smm/database/rows-table'
import type { Db, Tables } from '../tables.ts'

/** The key in `last_runs` of the daily comparison of our receipts with the bank's list. */
export const daily = 'sweep-day'
/** The key of the last comparison that succeeded. */
export const lastReconciledKey = 'sweep-done'
export const daySeconds = 24 * 60 * 60

/** Makes the next daily run due now; it reaches back to `since`, because the database went back to that moment. */
export async function scheduleReconciliation(db: Db, since: Date): Promise<void> {
  const at = new Date(since.getTime() - daySeconds * 1000)
  await db
    .insertInto('lastRuns')
    .values({ name: daily, at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ at: sql<Date>`least(last_runs.at, excluded.at)` }),
    )
    .execute()
}

/** As a CTE: makes the daily run due, at most 10 s after the last one, when the CTE `lost` has a row. */
export const reconcileSoon = (qb: QueryCreator<Tables>, lost: string) =>
  qb
    .insertInto('lastRuns')
    .columns(['name', 'at'])
    .expression(qb.selectNoFrom([sql.lit(daily).as('name'), dueSoon.as('at')]).where(hasRow(lost)))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ at: sql<Date>`least(last_runs.at, excluded.at)` }),
    )

const dueSoon = sql<Date>`greatest(now(), (SELECT done.at + interval '10 seconds' FROM last_runs AS done
  WHERE done.name = ${sql.lit(lastReconciledKey)})) - make_interval(secs => ${sql.lit(daySeconds)})`
