import { outcomeOfJest, outcomeOfTargets, summaryOf } from './outcome.ts'

const started = (suite: string) => ({ event: 'started' as const, suite })
const ended = (suite: string, passed: number, failed: string[] = [], isBroken = false) => ({
  event: 'ended' as const,
  suite,
  passed,
  failed,
  isBroken,
})
const ofSuite = (suite: string, text: string) => ({ suite, text })
const completed = { event: 'completed' as const }
const green = [started('a'), ended('a', 2), started('b'), ended('b', 1)]

type Run = Parameters<typeof outcomeOfJest>[0]

it.each<[string, Run, ReturnType<typeof outcomeOfJest>]>([
  ['all passed', { events: [...green, completed], end: 'exited', exitCode: 0 }, { passed: 3, faults: [] }],
  [
    'a test failed',
    {
      events: [...green, started('c'), ended('c', 4, ['adds', 'removes']), completed],
      end: 'exited',
      exitCode: 1,
    },
    { passed: 7, faults: [ofSuite('c', 'c: adds'), ofSuite('c', 'c: removes')] },
  ],
  [
    'a suite could not be loaded',
    { events: [...green, started('c'), ended('c', 0, [], true), completed], end: 'exited', exitCode: 1 },
    { passed: 3, faults: [ofSuite('c', 'c could not run')] },
  ],
  [
    'Jest failed for a reason of its own',
    { events: [...green, completed], end: 'exited', exitCode: 1 },
    { passed: 3, faults: [{ text: 'the run ended with exit code 1, though no test failed' }] },
  ],
  [
    'Jest ended in the middle',
    { events: [...green, started('c')], end: 'exited', exitCode: 134 },
    {
      passed: 3,
      faults: [
        { text: 'c was running when the run ended' },
        { text: 'the run ended before its report, with exit code 134' },
      ],
    },
  ],
  [
    'it was killed for its time: what failed and what hung is told',
    { events: [...green, started('c'), started('d'), ended('d', 1, ['sells'])], end: 'late', exitCode: null },
    {
      passed: 4,
      faults: [
        ofSuite('d', 'd: sells'),
        { text: 'c was running when the run ended' },
        { text: 'the run took too long and was ended' },
      ],
    },
  ],
  [
    'it left a handle open after its report',
    { events: [...green, completed], end: 'stayed', exitCode: null },
    { passed: 3, faults: [{ text: 'the run left something running, which was ended' }] },
  ],
  [
    'nothing was found',
    { events: [completed], end: 'exited', exitCode: 0 },
    { passed: 0, faults: [{ text: 'the run found no test' }] },
  ],
])('of a run of Jest in which %s', (_what, run, outcome) => {
  expect(outcomeOfJest(run)).toEqual(outcome)
})

const task = (name: string, status = 0) => ({ taskId: `@smm/tools:${name}`, status })
const half = [task('lint', 1), task('typecheck')]

it.each<[string, Parameters<typeof outcomeOfTargets>[0], ReturnType<typeof outcomeOfTargets>]>([
  ['all passed', { tasks: [task('lint')], end: 'exited', exitCode: 0 }, { passed: 1, faults: [] }],
  [
    'one failed',
    { tasks: half, end: 'exited', exitCode: 1 },
    { passed: 1, faults: [{ text: '@smm/tools:lint' }] },
  ],
  [
    'Nx failed by itself',
    { tasks: [], end: 'exited', exitCode: 1 },
    { passed: 0, faults: [{ text: 'the run ended with exit code 1' }] },
  ],
  [
    'nothing was stored',
    { tasks: [], end: 'exited', exitCode: 0 },
    { passed: 0, faults: [{ text: 'the run ended with exit code 0' }] },
  ],
  [
    'it was killed for its time',
    { tasks: half, end: 'late', exitCode: null },
    { passed: 1, faults: [{ text: '@smm/tools:lint' }, { text: 'the run took too long and was ended' }] },
  ],
  [
    'Ctrl-C ended it',
    { tasks: [], end: 'interrupted', exitCode: null },
    { passed: 0, faults: [{ text: 'the run was interrupted' }] },
  ],
])('of a run of Nx in which %s', (_what, run, outcome) => {
  expect(outcomeOfTargets(run)).toEqual(outcome)
})

it('a suite that passes alone counts as it ran alone, and is named', () => {
  const outcomes = [
    { name: 'units', passed: 7, faults: [ofSuite('c', 'c: adds'), ofSuite('cd', 'cd: adds')] },
    { name: 'journeys', passed: 3, faults: [] },
  ]
  const reruns = [
    { suite: 'c', isUnsteady: true },
    { suite: 'cd', isUnsteady: false },
  ]
  expect(summaryOf(outcomes, reruns)).toEqual({
    lines: ['UNSTEADY, passes alone: units: c: adds', 'FAILED units: cd: adds', '11 passed, 1 failed'],
    isPassed: false,
  })
  expect(
    summaryOf(outcomes, [
      { suite: 'c', isUnsteady: true },
      { suite: 'cd', isUnsteady: true },
    ]),
  ).toMatchObject({
    isPassed: true,
  })
  expect(summaryOf([outcomes[1]!])).toEqual({ lines: ['3 passed, 0 failed'], isPassed: true })
})

it('says where no failed suite ran again', () =>
  expect(summaryOf([{ name: 'units', passed: 0, faults: [ofSuite('c', 'c: adds')] }]).lines).toEqual([
    'FAILED units: c: adds',
    'None of 1 failed suites ran again alone',
    '0 passed, 1 failed',
  ]))
