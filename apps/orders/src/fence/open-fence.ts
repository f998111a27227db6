import { counter } from '@smm/http-service/observability/metrics'
import { withTimeout } from '@smm/http-service/with-timeout'
import type { RedisOptions } from '@smm/messaging/queue'
import type { Db } from '../tables.ts'
import { journalWitness } from './journal-witness.ts'
import { redisWitness } from './redis-witness.ts'
import { listFences, listUnknown } from './unknown-claims.ts'
import type { Witness, WitnessAnswer, WitnessedClaim } from './witness.ts'

export type Fence = {
  witnesses: Witness[]
  /**
   * The verdict on a claim that is not made yet. The witnesses answer for all suppliers: an order that one of them was sent must
   * not go to another.
   */
  verdictFor: (supplier: string) => Promise<ClaimVerdict>
  /** Has a committed claim witnessed before the supplier is called; only `send` lets it leave. */
  admit: (claim: WitnessedClaim) => Promise<ClaimVerdict>
  /** The suppliers whose claims a witness has all of: until it misses one, and of none at the start. */
  complete: Map<Witness, Set<string>>
  prune: () => Promise<void>
  close: () => Promise<void>
}

export type ClaimVerdict =
  /** At least one witness with a memory holds the claim now. */
  | 'send'
  /** The newest claim of a witness is unknown to the database. Nothing may leave. */
  | 'database-went-back'
  /** Every witness is empty beside a database with claims. A person decides from when on sending is safe. */
  | 'memory-lost'
  /** No witness can be written. The order waits. */
  | 'unwitnessed'

