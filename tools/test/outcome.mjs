// Outcomes of checks. Each failure is a fault with a name: the number of failures is the number of faults.

/**
 * @typedef {'exited' | 'late' | 'stayed'} End By itself, killed for its time, or killed because it stayed after its report.
 * @typedef {{ event: 'started', suite: string }} Started
 * @typedef {{ event: 'ended', suite: string, passed: number, failed: string[], isBroken: boolean }} Ended
 * @typedef {Started | Ended | { event: 'completed' }} JournalEvent
 * @typedef {{ events: JournalEvent[], end: End, exitCode: number | null }} JestRun
 * @typedef {{ name: string, passed: number, faults: string[] }} Outcome
 */

/**
 * Of a run of Jest, by its journal. One that was killed tells what had failed by then, and what was running.
 *
 * @param {JestRun} run
 */
export function outcomeOfJest(run) {
  const ended = run.events.filter(({ event }) => event === 'ended')
  const failed = ended.filter(({ failed: tests, isBroken }) => tests.length > 0 || isBroken)
  const names = new Set(ended.map(({ suite }) => suite))
  const cutOff = run.events.filter(({ event, suite }) => event === 'started' && !names.has(suite))
  const faults = [
    ...failed.flatMap(faultsOfSuite),
    ...cutOff.map(({ suite }) => `${suite} was running when the run ended`),
  ]
  const passed = ended.reduce((sum, suite) => sum + suite.passed, 0)
  return {
    passed,
    faults: [...faults, ...faultsOfProcess(run, { passed, found: faults.length })],
    failedSuites: failed.map(({ suite }) => suite),
  }
}

/** A suite that could not run at all has one fault. */
const faultsOfSuite = ({ suite, failed }) =>
  failed.length > 0 ? failed.map((test) => `${suite}: ${test}`) : [`${suite} could not run`]

/** The fault of the process itself, where its tests do not explain how it ended. */
function faultsOfProcess({ events, end, exitCode }, { passed, found }) {
  if (end === 'late') return ['the run took too long and was ended']
  if (end === 'stayed') return ['the run left something running, which was ended']
  if (!isComplete(events)) return [`the run ended before its report, with exit code ${exitCode}`]
  if (exitCode !== 0 && found === 0)
    return [`the run ended with exit code ${exitCode}, though no test failed`]
  if (passed + found === 0) return ['the run found no test']
  return []
}

/** @param {JournalEvent[]} events */
export const isComplete = (events) => events.some(({ event }) => event === 'completed')

/**
 * Of a run of Nx over `tasks` tasks, by the failed ones that its printout lists. Where it lists none, nothing is known to
 * have passed.
 *
 * @param {{ tasks: number, output: string, end: End, exitCode: number | null }} run
 */
export function outcomeOfTargets({ tasks, output, end, exitCode }) {
  if (end === 'exited' && exitCode === 0) return { passed: tasks, faults: [] }
  const failed = [...new Set(Array.from(output.matchAll(/^- (\S+:\S+)$/gm), ([, task]) => task))]
  if (end !== 'exited') return { passed: 0, faults: [...failed, 'the run took too long and was ended'] }
  if (failed.length === 0) return { passed: 0, faults: [`the run ended with exit code ${exitCode}`] }
  return { passed: tasks - failed.length, faults: failed }
}

/**
 * A suite that failed beside others and then ran alone.
 *
 * @typedef {{ suite: string, isUnsteady: boolean }} Rerun
 */

/**
 * The last lines of the report. A suite that passes alone counts as it ran alone, and is named: it depends on the machine or on
 * its neighbours, and is to be mended.
 *
 * @param {Outcome[]} outcomes
 * @param {Rerun[]} reruns
 */
export function summaryOf(outcomes, reruns = []) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const faults = outcomes.flatMap(({ name, faults: own }) => own.map((fault) => ({ name, fault })))
  const isOf = (fault, suite) => fault.startsWith(`${suite}: `) || fault === `${suite} could not run`
  const isUnsteady = ({ fault }) => reruns.some((it) => it.isUnsteady && isOf(fault, it.suite))
  const unsteady = faults.filter(isUnsteady)
  const failed = faults.filter((it) => !isUnsteady(it))
  const line = (word) => (it) => `${word} ${it.name}: ${it.fault}`
  return {
    lines: [
      ...unsteady.map(line('UNSTEADY, passes alone:')),
      ...failed.map(line('FAILED')),
      `${passed + unsteady.length} passed, ${failed.length} failed`,
    ],
    isPassed: failed.length === 0,
  }
}
