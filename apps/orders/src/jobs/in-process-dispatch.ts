import { setTimeout as pause } from 'node:timers/promises'
import { outsideSpans } from '@smm/http-service/observability/trace'

const maxRunning = 16

/** Visitors who buy, pay and buy again leave shorter gaps between the calls that they wait for. */
const quietMs = 20
const lookEveryMs = 5

export type Dispatcher = ReturnType<typeof openDispatcher>

/**
 * Runs calls to the bank in this process right after a commit. The statement that makes a call due leases its row to this
 * process as long as there are free slots; without one, or after a crash, the scheduler finds the row.
 */
export function openDispatcher(log: { error: (details: object, message: string) => void }) {
  const running = new Set<Promise<void>>()
  let lastEndedAt = -Infinity
  const remove = (run: Promise<void>) => {
    running.delete(run)
    lastEndedAt = performance.now()
  }
  const isIdle = () => running.size === 0
  const isQuiet = () => isIdle() && performance.now() - lastEndedAt >= quietMs
  return {
    freeSlots: () => Math.max(0, maxRunning - running.size),
    dispatch(work: () => Promise<void>): Promise<void> {
      const run = outsideSpans(work)
        .catch((err) => log.error({ err }, 'a call to the bank failed; it comes due again'))
        .finally(() => remove(run))
      running.add(run)
      return run
    },
    isIdle,
    /** Resolves when no call was under way for a while, or after so many milliseconds. */
    async whenQuiet(timeoutMs: number): Promise<void> {
      const until = performance.now() + timeoutMs
      while (!isQuiet() && performance.now() < until) await pause(lookEveryMs)
    },
    async close() {
      await Promise.all(running)
    },
  }
}
