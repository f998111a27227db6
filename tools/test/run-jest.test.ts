import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { failedSuites } from './outcome.ts'
import { runJest } from './run-jest.ts'

// Inside the repository, where the sources find their packages.
const parent = join(root, 'tools/.data')
mkdirSync(parent, { recursive: true })
const folder = mkdtempSync(join(parent, 'run-jest-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs suites, given by their names and sources. */
function runSuites(suites: Record<string, string>) {
  for (const [name, source] of Object.entries(suites)) writeFileSync(join(folder, `${name}.test.ts`), source)
  const config = { rootDir: folder, runner: 'jest-light-runner', transform: {}, testMatch: ['**/*.test.ts'] }
  const args = ['--config', JSON.stringify(config), '--maxWorkers=2']
  return runJest({ args, folder, stderr: 'ignore' })
}

it('counts the tests of every suite and names those that failed, a hook and a suite that cannot be read too', async () => {
  const { passed, faults } = await runSuites({
    sells: `it('once', () => {}); it.each([1, 2])('%i times', () => {})`,
    refunds: `describe('an order', () => { it('is paid', () => {}); it('is sent', () => expect(1).toBe(2)) })`,
    hooked: `beforeAll(() => { throw new Error('no store') }); it('runs', () => {})`,
    unread: `import './nowhere.ts'`,
  })
  const withoutFolder = (text: string) => text.replace(/^tools\/\.data\/run-jest-\w+\//, '')
  expect(passed).toBe(5)
  expect(faults.map(({ text }) => withoutFolder(text)).toSorted()).toEqual([
    'hooked.test.ts: (beforeAll)',
    'refunds.test.ts: an order › is sent',
    'unread.test.ts could not run',
  ])
  expect(failedSuites(faults).map(withoutFolder).toSorted()).toEqual([
    'hooked.test.ts',
    'refunds.test.ts',
    'unread.test.ts',
  ])
})

it('begins nothing that is interrupted before', async () =>
  expect(await runJest({ args: ['--no-such-option'], folder, signal: AbortSignal.abort() })).toEqual({
    passed: 0,
    faults: [{ text: 'the run was interrupted' }],
  }))
