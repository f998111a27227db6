import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { endProcess, isAlive } from './processes.mjs'

/**
 * Ends the server that a killed run left on `folder` and removes its pid file: two servers on the same files would destroy
 * them. A pid that was reused by another program is left alone.
 */
export async function stopLeftover({ folder, pidFile, program, signal }) {
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (pid && isAlive(pid) && worksIn(pid, folder, program)) await endProcess(pid, signal)
  rmSync(pidFile, { force: true })
}

function worksIn(pid, folder, program) {
  // Both servers make their folder the working directory; Redis writes over its command line.
  if (existsSync('/proc/self/cwd')) {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
    } catch {
      return false
    }
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.includes(program)
}
