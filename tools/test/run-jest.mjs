import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { root, toolEnv } from '../prepare.mjs'
import { readJournal } from './journal.mjs'
import { isComplete, outcomeOfJest } from './outcome.mjs'
import { waitForEnd } from './wait-for-end.mjs'

const reporter = join(import.meta.dirname, 'journal-reporter.mjs')
const program = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--reporters=default',
  `--reporters=${reporter}`,
  '--silent',
  '--ci',
]

/** Runs Jest with `args`; its journal is kept in `folder`. */
export async function runJest({ args, env = {}, folder, stderr = 'inherit' }) {
  const journal = join(folder, `${randomUUID()}.jsonl`)
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: toolEnv({ ...env, TEST_JOURNAL: journal }),
    detached: true,
    stdio: ['ignore', 'ignore', stderr],
  })
  const end = await waitForEnd(child, () => isComplete(readJournal(journal)))
  return outcomeOfJest({ events: readJournal(journal), end, exitCode: child.exitCode })
}
