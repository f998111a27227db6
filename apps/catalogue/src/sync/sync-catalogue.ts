import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { SyncReport } from '@smm/contracts/services'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import type { Deps } from '../deps.ts'
import { fetchUpstreamServices } from './fetch-upstream-services.ts'
import { updateServices } from '../update-services.ts'
import { upsertUpstreamServices } from './upsert-upstream-services.ts'
import { lockCatalogue, publishCatalogue } from '../publish-catalogue.ts'
import type { SyncRunsTable, Tables } from '../tables.ts'

const inFlight = new WeakMap<Kysely<Tables>, Promise<SyncReport>>()
const lockPollMs = 150
// A request must be answered before the gateway gives up.
const requestTimeoutMs = 9_000

/**
 * Synchronizes the catalogue with the supplier's. Single-flight across replicas: a concurrent call waits and shares the
 * report. Refuses with SUPPLIER_UNAVAILABLE, changing nothing, when no list arrived.
 */
export function syncCatalogue(deps: Deps, supplierTimeoutMs = requestTimeoutMs): Promise<SyncReport> {
  const running = inFlight.get(deps.db)
  if (running) return running
  const run = joinOrStart(deps, supplierTimeoutMs).finally(() => inFlight.delete(deps.db))
  inFlight.set(deps.db, run)
  return run
}

/** The advisory lock belongs to one connection and is released with it, so a crashed replica blocks nobody. */
async function joinOrStart(deps: Deps, supplierTimeoutMs: number): Promise<SyncReport> {
  return deps.db.connection().execute(async (connection) => {
    const asked = await tryLock(connection)
    let last = asked
    while (!last.locked) {
      await wait(lockPollMs)
      last = await tryLock(connection)
    }
    try {
      const joined = last === asked ? undefined : await runSince(connection, asked.at)
      return reportOf(joined ?? (await runSync(deps, last.at, supplierTimeoutMs)))
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

async function runSync(deps: Deps, startedAt: Date, supplierTimeoutMs: number): Promise<Run> {
  const { db, config, log } = deps
  const list = await fetchUpstreamServices(config, supplierTimeoutMs).catch((err: Error) => err)
  if (list instanceof Error) {
    log.warn({ err: list.message }, 'supplier list could not be read')
    return recordRun(db, { startedAt, fetched: 0, changed: 0, held: 0, error: list.message.slice(0, 300) })
  }
  const outcome = await transact(deps, async (trx) => {
    await lockCatalogue(trx)
    const { products, ...counts } = await upsertUpstreamServices(
      trx,
      list.services,
      config.SYNC_HOLD_ABOVE_PERCENT,
    )
    const vanished = await updateServices(trx, products, config.SMM_RATE_TO_BRL)
    const published = await publishCatalogue(trx)
    return { ...counts, vanished, published }
  })
  for (const service of outcome.vanished)
    log.warn(service, 'service vanished at the supplier and was deactivated')
  const run = {
    startedAt,
    fetched: list.services.length,
    changed: outcome.changed,
    held: outcome.held,
    error: null,
  }
  log.info({ ...run, skipped: list.skipped, published: outcome.published }, 'catalogue synced')
  return recordRun(db, run)
}

const recordRun = (db: Kysely<Tables>, run: Omit<Run, 'finishedAt'>): Promise<Run> =>
  db.insertInto('syncRuns').values(run).returningAll().executeTakeFirstOrThrow()
