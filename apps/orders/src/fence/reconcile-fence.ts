import { sql } from 'kysely'
import { withTimeout } from '@smm/http-service/with-timeout'
import { reviewMaybeSent } from '../decisions/reviews.ts'
import type { Deps } from '../deps.ts'
import { scheduleReconciliation } from '../payments/schedule-reconciliation.ts'
import type { Db, Trx } from '../tables.ts'
import { seedFence } from './seed-fence.ts'
import { backfillWitnesses, listRemembered } from './backfill-witnesses.ts'
import { recordRestore } from './is-recovering.ts'
import { joinLostOrders } from './join-lost-orders.ts'
import { judgeMemory } from './judge-memory.ts'
import { isSeed, listFences, listUnknown, seedAttemptId } from './unknown-claims.ts'
import { parkVetoedOrders } from './vetoed-orders.ts'
import type { WitnessedClaim } from './witness.ts'

const timeoutMs = 2_000
/** Claims below the counter that are compared by their ids: vetoed claims raise the counter of a restored database too. */
const comparedClaims = 1_000

/**
 * Compares the database with its witnesses: completes one that lost claims, and takes in submissions that a restored
 * database forgot. Idempotent; any number of replicas may run it.
 */
export async function reconcileFence(deps: Deps): Promise<void> {
  try {
    await compareWitnesses(deps)
  } finally {
    // A witness that fails keeps no doubtful order out of the staff's sight.
    await parkVetoedOrders(deps)
    await joinLostOrders(deps.db)
  }
}

async function compareWitnesses(deps: Deps): Promise<void> {
  await seedFence(deps)
  for (const supplier of await listSuppliers(deps)) await compareSupplier(deps, supplier)
}

/** Those that the database counts claims of or gives orders to, and those that a witness remembers. */
async function listSuppliers({ db, fence, suppliers }: Deps): Promise<Set<string>> {
  const remembered = await Promise.all(
    fence.witnesses.map((witness) => withTimeout(timeoutMs, witness.suppliers()).catch(() => [])),
  )
  const counted = (await listFences(db)).map(({ supplier }) => supplier)
  return new Set([...suppliers.known().map(({ id }) => id), ...counted, ...remembered.flat()])
}

async function compareSupplier(deps: Deps, supplier: string): Promise<void> {
  const { fence } = deps
  // Witnesses first: a claim is counted before it is witnessed, so they are never ahead of an honest counter.
  const highest = await Promise.all(
    fence.witnesses.map(async (witness) => {
      const newest = withTimeout(timeoutMs, witness.newest(supplier))
      return newest.then((claim) => claim?.number ?? 0).catch(() => undefined)
    }),
  )
  const row = await readFence(deps.db, supplier)
  const state = judgeMemory(row.claims, highest)
  if (state === 'memory-lost')
    return row.reseed ? seedWitnesses(deps, supplier, row) : reportLost(deps, supplier, row)
  if (state === 'unreachable') return
  // Before a witness fails below: an acceptance is for this loss, and not for a later one.
  if (row.reseed || row.memoryLostAt) await setFence(deps.db, supplier, { reseed: false, memoryLostAt: null })
  if (state === 'database-went-back') await adoptClaimsOf(deps, supplier)
  else await backfillWitnesses(deps, supplier, row.claims, highest)
}

type FenceRow = { claims: number; reseed: boolean; holdBefore: Date | null; memoryLostAt: Date | null }

const readFence = async (db: Db, supplier: string): Promise<FenceRow> =>
  (await db
    .selectFrom('submissionFence')
    .select(['claims', 'reseed', 'holdBefore', 'memoryLostAt'])
    .where('supplier', '=', supplier)
    .executeTakeFirst()) ?? { claims: 0, reseed: false, holdBefore: null, memoryLostAt: null }

const setFence = (db: Db, supplier: string, set: Partial<FenceRow>) =>
  db.updateTable('submissionFence').set(set).where('supplier', '=', supplier).execute()

/** The panel shows it until an operator accepts the loss or a witness is back. */
async function reportLost({ db, log }: Deps, supplier: string, row: FenceRow): Promise<void> {
  const { claims, memoryLostAt } = row
  log.error({ supplier, claims }, 'every witness of submissions is empty: submitting waits for an operator')
  if (!memoryLostAt) await setFence(db, supplier, { memoryLostAt: new Date() })
}

/** Adopts the claims of every supplier: an order that one of them was sent must not go to another. */
export async function adoptForgottenClaims(deps: Deps): Promise<void> {
  for (const supplier of await listSuppliers(deps)) await adoptClaimsOf(deps, supplier)
}

