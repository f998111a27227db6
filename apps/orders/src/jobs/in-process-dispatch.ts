import { outsideSpans } from '@smm/http-service/observability/trace'

const maxRunning = 16

export type Dispatcher = ReturnType<typeof openDispatcher>

/**
 * Runs calls to the bank in this process right after a commit. The statement that makes a call due leases its row to this
 * process as long as there are free slots; without one, or after a crash, the scheduler finds the row.
 */
export function openDispatcher(log: { error: (details: object, message: string) => void }) {
  const running = new Set<Promise<void>>()
  const idleListeners = new Set<() => void>()
  const remove = (run: Promise<void>) => {
    running.delete(run)
    if (running.size === 0) for (const listener of idleListeners) listener()
  }
  return {
    freeSlots: () => Math.max(0, maxRunning - running.size),
    dispatch(work: () => Promise<void>): Promise<void> {
      const run = outsideSpans(work)
        .catch((err) => log.error({ err }, 'a call to the bank failed; it comes due again'))
        .finally(() => remove(run))
      running.add(run)
      return run
    },
    isIdle: () => running.size === 0,
    /** Resolves when no call is under way, or after so many milliseconds. */
    whenIdle: (timeoutMs: number): Promise<void> =>
      new Promise((resolve) => {
        if (running.size === 0) return resolve()
        const finish = () => {
          clearTimeout(timer)
          idleListeners.delete(finish)
          resolve()
        }
        const timer = setTimeout(finish, timeoutMs)
        idleListeners.add(finish)
      }),
    async close() {
      await Promise.all(running)
    },
  }
}
