import type { Rate } from '@smm/http-service/limits/redis-limits'
import { refill, type TokenBucket } from './token-bucket.ts'

/** The processor time that a visitor's frames and turns may take. */
export type ProcessorBudget = {
  isSpent: () => boolean
  /** Runs synchronous work and charges its processor time. */
  measure: <T>(work: () => T) => T
}

export const unlimitedProcessor: ProcessorBudget = { isSpent: () => false, measure: (work) => work() }

type Account = { bucket: () => TokenBucket; rate: Rate }

/**
 * A budget of milliseconds that is spent when one of its accounts is. Work is charged after it ran, so an account may
 * become negative by one turn.
 */
export function openProcessorBudget(accounts: Account[], clock: () => number): ProcessorBudget {
  return {
    isSpent: () => accounts.some(({ bucket, rate }) => refill(bucket(), rate, clock()) <= 0),
    measure(work) {
      const before = process.threadCpuUsage()
      try {
        return work()
      } finally {
        const { user, system } = process.threadCpuUsage(before)
        for (const { bucket } of accounts) bucket().tokens -= (user + system) / 1_000
      }
    },
  }
}
