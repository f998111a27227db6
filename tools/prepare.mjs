// Runs on whatever Node is there (20 or newer) and sees to it that the rest runs on the pinned one, with every package.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs what the lock file names, if that has not been done for this very lock file. */
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
 * Installs the packages and answers true when this process is the pinned Node. Else it runs the same command again with
 * that Node, waits for it and ends as it ended.
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
  // From a terminal Ctrl-C reaches both processes, from elsewhere only this one: the other one takes two for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  return false
}

/** Environment for programs of node_modules/.bin, which then run on the pinned Node as well. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
  ...extra,
})
