import { outsideSpans } from '@smm/http-service/trace'

const mostAtOnce = 16

export type AtOnce = ReturnType<typeof openAtOnce>

/**
 * Calls to the bank that do not wait for a look at the rows: the statement that makes one due lends it to this process,
 * which starts it after the commit. Nothing is lent while there is no room, and the work list finds it as ever; what a
 * process lends itself and dies over comes due again by itself.
 */
export function openAtOnce(log: { error: (details: object, message: string) => void }) {
  const running = new Set<Promise<void>>()
  const waiting = new Set<() => void>()
  const end = (run: Promise<void>) => {
    running.delete(run)
    if (running.size === 0) for (const goOn of waiting) goOn()
  }
  return {
    /** How many more calls may be started. */
    room: () => Math.max(0, mostAtOnce - running.size),
    start(work: () => Promise<void>) {
      const run = outsideSpans(work)
        .catch((err) => log.error({ err }, 'a call to the bank failed; it comes due again'))
        .finally(() => end(run))
      running.add(run)
    },
    isQuiet: () => running.size === 0,
    /** Resolves when none of them is under way, or after so many milliseconds. */
    quiet: (withinMs: number): Promise<void> =>
      new Promise((resolve) => {
        if (running.size === 0) return resolve()
        const goOn = () => {
          clearTimeout(timer)
          waiting.delete(goOn)
          resolve()
        }
        const timer = setTimeout(goOn, withinMs)
        waiting.add(goOn)
      }),
    async close() {
      await Promise.all(running)
    },
  }
}
