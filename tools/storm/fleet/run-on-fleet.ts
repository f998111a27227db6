import { rmSync } from 'node:fs'
import type { Fleet } from './start-fleet.ts'

/**
 * Waits for the fleet, does `work` and ends the process once the fleet has stopped: with 0 when all is right, else with 1, and
 * the logs are kept. Ctrl-C ends it with 130.
 */
export async function runOnFleet(
  fleet: Pick<Fleet, 'dataDir' | 'ready' | 'stop'>,
  work: () => Promise<boolean>,
): Promise<never> {
  let isRight = false
  process.on('SIGINT', () => void fleet.stop().then(() => process.exit(130)))
  try {
    await fleet.ready()
    isRight = await work()
  } finally {
    await fleet.stop()
    if (isRight) rmSync(fleet.dataDir, { recursive: true, force: true })
    else console.error(`logs: ${fleet.dataDir}`)
  }
  process.exit(isRight ? 0 : 1)
}
