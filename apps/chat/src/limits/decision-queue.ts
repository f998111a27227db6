import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Runs synchronous decisions one after the other. */
export type DecisionQueue = <T>(decide: () => T) => Promise<T>

const costlyMs = 3

/** After a costly decision the event loop handles what has arrived, so that a ping waits for one of them, not for all. */
export function openDecisionQueue(): DecisionQueue {
  const mutex = pLimit(1)
  return (decide) =>
    mutex(async () => {
      const startedAt = performance.now()
      try {
        return decide()
      } finally {
        if (performance.now() - startedAt > costlyMs) await setImmediate()
      }
    })
}
