import { type ChildProcess, spawn } from 'node:child_process'
import { isAlive } from '../stores/processes.mjs'
import { waitForEnd } from './wait-for-end.ts'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) if (isAlive(child.pid)) process.kill(-child.pid!, 'SIGKILL')
})

function run(program: string) {
  const child = spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' })
  started.push(child)
  return child
}

const forever = 'setInterval(() => {}, 1_000)'
const patient = { run: 600_000, afterReport: 600_000 }

it('tells that a process ended by itself', async () => {
  const child = run('process.exit(3)')
  expect([await waitForEnd(child, { limits: patient }), child.exitCode]).toEqual(['exited', 3])
})

it.each([
  ['late', 'took too long', { limits: { ...patient, run: 10 } }],
  [
    'stayed',
    'is still there after its report',
    { isReported: () => true, limits: { ...patient, afterReport: 10 } },
  ],
  ['interrupted', 'Ctrl-C was to end', { limits: patient, signal: AbortSignal.abort() }],
] as const)('tells "%s" of one that %s, and ends it', async (end, _what, wait) => {
  const child = run(forever)
  expect(await waitForEnd(child, wait)).toBe(end)
  expect(isAlive(child.pid)).toBe(false)
})
