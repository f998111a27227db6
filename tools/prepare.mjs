// Runs on any Node from 20 on; installs the packages and restarts the command on the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs the packages of the lock file, unless its hash says that this was done. */
function ensureDependencies() {
  const stamp = join(root, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinnedNode)) return
  console.error('Installing packages (npm ci) …')
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (install.status !== 0) process.exit(install.status ?? 1)
  writeFileSync(stamp, wanted)
}

/**
 * Installs the packages and returns true when this process is the pinned Node. Otherwise it runs the same command with
 * that Node and exits with its exit code.
 */
export async function prepare() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node 20 or newer is needed; this is ${process.version}.`)
    process.exit(1)
  }
  ensureDependencies()
  const pinned = `v${JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')).version}`
  if (process.version === pinned) return true
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: 'inherit', env: process.env })
  // Ctrl-C in a terminal reaches both processes, a signal from elsewhere only this one; the child ignores the second.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  return false
}

/** Environment in which programs of node_modules/.bin run on the pinned Node. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
  ...extra,
})