type Config = {
  /** No witness holds the others up for longer. */
  FENCE_TIMEOUT_MS: number
  REDIS_URL: string
  REDIS_NAMESPACE: string
  FENCE_JOURNAL_DIR?: string
  FENCE_REDIS_URL?: string
}
type Log = {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** Longer than any backup is kept: a claim forgotten here could not veto the restore of an older copy. */
const keptDays = 120

const countVerdict = counter(
  'submission_fence_total',
  'Verdicts of the witnesses on claims, made or intended.',
  ['verdict'],
)
const countSilence = counter('submission_witness_failures_total', 'Claims that a witness could not record.', [
  'witness',
])

/**
 * The memory of submissions outside the database: the queues' Redis, and on one machine a journal in a folder, on several
 * a second Redis elsewhere.
 */
export function openFence({ config, log, db }: { config: Config; log: Log; db: Db }): Fence {
  const witnesses = openWitnesses(config)
  const timeoutMs = config.FENCE_TIMEOUT_MS
  const complete = new Map(witnesses.map((witness) => [witness, new Set<string>()]))
  /** The suppliers of which the last verdict was `send`: the next claim is only asked about when it is made. */
  const open = new Set<string>()
  const isKnown = async (claim: WitnessedClaim) => (await listUnknown(db, [claim])).length === 0
  const judge = (supplier: string, testimonies: Testimony[]) => {
    const verdict = judgeClaim(testimonies.map(({ answer }) => answer))
    countVerdict({ verdict })
    if (verdict === 'send') open.add(supplier)
    else open.clear()
    return verdict
  }
  return {
    witnesses,
    complete,
    async verdictFor(supplier) {
      if (open.has(supplier)) return 'send'
      const own = { supplier, claims: 0 }
      const fences = new Map([own, ...(await listFences(db))].map((it) => [it.supplier, it]))
      for (const { supplier: one, claims } of fences.values()) {
        const intended = { supplier: one, number: claims + 1 }
        const verdict = judge(one, await probeWitnesses(witnesses, intended, isKnown, timeoutMs))
        if (verdict !== 'send') return verdict
      }
      return 'send'
    },
    async admit(claim) {
      const testimonies = await askWitnesses(witnesses, claim, isKnown, timeoutMs)
      for (const { witness, answer, before = 0 } of testimonies) {
        // By the claim's own number: the witness that holds those before it may not answer.
        const isBehind = answer === 'empty' || answer === 'unreachable' || before < claim.number - 1
        if (isBehind) complete.get(witness)?.delete(claim.supplier)
        if (answer === 'unreachable') {
          countSilence({ witness: witness.name })
          log.warn(
            { witness: witness.name, orderId: claim.orderId },
            'a witness could not record a submission',
          )
        }
      }
      return judge(claim.supplier, testimonies)
    },
    async prune() {
      await Promise.all(witnesses.map((witness) => witness.prune(keptDays)))
    },
    async close() {
      await Promise.all(witnesses.map((witness) => witness.close()))
    },
  }
}

function openWitnesses(config: Config): Witness[] {
  const at = (url: string): RedisOptions => ({ url, namespace: config.REDIS_NAMESPACE })
  return [
    redisWitness(at(config.REDIS_URL), 'redis'),
    ...(config.FENCE_JOURNAL_DIR ? [journalWitness(config.FENCE_JOURNAL_DIR)] : []),
    ...(config.FENCE_REDIS_URL ? [redisWitness(at(config.FENCE_REDIS_URL), 'second-redis')] : []),
  ]
}

/**
 * `empty`: the witness holds nothing at all, or none of the claims made at this supplier, so it lost its memory: a new shop's
 * holds a seed. `unreachable`: no answer in time.
 */
type Testimony = {
  witness: Witness
  answer: WitnessAnswer | 'empty' | 'unreachable'
  /** The newest claim that it held before a recorded one. */
  before?: number
}
type Answer = Omit<Testimony, 'witness'>

/** The witnesses are a veto, never a permission: one veto outweighs any number of records. */
export function judgeClaim(answers: Array<Testimony['answer']>): ClaimVerdict {
  if (answers.includes('vetoed')) return 'database-went-back'
  if (answers.includes('recorded')) return 'send'
  return answers.every((answer) => answer === 'empty') ? 'memory-lost' : 'unwitnessed'
}

/** Whether the database knows a claim of a witness. */
type IsKnownClaim = (claim: WitnessedClaim) => Promise<boolean>

/** Has all witnesses record a claim. */
export const askWitnesses = (
  witnesses: Witness[],
  claim: WitnessedClaim,
  isKnown: IsKnownClaim,
  timeoutMs: number,
): Promise<Testimony[]> =>
  askAll(witnesses, timeoutMs, async (witness) => {
    const last = await findLast(witness, claim, isKnown)
    if (typeof last === 'string') return { answer: last }
    return { answer: await witness.record(claim, last.attemptId), before: last.number }
  })

/** Asks all witnesses whether they would record a claim of this number; `recorded` stands for yes. */
export const probeWitnesses = (
  witnesses: Witness[],
  intended: Pick<WitnessedClaim, 'supplier' | 'number'>,
  isKnown: IsKnownClaim,
  timeoutMs: number,
): Promise<Testimony[]> =>
  askAll(witnesses, timeoutMs, async (witness) => {
    const last = await findLast(witness, intended, isKnown)
    return { answer: typeof last === 'string' ? last : 'recorded' }
  })

const askAll = (
  witnesses: Witness[],
  timeoutMs: number,
  ask: (witness: Witness) => Promise<Answer>,
): Promise<Testimony[]> =>
  Promise.all(
    witnesses.map(async (witness) => ({
      witness,
      ...(await withTimeout(timeoutMs, ask(witness)).catch((): Answer => ({ answer: 'unreachable' }))),
    })),
  )

/**
 * Finds the attempt that a claim is appended behind, undefined for the first. A restored database lacks it, or the newest of
 * another supplier, however far its counters have come: an order forgotten there would be sent here.
 */
async function findLast(
  witness: Witness,
  { supplier, number }: Pick<WitnessedClaim, 'supplier' | 'number'>,
  isKnown: IsKnownClaim,
): Promise<{ attemptId: string | undefined; number: number } | 'vetoed' | 'empty'> {
  const others = (await witness.suppliers()).filter((other) => other !== supplier)
  const [newest, ...ofOthers] = await Promise.all([supplier, ...others].map((one) => witness.newest(one)))
  const claims = [newest, ...ofOthers].filter((claim) => claim !== undefined)
  const known = await Promise.all(claims.map(isKnown))
  if (known.includes(false)) return 'vetoed'
  if (!newest && (number > 1 || claims.length === 0)) return 'empty'
  return { attemptId: newest?.attemptId, number: newest?.number ?? 0 }
}
