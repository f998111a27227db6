import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { root, toolEnv } from '../prepare.mjs'
import { readJournal } from './journal.ts'
import { isComplete, outcomeOfJest } from './outcome.ts'
import { waitForEnd } from './wait-for-end.ts'

const reporter = join(import.meta.dirname, 'journal-reporter.ts')
const program = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--reporters=default',
  `--reporters=${reporter}`,
  '--silent',
  '--ci',
]

type Run = {
  args: string[]
  env?: Record<string, string>
  folder: string
  stderr?: 'inherit' | 'ignore'
  signal?: AbortSignal
}

/** Runs Jest with `args`; its journal is kept in `folder`. */
export async function runJest({ args, env = {}, folder, stderr = 'inherit', signal }: Run) {
  if (signal?.aborted) return outcomeOfJest({ events: [], end: 'interrupted', exitCode: null })
  const journal = join(folder, `${randomUUID()}.jsonl`)
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: toolEnv({ ...env, TEST_JOURNAL: journal }),
    detached: true,
    stdio: ['ignore', 'ignore', stderr],
  })
  const end = await waitForEnd(child, { isReported: () => isComplete(readJournal(journal)), signal })
  return outcomeOfJest({ events: readJournal(journal), end, exitCode: child.exitCode })
}
