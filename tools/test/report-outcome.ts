import type { Outcome, Result } from './outcome.ts'

/** Prints what a run came to and how long it took, once it is over. One that throws has a fault: the others are told too. */
export async function reportOutcome(name: string, running: Promise<Result>): Promise<Outcome> {
  const began = Date.now()
  const result = await running.catch((error: unknown): Result => {
    console.error(error)
    return { passed: 0, faults: [{ text: `it threw ${String(error)}` }] }
  })
  const { passed, faults } = result
  console.log(`\n— ${name}: ${passed} passed, ${faults.length} failed in ${secondsSince(began)} s`)
  return { name, ...result }
}

/** Starts something that checks need; its start is a check too. */
export async function reportStart<Part>(name: string, starting: Promise<Part>) {
  let part: Part | undefined
  const outcome = await reportOutcome(
    name,
    starting.then((started) => {
      part = started
      return { passed: 1, faults: [] }
    }),
  )
  return { outcome, part }
}

/** Logs why something did not stop; what was found before counts. */
export const logFailedStop = (what: string, stopping: Promise<unknown>) =>
  stopping.catch((error: unknown) => console.error(`${what} did not stop:`, error))

export const secondsSince = (ms: number) => Math.round((Date.now() - ms) / 1000)
