import type { Outcome } from './outcome.ts'
import { type JestCall, runAlone } from './run-alone.ts'

const call = { name: 'tools', args: ['--projects', 'tools'], env: { TMPDIR: '/disk' } }
const faultsOf = (suites: string[]) => suites.map((suite) => ({ suite, text: `${suite}: adds` }))
const failing = (...suites: string[]) => ({ ...call, call, passed: 0, faults: faultsOf(suites) })

async function rerunsOf(ran: Parameters<typeof runAlone>[1], failedAlone: string[] = []) {
  const calls: JestCall[] = []
  const run = async (one: JestCall): Promise<Outcome> => {
    calls.push(one)
    return { name: one.name, passed: 1, faults: faultsOf(failedAlone) }
  }
  return { reruns: await runAlone(run, ran), calls }
}

it('runs a failed suite alone in the environment that it failed in', async () => {
  const built = { name: 'build', passed: 8, faults: [] }
  expect(await rerunsOf([built, failing('a.test.ts')])).toEqual({
    calls: [
      {
        name: 'tools, a.test.ts alone',
        args: ['--projects', 'tools', '--runTestsByPath', 'a.test.ts'],
        env: { TMPDIR: '/disk' },
      },
    ],
    reruns: [{ suite: 'a.test.ts', isUnsteady: true }],
  })
})

it('tells one that fails alone too, and runs none where many failed', async () => {
  expect((await rerunsOf([failing('a')], ['a'])).reruns).toEqual([{ suite: 'a', isUnsteady: false }])
  expect(await rerunsOf([failing(...'abcdefg'), failing(...'hijklm')])).toEqual({ calls: [], reruns: [] })
})
