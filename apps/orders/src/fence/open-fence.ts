import { counter } from '@smm/http-service/metrics'
import type { RedisOptions } from '@smm/messaging/queue'
import { journalWitness } from './journal-witness.ts'
import {
  askWitnesses,
  type ClaimVerdict,
  type IsKnownClaim,
  judgeClaim,
  probeWitnesses,
  type Testimony,
} from './record-claim.ts'
import { redisWitness } from './redis-witness.ts'
import type { Witness, WitnessedClaim } from './witness.ts'

export type Fence = {
  witnesses: Witness[]
  /** Whether the last verdict on claims of a supplier was `send`; a fence starts closed. */
  isOpen: (supplier: string) => boolean
  /** The verdict on a claim that is not made yet. */
  probe: (
    intended: Pick<WitnessedClaim, 'supplier' | 'number'>,
    isKnown: IsKnownClaim,
  ) => Promise<ClaimVerdict>
  /** Has a committed claim witnessed before the supplier is called; only `send` lets it leave. */
  admit: (claim: WitnessedClaim, isKnown: IsKnownClaim) => Promise<ClaimVerdict>
  /** The suppliers whose claims a witness has all of: until it misses one, and of none at the start. */
  complete: Map<Witness, Set<string>>
  prune: () => Promise<void>
  close: () => Promise<void>
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
  const complete = new Map(witnesses.map((witness) => [witness, new Set<string>()]))
  const open = new Set<string>()
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
    isOpen: (supplier) => open.has(supplier),
    probe: async (intended, isKnown) =>
      judge(intended.supplier, await probeWitnesses(witnesses, intended, isKnown)),
    async admit(claim, isKnown) {
      const testimonies = await askWitnesses(witnesses, claim, isKnown)
      const newest = Math.max(...testimonies.map(({ before = 0 }) => before))
      for (const { witness, answer, before = 0 } of testimonies) {
        // An empty one may be completed at this moment, from lists that were read before this claim.
        const isBehind = answer === 'empty' || answer === 'unreachable' || before < newest
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
