import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appsOf } from '../apps.mjs'
import { openStores } from '../open-stores.mjs'
import { readSecrets } from '../secrets.mjs'
import { freePort, isAlive } from '../stores/processes.mjs'
import { supervise } from '../supervise.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export type AppName = 'sandbox' | 'catalogue' | 'orders' | 'chat' | 'gateway'

export async function freePorts() {
  const names = [
    'PORT',
    'CHAT_PORT',
    'ORDERS_PORT',
    'CATALOGUE_PORT',
    'SANDBOX_PORT',
    'SANDBOX_SMTP_PORT',
  ] as const
  const ports = await Promise.all(names.map(() => freePort() as Promise<number>))
  return Object.fromEntries(names.map((name, at) => [name, ports[at]!])) as Record<
    (typeof names)[number],
    number
  >
}

export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smm-journey-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A store that has just ended may still hold its files. */
export const removeDataDir = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

/** An order is delivered within a second or two instead of twenty. */
const fastDelivery = { SANDBOX_STEP_MS: '200', SMM_POLL_SECONDS: '0.5', HOLD_BEFORE_SENDING_S: '0' }
/** Builds stay as they are: pages are composed and compressed once. */
const noNewBuilds = { REMOTES_POLL_MS: '600000' }

/** The data folder of a shop that was opened once and closed, where a run of tests made one. */
const openedOnce = () => process.env['TEST_SHOP']

/** The whole product as built, as `npm start` runs it a second time, on its own ports and stores. */
export function startProduct(settings: Record<string, string> = {}, { isDemo = false } = {}) {
  const dataDir = newDataDir()
  // PostgreSQL refuses files that another user owns.
  if (openedOnce()) spawnSync('cp', ['-a', `${openedOnce()}/.`, dataDir])
  return startProductIn(dataDir, settings, isDemo)
}

/** Opens a shop in `dataDir` and closes it again: its databases are made, its catalogue and its programs are read. */
export async function openOnce(dataDir: string) {
  const product = await startProductIn(dataDir)
  await product.close()
  rmSync(join(dataDir, 'logs'), { recursive: true })
}

async function startProductIn(dataDir: string, settings: Record<string, string> = {}, isDemo = false) {
  const ports = await freePorts()
  const secrets = readSecrets(dataDir)
  const compiled = { NODE_COMPILE_CACHE: join(openedOnce() ?? dataDir, 'compiled') }
  const env = {
    PATH: process.env['PATH'],
    LOG_LEVEL: 'info',
    ...compiled,
    ...fastDelivery,
    ...noNewBuilds,
    ...settings,
  }
  const say = () => {}

  const begin = async () => {
    const stores = await openStores({ dataDir, secrets, env })
    const apps = appsOf({ ports, secrets, stores, dataDir, env, isWatching: false, isDemo })
    // A shop that was opened once has its tables; the journey of `npm start` runs the migrations.
    if (openedOnce()) for (const app of apps) delete app.migration
    const running = supervise({ apps, node: process.execPath, cwd: root, logs: join(dataDir, 'logs'), say })
    await running.ready()
    return { stores, running }
  }
  let now = await begin()
  const close = async () => {
    await now.running.stop()
    await now.stores.stop()
  }

  return {
    dataDir,
    url: `http://127.0.0.1:${ports.PORT}`,
    sandbox: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    administrator: { username: 'admin', password: secrets.ADMIN_PASSWORD as string },
    redisUrl: () => now.stores.redisUrl as string,
    databaseUrl: (name: string) => now.stores.databaseUrl(name) as string,
    halt: (name: AppName, signal?: NodeJS.Signals) => now.running.halt(name, signal),
    resume: (name: AppName) => now.running.resume(name),
    pids: () => now.running.pids() as Record<string, number>,
    log: (name: AppName) => readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8'),
    /** kill -9 of every app and both stores, at once. */
    async killAll() {
      const stores = Object.values(now.stores.pids()).flatMap((pid) => pid ?? [])
      now.running.kill()
      for (const pid of stores) process.kill(pid, 'SIGKILL')
      await eventually('end of everything', async () => {
        const apps = Object.keys(now.running.pids())
        return apps.length === 0 && !stores.some((pid) => isAlive(pid))
      })
    },
    async startAgain() {
      // PostgreSQL refuses to start while children of its killed predecessor are alive.
      now = await eventually('stores and apps', begin)
    },
    close,
    async stop() {
      await close()
      removeDataDir(dataDir)
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/** Runs `npm start`, or another command line; resolves with its ready line. */
export async function npmStart(
  env: Record<string, string>,
  [program, ...args] = [process.execPath, 'tools/start.mjs'],
): Promise<{ line: string; process: ChildProcess }> {
  const child = spawn(program!, args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const line = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => (output += chunk))
    child.stdout.on('data', (chunk) => {
      output += chunk
      const ready = /^Ready: .*$/m.exec(output)
      if (ready) resolve(ready[0])
    })
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
  return { line, process: child }
}

/** Polls until `read` returns something other than undefined or false. */
export async function eventually<T>(
  what: string,
  read: () => Promise<T | undefined | false>,
  limitMs = 240_000,
): Promise<T> {
  const until = Date.now() + limitMs
  let last: unknown
  while (Date.now() < until) {
    try {
      const found = await read()
      if (found !== undefined && found !== false) return found
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`within ${limitMs} ms there was no ${what}`, { cause: last })
}
