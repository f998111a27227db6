import { counter } from '@smm/http-service/metrics'
import type { RedisOptions } from '@smm/messaging/queue'
import { journalWitness } from './journal-witness.ts'
import { askWitnesses, type ClaimVerdict, type IsKnownAttempt, judgeClaim } from './record-claim.ts'
import { redisWitness } from './redis-witness.ts'
import type { Witness, WitnessedClaim } from './witness.ts'

export type Fence = {
  witnesses: Witness[]
  /** Has a committed claim witnessed before the supplier is called; only `send` lets it leave. */
  admit: (claim: WitnessedClaim, isKnown: IsKnownAttempt) => Promise<ClaimVerdict>
  /** Witnesses that missed a claim since they were last completed. */
  incomplete: Set<Witness>
  prune: () => Promise<void>
  close: () => Promise<void>
}

type Log = {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** Longer than any backup is kept: a claim forgotten here could not veto the restore of an older copy. */
const keptDays = 120

const countVerdict = counter('submission_fence_total', 'Claims judged by their witnesses, by the verdict.', [
  'verdict',
])
const countSilence = counter('submission_witness_failures_total', 'Claims that a witness could not record.', [
  'witness',
])

/**
 * The memory of submissions outside the database: the queues' Redis, and on one machine a journal in a folder, on several
 * a second Redis elsewhere.
 */
export function openFence(
  settings: {
    REDIS_URL: string
    REDIS_NAMESPACE: string
    FENCE_JOURNAL_DIR?: string
    FENCE_REDIS_URL?: string
  },
  log: Log,
): Fence {
  const namespace = settings.REDIS_NAMESPACE
  const at = (url: string): RedisOptions => ({ url, namespace })
  const witnesses = [
    redisWitness(at(settings.REDIS_URL), 'redis'),
    ...(settings.FENCE_JOURNAL_DIR ? [journalWitness(settings.FENCE_JOURNAL_DIR)] : []),
    ...(settings.FENCE_REDIS_URL ? [redisWitness(at(settings.FENCE_REDIS_URL), 'second-redis')] : []),
  ]
  const incomplete = new Set<Witness>()
  return {
    witnesses,
    incomplete,
    async admit(claim, isKnown) {
      const testimonies = await askWitnesses(witnesses, claim, isKnown)
      const verdict = judgeClaim(testimonies.map(({ answer }) => answer))
      countVerdict({ verdict })
      for (const { witness, answer } of testimonies) {
        if (answer === 'unreachable') {
          countSilence({ witness: witness.name })
          incomplete.add(witness)
          log.warn(
            { witness: witness.name, orderId: claim.orderId },
            'a witness could not record a submission',
          )
        }
      }
      return verdict
    },
    async prune() {
      await Promise.all(witnesses.map((witness) => witness.prune(keptDays)))
    },
    async close() {
      await Promise.all(witnesses.map((witness) => witness.close()))
    },
  }
}
