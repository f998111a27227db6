import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunEnd } from './outcome.ts'

/** Limits of a run, and of one after its report: an open handle is a fault of its own. */
const limitMs = { run: 40 * 60_000, afterReport: 180_000 }
const pollMs = 500

type Wait = { isReported?: () => boolean; limits?: typeof limitMs; signal?: AbortSignal | undefined }

/** Waits for the exit of a process. Kills its group when it is late, stays after its report, or `signal` interrupts it. */
export async function waitForEnd(
  child: ChildProcess,
  { isReported = () => false, limits = limitMs, signal }: Wait = {},
): Promise<RunEnd> {
  const began = Date.now()
  const ended = once(child, 'exit').then(() => true)
  let reportedAt = Infinity
  while (!(await Promise.race([ended, sleep(pollMs, false)]))) {
    if (reportedAt === Infinity && isReported()) reportedAt = Date.now()
    const end =
      (signal?.aborted && 'interrupted') ||
      (Date.now() - reportedAt > limits.afterReport && 'stayed') ||
      (Date.now() - began > limits.run && 'late')
    if (!end) continue
    if (!killGroup(child.pid!)) continue
    await ended
    return end
  }
  return 'exited'
}

/** False when the group has just ended by itself. */
function killGroup(pid: number): boolean {
  try {
    return process.kill(-pid, 'SIGKILL')
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw err
  }
}
