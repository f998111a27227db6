import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root, toolEnv } from '../prepare.mjs'
import { outcomeOfTargets } from './outcome.mjs'
import { foldersWith } from './projects.mjs'
import { waitForEnd } from './wait-for-end.mjs'

/** Runs targets of Nx: one check per project and target. What Nx prints is shown where one fails. */
export async function runTargets(targets) {
  const run = spawn('nx', ['run-many', '-t', ...targets, '--parallel=2', '--output-style=static'], {
    cwd: root,
    env: toolEnv(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [end] = await Promise.all([waitForEnd(run), once(run, 'close')])
  const tasks = targets.flatMap((target) => foldersWith(target)).length
  const outcome = outcomeOfTargets({ tasks, output, end, exitCode: run.exitCode })
  if (outcome.faults.length > 0) console.log(output)
  return outcome
}