/**
 * Stores the claims that the database forgot, each with a review, and raises the counter above them. Every witness must answer:
 * one alone may hold a claim. Redelivery is requested first, for nobody would once the counter is raised.
 */
async function adoptClaimsOf(deps: Deps, supplier: string): Promise<void> {
  const { db, relay, log } = deps
  const { claims } = await readFence(db, supplier)
  const remembered = await listRemembered(deps, supplier, Math.max(0, claims - comparedClaims))
  const forgotten = await listUnknown(db, remembered)
  if (forgotten.length === 0) return
  log.error(
    { supplier, claims, forgotten: forgotten.length },
    'the database went back: submissions since then are parked',
  )
  const first = forgotten.reduce((first, { number }) => Math.min(first, number), Infinity)
  const since = await findMomentBefore(db, supplier, first)
  await recordRestore(db)
  await scheduleReconciliation(db, since)
  await relay.requestRedeliverySince(since)
  const top = remembered.reduce((top, { number }) => Math.max(top, number), claims)
  const holdBefore = await findHold(db, remembered, forgotten)
  await db.transaction().execute(async (trx) => {
    for (const claim of forgotten) if (!isSeed(claim)) await storeForgottenClaim(trx, claim)
    await trx
      .insertInto('submissionFence')
      .values({ supplier, claims: top, holdBefore })
      .onConflict((conflict) =>
        conflict.column('supplier').doUpdateSet({
          claims: sql<number>`greatest(submission_fence.claims, excluded.claims)`,
          holdBefore: sql<Date>`greatest(submission_fence.hold_before, excluded.hold_before)`,
        }),
      )
      .execute()
  })
}

/**
 * Orders placed before this moment may have been submitted unseen: by the newest acceptance of lost memory that the database
 * forgot, or, where the database is older than the witnesses, by their first claim.
 */
async function findHold(db: Db, remembered: WitnessedClaim[], forgotten: WitnessedClaim[]) {
  const [first] = remembered.toSorted((one, other) => one.number - other.number)
  const isOlder = first !== undefined && !(await wasWitnessed(db))
  const holds = [...forgotten.filter(isSeed), ...(isOlder ? [first] : [])]
  return holds.length > 0 ? new Date(Math.max(...holds.map(({ claimedAt }) => Date.parse(claimedAt)))) : null
}

/** Whether the database ended when witnesses were there: it holds a seed, or a claim that they let leave. */
async function wasWitnessed(db: Db): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM submission_fence WHERE hold_before IS NOT NULL
    UNION ALL SELECT FROM submission_attempts WHERE claim_number IS NOT NULL AND outcome <> 'not-sent'
    LIMIT 1`.execute(db)
  return rows.length > 0
}

/** The start of the newest submission before a number, which the database held before it went back; the epoch without one. */
async function findMomentBefore(db: Db, supplier: string, number: number): Promise<Date> {
  const { at } = await db
    .selectFrom('submissionAttempts')
    .select(sql<Date>`coalesce(max(started_at), 'epoch') - interval '10 minutes'`.as('at'))
    .where('supplier', '=', supplier)
    .where('claimNumber', '<', number)
    .executeTakeFirstOrThrow()
  return at
}

async function storeForgottenClaim(
  trx: Trx,
  { supplier, attemptId, number, orderId, claimedAt }: WitnessedClaim,
): Promise<void> {
  await trx
    .insertInto('witnessedClaims')
    .values({ supplier, attemptId, orderId, claimNumber: number, claimedAt: new Date(claimedAt) })
    .onConflict((conflict) => conflict.column('attemptId').doNothing())
    .execute()
  const order = await trx.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst()
  await reviewMaybeSent(trx, {
    reason: 'MAYBE_SENT_BEFORE_RESTORE',
    subject: orderId,
    ...(order && { orderId }),
    facts: { supplier, claimNumber: number, claimedAt },
  })
}

/**
 * An operator accepted that the memory is lost, or the shop is new: the witnesses start from the counter, and older orders
 * stay on hold.
 */
async function seedWitnesses(deps: Deps, supplier: string, { claims, holdBefore }: FenceRow): Promise<void> {
  const { db, fence, wake } = deps
  const seed: WitnessedClaim = {
    supplier,
    number: claims,
    orderId: seedAttemptId,
    attemptId: seedAttemptId,
    claimedAt: (holdBefore ?? new Date()).toISOString(),
  }
  await Promise.all(fence.witnesses.map((witness) => witness.refill([seed])))
  await setFence(db, supplier, { reseed: false, memoryLostAt: null })
  wake('submit-orders')
}
