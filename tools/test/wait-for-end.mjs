import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Limits of a run, and of one after its report: an open handle is a fault of its own. */
const limitMs = { run: 40 * 60_000, afterReport: 180_000 }

/**
 * Waits for the exit of a process, and kills its group when it takes too long or stays after its report. Throws when Ctrl-C
 * ended the wait.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean} isReported
 * @returns {Promise<import('./outcome.mjs').End>}
 */
export async function waitForEnd(child, isReported = () => false, limits = limitMs) {
  const began = Date.now()
  const ended = once(child, 'exit').then(() => true)
  let reportedAt = Infinity
  while (!(await Promise.race([ended, sleep(pollMs, false)]))) {
    if (reportedAt === Infinity && isReported()) reportedAt = Date.now()
    const isLate = Date.now() - began > limits.run
    const isStaying = Date.now() - reportedAt > limits.afterReport
    if (!isLate && !isStaying && !interruption.signal.aborted) continue
    process.kill(-child.pid, 'SIGKILL')
    await ended
    interruption.signal.throwIfAborted()
    return isStaying ? 'stayed' : 'late'
  }
  return 'exited'
}

const pollMs = 500

const interruption = new AbortController()
/** Ctrl-C ends what runs, so that its caller can stop the stores. */
export function endRunsOnInterrupt() {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => interruption.abort(new Error('interrupted')))
}
