import { withTimeout } from '@smm/http-service/with-timeout'
import type { Deps } from '../deps.ts'
import { claimKey, listUnknown } from './unknown-claims.ts'
import type { Witness, WitnessedClaim } from './witness.ts'

/** A journal of 120 days is read from its beginning. */
const listPatienceMs = 30_000

/** The union of all witnesses above a number, one claim per attempt; rejects when one of them does not answer. */
export async function listRemembered(
  { fence }: Deps,
  supplier: string,
  after: number,
): Promise<WitnessedClaim[]> {
  const lists = await Promise.all(
    fence.witnesses.map((witness) => withTimeout(listPatienceMs, witness.listAfter(supplier, after))),
  )
  return oncePerAttempt(lists.flat())
}

const oncePerAttempt = (claims: WitnessedClaim[]) => [
  ...new Map(claims.map((claim) => [claimKey(claim), claim])).values(),
]

/**
 * Copies to a witness that is behind, or missed a claim, what the others remember and what only the database does. `highest`
 * has each witness's highest number, undefined for one that did not answer; `claims` is the database's counter.
 */
export async function backfillWitnesses(
  deps: Deps,
  supplier: string,
  claims: number,
  highest: Array<number | undefined>,
): Promise<void> {
  const { fence, log } = deps
  const top = Math.max(0, ...highest.map((number) => number ?? 0))
  const lost = claims > top ? await listLost(deps, supplier, top) : []
  const newest = lost.at(-1)?.number ?? top
  for (const [at, witness] of fence.witnesses.entries()) {
    const known = highest[at]
    const complete = fence.complete.get(witness)
    if (known === undefined || (known === newest && complete?.has(supplier))) continue
    // Before the lists are read: a claim that the witness misses meanwhile unmarks it again.
    complete?.add(supplier)
    const refilled = await refillWitness(deps, supplier, witness, lost).catch((err: unknown) => {
      complete?.delete(supplier)
      throw err
    })
    if (refilled > 0)
      log.warn({ witness: witness.name, claims: refilled }, 'a witness of submissions was completed')
  }
}

/**
 * Claims above `top` that left, and that no witness remembers: one could not be written while another one was emptied. None
 * while the database does not know a claim of a witness: these would stand above it and hide it.
 */
async function listLost(deps: Deps, supplier: string, top: number): Promise<WitnessedClaim[]> {
  const left = await deps.db
    .selectFrom('submissionAttempts')
    .select(['id', 'orderId', 'claimNumber', 'startedAt'])
    .where('supplier', '=', supplier)
    .where('claimNumber', '>', top)
    .where('outcome', '<>', 'not-sent')
    .orderBy('claimNumber')
    .execute()
  if (left.length === 0) return []
  if ((await listUnknown(deps.db, await listRemembered(deps, supplier, 0))).length > 0) return []
  return left.map(({ id: attemptId, orderId, claimNumber, startedAt }) => ({
    supplier,
    number: claimNumber ?? 0,
    orderId,
    attemptId,
    claimedAt: startedAt.toISOString(),
  }))
}

/** Returns the number of claims that the witness missed, however long ago: it may have been away for months. */
async function refillWitness(
  deps: Deps,
  supplier: string,
  witness: Witness,
  lost: WitnessedClaim[],
): Promise<number> {
  const all = oncePerAttempt([...lost, ...(await listRemembered(deps, supplier, 0))])
  const own = new Set((await witness.listAfter(supplier, 0)).map(claimKey))
  const missing = all.filter((claim) => !own.has(claimKey(claim)))
  if (missing.length > 0) await witness.refill(missing)
  return missing.length
}
