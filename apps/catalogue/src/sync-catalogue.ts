import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { SyncReport } from '@smm/contracts/services'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from './deps.ts'
import { fetchUpstreamServices } from './fetch-upstream-services.ts'
import { followUpstream } from './follow-upstream.ts'
import { mirrorUpstream } from './mirror-upstream.ts'
import { lockCatalogue, publishCatalogue } from './publish-catalogue.ts'
import type { SyncRunsTable, Tables } from './tables.ts'

const inThisProcess = new WeakMap<Kysely<Tables>, Promise<SyncReport>>()
const lookEveryMs = 150
// Whoever asks by HTTP is not kept waiting longer than a gateway waits.
const patienceMs = 9_000

/**
 * Brings our catalogue up to date with the supplier's. Asked twice at once, in one process or in several, the second
 * waits for the first and gets its report. Refuses with SUPPLIER_UNAVAILABLE when no list came; nothing changes then.
 */
export function syncCatalogue(deps: Deps, supplierMayTakeMs = patienceMs): Promise<SyncReport> {
  const running = inThisProcess.get(deps.db)
  if (running) return running
  const run = joinOrRun(deps, supplierMayTakeMs).finally(() => inThisProcess.delete(deps.db))
  inThisProcess.set(deps.db, run)
  return run
}

/** The lock belongs to one connection and dies with it, so a replica that ends in the middle blocks nobody. */
async function joinOrRun(deps: Deps, supplierMayTakeMs: number): Promise<SyncReport> {
  return deps.db.connection().execute(async (connection) => {
    const asked = await tryLock(connection)
    let last = asked
    while (!last.locked) {
      await wait(lookEveryMs)
      last = await tryLock(connection)
    }
    try {
      const joined = last === asked ? undefined : await runSince(connection, asked.at)
      return reportOf(joined ?? (await runOnce(deps, last.at, supplierMayTakeMs)))
    } finally {
      await sql`SELECT pg_advisory_unlock(hashtext('catalogue sync'))`.execute(connection)
    }
  })
}

async function tryLock(connection: Kysely<Tables>) {
  const { rows } = await sql<{ locked: boolean; at: Date }>`
    SELECT pg_try_advisory_lock(hashtext('catalogue sync')) AS locked, clock_timestamp() AS at`.execute(
    connection,
  )
  return rows[0]!
}

type Run = Pick<SyncRunsTable, 'startedAt' | 'fetched' | 'changed' | 'held' | 'error'> & { finishedAt: Date }

const runSince = (connection: Kysely<Tables>, askedAt: Date): Promise<Run | undefined> =>
  connection
    .selectFrom('syncRuns')
    .selectAll()
    .where('finishedAt', '>', askedAt)
    .orderBy('id', 'desc')
    .executeTakeFirst()

function reportOf(run: Run): SyncReport {
  if (run.error) throw new Refusal('SUPPLIER_UNAVAILABLE', { reason: run.error })
  const { fetched, changed, held } = run
  return {
    fetched,
    changed,
    held,
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt.toISOString(),
  }
}

async function runOnce(deps: Deps, startedAt: Date, supplierMayTakeMs: number): Promise<Run> {
  const { db, config, log } = deps
  const list = await fetchUpstreamServices(config, supplierMayTakeMs).catch((err: Error) => err)
  if (list instanceof Error) {
    log.warn({ err: list.message }, 'the supplier sent no list of services')
    return noteRun(db, { startedAt, fetched: 0, changed: 0, held: 0, error: list.message.slice(0, 300) })
  }
  const done = await db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    const { products, ...counts } = await mirrorUpstream(trx, list.services, config.SYNC_HOLD_ABOVE_PERCENT)
    const vanished = await followUpstream(trx, products, config.SMM_RATE_TO_BRL)
    const published = await publishCatalogue(trx)
    return { ...counts, vanished, published }
  })
  if (done.published) deps.relay.nudge()
  for (const service of done.vanished)
    log.warn(service, 'a service vanished at the supplier and was switched off')
  const run = {
    startedAt,
    fetched: list.services.length,
    changed: done.changed,
    held: done.held,
    error: null,
  }
  log.info({ ...run, skipped: list.skipped, published: done.published }, 'catalogue synced')
  return noteRun(db, run)
}

const noteRun = (db: Kysely<Tables>, run: Omit<Run, 'finishedAt'>): Promise<Run> =>
  db.insertInto('syncRuns').values(run).returningAll().executeTakeFirstOrThrow()
