import { failedSuites, type Outcome, type Rerun } from './outcome.ts'

/** So many suites may fail on a busy machine, a thirtieth of all; more is a fault of the code. */
const maxSuitesAlone = 12

/** A run of Jest, with its name, arguments and environment. */
export type JestCall = { name: string; args: string[]; env: Record<string, string> }
export type JestOutcome = Outcome & { call?: JestCall }

/** Runs the few suites that failed once more, each as it was called, with the machine to itself. */
export async function runAlone(
  run: (call: JestCall) => Promise<Outcome>,
  ran: JestOutcome[],
): Promise<Rerun[]> {
  const failed = ran.flatMap(({ call, faults }) =>
    call ? failedSuites(faults).map((suite) => ({ ...call, suite })) : [],
  )
  if (failed.length > maxSuitesAlone) return []
  const reruns: Rerun[] = []
  for (const { name, args, env, suite } of failed) {
    const { faults } = await run({
      name: `${name}, ${suite} alone`,
      args: [...args, '--runTestsByPath', suite],
      env,
    })
    reruns.push({ suite, isUnsteady: faults.length === 0 })
  }
  return reruns
}
