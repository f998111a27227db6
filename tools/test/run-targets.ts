import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, toolEnv } from '../prepare.mjs'
import { outcomeOfTargets, type Task } from './outcome.ts'
import { waitForEnd } from './wait-for-end.ts'

/** Written by Nx at the end of a run, with the exit code of each task. One for all runs: no two may run at once. */
const stored = join(root, '.nx/cache/run.json')

/** Runs targets of Nx: one check per project and target. What Nx prints is shown where one fails. */
export async function runTargets(targets: string[], signal?: AbortSignal) {
  rmSync(stored, { force: true })
  const run = spawn('nx', ['run-many', '-t', ...targets, '--parallel=2', '--output-style=static'], {
    cwd: root,
    env: toolEnv(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [run.stdout, run.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const [end] = await Promise.all([waitForEnd(run, { signal }), once(run, 'close')])
  const tasks = existsSync(stored) ? readTasks() : []
  const outcome = outcomeOfTargets({ tasks, end, exitCode: run.exitCode })
  if (outcome.faults.length > 0) console.log(output)
  return outcome
}

const readTasks = () => (JSON.parse(readFileSync(stored, 'utf8')) as { tasks: Task[] }).tasks
