import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Product } from '@smm/contracts/products'
import type { SyncReport } from '@smm/contracts/services'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { Refusal } from '@smm/http-service/refusal'
import { transact } from '@smm/messaging/outbox'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { updateServices } from './update-services.ts'
import { type ReadSupplier, readSuppliers } from './read-suppliers.ts'
import { upsertUpstreamServices } from './upsert-upstream-services.ts'
import { lockCatalogue, publishCatalogue } from '../publish-catalogue.ts'
import type { SyncRunsTable, Tables } from '../tables.ts'

const inFlight = new WeakMap<Kysely<Tables>, Promise<SyncReport>>()
const lockPollMs = 150
// A request must be answered before the gateway gives up.
const requestTimeoutMs = 9_000

/**
 * Synchronizes the catalogue with the suppliers'. Single-flight across replicas: a concurrent call waits and shares the
 * report. Refuses with SUPPLIER_UNAVAILABLE when the first supplier's list did not arrive; it changes nothing then.
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
  const { db, log } = deps
  const lists = await readSuppliers(deps, supplierTimeoutMs)
  const outcome = await transact(deps, async (trx) => {
    await lockCatalogue(trx)
    const counts = await storeLists(trx, lists, deps.config)
    const vanished =
      counts.fetched > 0 ? await updateServices(trx, counts.products, deps.config.SMM_RATE_TO_BRL) : []
    const published = counts.fetched > 0 && (await publishCatalogue(trx))
    return { ...counts, vanished, published }
  })
  for (const service of outcome.vanished)
    log.warn(service, 'service vanished at the supplier and was deactivated')
  const { fetched, changed, held, published } = outcome
  // The alarm of a sync that failed is about the supplier of the settings; each other one shows its own.
  const error = lists.find(({ id }) => id === firstSupplierId)?.error ?? null
  const run = { startedAt, fetched, changed, held, error }
  log.info({ ...run, published }, 'catalogue synced')
  return recordRun(db, run)
}

/** Stores what every supplier listed, or why it listed nothing: one that fails keeps its former list. */
async function storeLists(
  trx: Transaction<Tables>,
  lists: ReadSupplier[],
  { SYNC_HOLD_ABOVE_PERCENT }: Config,
) {
  const sum = { fetched: 0, changed: 0, held: 0 }
  const products = new Set<Product>()
  for (const { id, services, balance, error } of lists) {
    await trx
      .updateTable('suppliers')
      .set({ syncedAt: sql<Date>`now()`, syncError: error, ...(balance ?? { balance: null }) })
      .where('id', '=', id)
      .execute()
    if (!services) continue
    const stored = await upsertUpstreamServices(trx, id, services, SYNC_HOLD_ABOVE_PERCENT)
    sum.fetched += services.length
    sum.changed += stored.changed
    sum.held += stored.held
    // Services are added and linked by the first supplier's list; routes to the others are chosen by the owner.
    if (id === firstSupplierId) stored.products.forEach((product) => products.add(product))
  }
  return { ...sum, products: [...products] }
}

const recordRun = (db: Kysely<Tables>, run: Omit<Run, 'finishedAt'>): Promise<Run> =>
  db.insertInto('syncRuns').values(run).returningAll().executeTakeFirstOrThrow()
