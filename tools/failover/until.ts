import { setTimeout as pause } from 'node:timers/promises'

/** Waits without an end: the test or the round has its own. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50)
}
