import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Deps } from './deps.ts'
import { repeatCatalogue } from './publish-catalogue.ts'
import { syncCatalogue } from './sync-catalogue.ts'
import type { Tables } from './tables.ts'

const firstPauseMs = 500
const pauseBetweenLooksMs = 30_000
// Some suppliers allow ten lists an hour.
const longestPauseMs = 5 * 60_000
const slowSupplierMs = 60_000
const longestCloseMs = 5_000

/**
 * Looks after the catalogue from boot to close: the first sync is tried again and again until the supplier answers, the
 * later ones when they are due, and the neighbours are told now and then what they may have lost.
 */
export function keepCurrent(deps: Deps): { close: () => Promise<void> } {
  const closing = new AbortController()
  const work = lookAfter(deps, closing.signal)
  return {
    async close() {
      closing.abort()
      await Promise.race([work, wait(longestCloseMs, undefined, { ref: false })])
    },
  }
}

async function lookAfter(deps: Deps, signal: AbortSignal): Promise<void> {
  let pauseMs = firstPauseMs
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      if (await repeatCatalogue(deps.db, { always: isFirst })) deps.relay.nudge()
      if (await isSyncDue(deps.db, deps.config.SYNC_EVERY_MINUTES)) await syncCatalogue(deps, slowSupplierMs)
      pauseMs = pauseBetweenLooksMs
    } catch (err) {
      deps.log.warn({ err: (err as Error).message }, 'the catalogue is not up to date')
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
    await wait(pauseMs, undefined, { signal }).catch(() => {})
  }
}

/** Judged by the rows: replicas share the work, and a sync somebody asked for counts as well. */
export async function isSyncDue(db: Kysely<Tables>, everyMinutes: number): Promise<boolean> {
  const recent = await db
    .selectFrom('syncRuns')
    .select('id')
    .where('error', 'is', null)
    .where('finishedAt', '>', sql<Date>`now() - make_interval(mins => ${everyMinutes})`)
    .limit(1)
    .executeTakeFirst()
  return recent === undefined
}
