import { type Kysely, sql } from 'kysely'
import { type BackgroundLoop, startBackgroundLoop } from '../background-loop.ts'
import type { Deps } from '../deps.ts'
import { republishCatalogue } from '../publish-catalogue.ts'
import { syncCatalogue } from './sync-catalogue.ts'
import type { Tables } from '../tables.ts'

const firstBackoffMs = 500
const intervalMs = 30_000
// Some suppliers allow ten lists per hour.
const maxBackoffMs = 5 * 60_000
const backgroundTimeoutMs = 60_000

/**
 * Runs from boot to close: retries the first sync with backoff until the supplier answers, repeats it when due, and
 * republishes the catalogue to services that may have lost it.
 */
export function startSyncScheduler(deps: Deps): BackgroundLoop {
  let delayMs = firstBackoffMs
  let version = Infinity
  return startBackgroundLoop(deps, async () => {
    try {
      version = await republishCatalogue(deps, version)
      if (await isSyncDue(deps.db, deps.config.SYNC_EVERY_MINUTES))
        await syncCatalogue(deps, backgroundTimeoutMs)
      delayMs = intervalMs
    } catch (err) {
      deps.log.warn({ err: String(err) }, 'scheduled catalogue sync failed')
      delayMs = Math.min(delayMs * 2, maxBackoffMs)
    }
    return delayMs
  })
}

/** Reads the stored runs: replicas share the schedule, and a sync requested by staff counts as well. */
export async function isSyncDue(db: Kysely<Tables>, everyMinutes: number): Promise<boolean> {
  const lastSuccess = await db
    .selectFrom('syncRuns')
    .select('id')
    .where('error', 'is', null)
    .where('finishedAt', '>', sql<Date>`now() - make_interval(mins => ${everyMinutes})`)
    .limit(1)
    .executeTakeFirst()
  return lastSuccess === undefined
}
