import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { appsOf, readPorts, takenPorts, wrongPorts } from './apps.mjs'
import { demoMarkOf, isDemoFolder, refuseDemo } from './demo/may-fill.mjs'
import { isFirstPassword } from './is-first-password.mjs'
import { openStores } from './open-stores.mjs'
import { root, toolEnv } from './prepare.mjs'
import { readSecrets } from './secrets.mjs'
import { keepRunning } from './stores/keep-running.mjs'
import { supervise } from './supervise.mjs'

const say = (line) => console.error(line)

/** Builds the product, starts its stores and apps, and prints its address. Ctrl-C stops all of it. */
export async function runProduct(args, env) {
  const isAskedForDemo = args.includes('--demo')
  const refusal = isAskedForDemo && refuseDemo(env)
  if (refusal) fail(refusal)
  const dataDir = resolve(root, env.DATA_DIR || (isAskedForDemo ? '.data/demo' : '.data'))
  const isDemo = isAskedForDemo || isDemoFolder(dataDir)
  const ports = await freePortsOf(env)
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const secrets = readSecrets(dataDir)
  build()

  const running = {}
  const stop = stopOf(running)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
  try {
    const isWatching = args.includes('--watch')
    await startAll(running, { dataDir, secrets, ports, env, isDemo, isWatching })
    const administrator = {
      username: env.ADMIN_USERNAME || 'admin',
      password: env.ADMIN_PASSWORD || secrets.ADMIN_PASSWORD,
    }
    if (isDemo) await fill(running.stores, { dataDir, port: ports.PORT, administrator })
    await announce(running.stores, ports.PORT, administrator)
  } catch (error) {
    say(error.message)
    await stop(1)
  }
}

/** The ports of the settings. Exits with 1 when one is no port, or is taken. */
async function freePortsOf(env) {
  const ports = readPorts(env)
  for (const name of wrongPorts(ports)) fail(`${name} must be a port, from 1 to 65535.`)
  for (const [name, port] of await takenPorts(ports))
    fail(`${name} ${port} is taken. Set ${name} to another port.`)
  return ports
}

/** Puts each part into `running` as soon as it has started, so that a stop on the way finds it. */
async function startAll(running, { dataDir, secrets, env, ...run }) {
  running.stores = await openStores({
    dataDir,
    secrets,
    env,
    run: (name, start) => keepRunning(name, start, say),
  })
  running.apps = supervise({
    apps: appsOf({ ...run, dataDir, secrets, env, stores: running.stores }),
    node: process.execPath,
    cwd: root,
    logs: join(dataDir, 'logs'),
    say,
  })
  await running.apps.ready()
}

/** Stops the apps, then the stores, and exits. A second Ctrl-C is impatience; the same one heard twice is not. */
function stopOf(running) {
  let stoppingSince = 0
  return async (code) => {
    if (stoppingSince) {
      if (Date.now() - stoppingSince > 1_000) running.apps?.kill()
      return
    }
    stoppingSince = Date.now()
    say('Stopping …')
    await running.apps?.stop()
    await running.stores?.stop()
    process.exit(code)
  }
}

async function announce(stores, port, { username, password }) {
  const isFirst = await isFirstPassword(stores.databaseUrl('ORDERS'), username)
  const shown = isFirst ? password : '(the one chosen in the panel)'
  const url = `http://localhost:${port}`
  console.log(`Ready: ${url} · admin panel: ${url}/admin09 · administrator: ${username} · password: ${shown}`)
}

async function fill(stores, { dataDir, port, administrator }) {
  const { fillDemo } = await import('./demo/fill-demo.ts')
  writeFileSync(demoMarkOf(dataDir), '')
  await fillDemo({ url: `http://127.0.0.1:${port}`, administrator, databaseUrl: stores.databaseUrl })
}

function build() {
  const built = spawnSync('nx', ['run-many', '-t', 'build', '--output-style=static'], {
    cwd: root,
    env: toolEnv(),
    encoding: 'utf8',
  })
  if (built.status === 0) return
  say(built.stdout + built.stderr)
  fail('The build failed.')
}

function fail(line) {
  say(line)
  process.exit(1)
}
