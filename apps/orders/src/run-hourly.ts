import { claimRun, giveBackRun } from './claim-run.ts'
import type { Deps } from './deps.ts'

/** Does it on one replica once an hour; what failed may be tried again at once, and keeps nothing else from being done. */
export async function runHourly({ db, log }: Deps, name: string, run: () => Promise<void>): Promise<void> {
  if (!(await claimRun(db, name, 60 * 60))) return
  try {
    await run()
  } catch (err) {
    log.error({ err, work: name }, 'an hourly piece of work failed; it is tried again')
    await giveBackRun(db, name)
  }
}
