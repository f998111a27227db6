// `npm start`: everything on one machine, with nothing set up beforehand. See README.md.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepare, root, toolEnv } from './prepare.mjs'

if (await prepare()) await start()

async function start() {
  const { appsOf, readPorts, takenPorts, wrongPorts } = await import('./apps.mjs')
  const { demoMarkOf, isDemoFolder, refuseDemo } = await import('./demo/may-fill.mjs')
  const { isFirstPassword } = await import('./is-first-password.mjs')
  const { openStores } = await import('./open-stores.mjs')
  const { readSecrets } = await import('./secrets.mjs')
  const { keepRunning } = await import('./stores/keep-running.mjs')
  const { supervise } = await import('./supervise.mjs')
  const say = (line) => console.error(line)
  const isAskedForDemo = process.argv.includes('--demo')
  const refusal = isAskedForDemo && refuseDemo(process.env)
  if (refusal) fail(refusal)
  const dataDir = resolve(root, process.env.DATA_DIR || (isAskedForDemo ? '.data/demo' : '.data'))
  const isDemo = isAskedForDemo || isDemoFolder(dataDir)
  const isWatching = process.argv.includes('--watch')

  const ports = readPorts(process.env)
  for (const name of wrongPorts(ports)) fail(`${name} must be a port, from 1 to 65535.`)
  for (const [name, port] of await takenPorts(ports))
    fail(`${name} ${port} is taken. Set ${name} to another port.`)
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const secrets = readSecrets(dataDir)
  build()

  let stores
  let apps
  let stoppingSince = 0
  const stop = async (code) => {
    if (stoppingSince) {
      // A second Ctrl-C is impatience; the same one heard twice is not.
      if (Date.now() - stoppingSince > 1_000) apps?.kill()
      return
    }
    stoppingSince = Date.now()
    say('Stopping …')
    await apps?.stop()
    await stores?.stop()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGHUP', () => void stop(0))

  try {
    const run = (name, start) => keepRunning(name, start, say)
    stores = await openStores({ dataDir, secrets, env: process.env, run })
    const list = appsOf({ ports, secrets, stores, dataDir, env: process.env, isWatching, isDemo })
    apps = supervise({ apps: list, node: process.execPath, cwd: root, logs: join(dataDir, 'logs'), say })
    await apps.ready()
    const url = `http://localhost:${ports.PORT}`
    const name = process.env.ADMIN_USERNAME || 'admin'
    if (isDemo) await fill({ username: name, password: process.env.ADMIN_PASSWORD || secrets.ADMIN_PASSWORD })
    const password = (await isFirstPassword(stores.databaseUrl('ORDERS'), name))
      ? process.env.ADMIN_PASSWORD || secrets.ADMIN_PASSWORD
      : '(the one chosen in the panel)'
    console.log(
      `Ready: ${url} · admin panel: ${url}/admin09 · administrator: ${name} · password: ${password}`,
    )
  } catch (error) {
    say(error.message)
    await stop(1)
  }

  async function fill(administrator) {
    const { fillDemo } = await import('./demo/fill-demo.ts')
    writeFileSync(demoMarkOf(dataDir), '')
    const url = `http://127.0.0.1:${ports.PORT}`
    await fillDemo({ url, administrator, databaseUrl: stores.databaseUrl })
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
}
