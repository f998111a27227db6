// Outcomes of checks. Each failure is a fault with a name: the number of failures is the number of faults.
import type { SuiteEnd, JournalEvent } from './journal.ts'

/** How a run ended: by itself, or killed for its time, because it stayed after its report, or by Ctrl-C. */
export type RunEnd = 'exited' | 'late' | 'stayed' | 'interrupted'

export type JestRun = { events: JournalEvent[]; end: RunEnd; exitCode: number | null }

/** `suite`: the one that failed, which may run once more. */
export type Fault = { suite?: string; text: string }
export type Result = { passed: number; faults: Fault[] }
export type Outcome = Result & { name: string }

const faultOfEnd = {
  late: 'the run took too long and was ended',
  stayed: 'the run left something running, which was ended',
  interrupted: 'the run was interrupted',
} as const satisfies Record<Exclude<RunEnd, 'exited'>, string>

/** Of a run of Jest, by its journal. One that was killed tells what had failed by then, and what was running. */
export function outcomeOfJest(run: JestRun): Result {
  const ended = run.events.filter((it) => it.event === 'ended')
  const failed = ended.filter(({ failed: tests, isBroken }) => tests.length > 0 || isBroken)
  const names = new Set(ended.map(({ suite }) => suite))
  const cutOff = run.events.filter((it) => it.event === 'started').filter(({ suite }) => !names.has(suite))
  const faults = [
    ...failed.flatMap(faultsOfSuite),
    ...cutOff.map(({ suite }) => ({ text: `${suite} was running when the run ended` })),
  ]
  const passed = ended.reduce((sum, suite) => sum + suite.passed, 0)
  const own = faultsOfProcess(run, { passed, found: faults.length })
  return { passed, faults: [...faults, ...own.map((text) => ({ text }))] }
}

/** A suite that could not run at all has one fault. */
const faultsOfSuite = ({ suite, failed }: SuiteEnd): Fault[] =>
  failed.length > 0
    ? failed.map((test) => ({ suite, text: `${suite}: ${test}` }))
    : [{ suite, text: `${suite} could not run` }]

export const failedSuites = (faults: Fault[]): string[] => [
  ...new Set(faults.flatMap((it) => it.suite ?? [])),
]

type Found = { passed: number; found: number }

/** The fault of the process itself, where its tests do not explain how it ended. */
function faultsOfProcess({ events, end, exitCode }: JestRun, { passed, found }: Found) {
  if (end !== 'exited') return [faultOfEnd[end]]
  if (!isComplete(events)) return [`the run ended before its report, with exit code ${exitCode}`]
  if (exitCode !== 0 && found === 0)
    return [`the run ended with exit code ${exitCode}, though no test failed`]
  if (passed === 0 && found === 0) return ['the run found no test']
  return []
}

export const isComplete = (events: JournalEvent[]) => events.some(({ event }) => event === 'completed')

/** A task of Nx and its exit code. */
export type Task = { taskId: string; status: number }

/** Of a run of Nx, by the tasks that it stored at its end. */
export function outcomeOfTargets(run: { tasks: Task[]; end: RunEnd; exitCode: number | null }): Result {
  const failed = run.tasks.filter(({ status }) => status !== 0).map(({ taskId }) => ({ text: taskId }))
  const passed = run.tasks.length - failed.length
  if (run.end !== 'exited') return { passed, faults: [...failed, { text: faultOfEnd[run.end] }] }
  const isExplained = failed.length > 0 || (run.exitCode === 0 && passed > 0)
  return { passed, faults: isExplained ? failed : [{ text: `the run ended with exit code ${run.exitCode}` }] }
}

/** A suite that failed beside others and then ran alone. */
export type Rerun = { suite: string; isUnsteady: boolean }

/**
 * The last lines of the report. A fault of a suite that passes alone counts as one passed test, also where all of the suite could
 * not run, and is named: it depends on the machine or on its neighbours, and is to be mended.
 */
export function summaryOf(outcomes: Outcome[], reruns: Rerun[] = []) {
  type Named = Fault & { name: string }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const faults = outcomes.flatMap(({ name, faults: own }) => own.map((fault): Named => ({ ...fault, name })))
  const isUnsteady = ({ suite }: Fault) => reruns.some((it) => it.isUnsteady && it.suite === suite)
  const unsteady = faults.filter(isUnsteady)
  const failed = faults.filter((it) => !isUnsteady(it))
  const suites = failedSuites(faults).length
  const line = (word: string) => (it: Named) => `${word} ${it.name}: ${it.text}`
  return {
    lines: [
      ...unsteady.map(line('UNSTEADY, passes alone:')),
      ...failed.map(line('FAILED')),
      ...(suites > 0 && reruns.length === 0 ? [`None of ${suites} failed suites ran again alone`] : []),
      `${passed + unsteady.length} passed, ${failed.length} failed`,
    ],
    isPassed: failed.length === 0,
  }
}
