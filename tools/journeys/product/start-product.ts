import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { appsOf } from '../../apps.mjs'
import { openStores } from '../../open-stores.mjs'
import { root } from '../../prepare.mjs'
import { readSecrets } from '../../secrets.mjs'
import { isAlive } from '../../stores/processes.mjs'
import { supervise } from '../../supervise.mjs'
import { eventually } from '../eventually.ts'
import { newDataDir, removeDataDir } from './data-dir.ts'
import { freePorts } from './free-ports.ts'

export type AppName = 'sandbox' | 'catalogue' | 'orders' | 'chat' | 'gateway'
export type Settings = Record<string, string>

/** An order is delivered within a second or two instead of twenty. */
const fastDelivery = { SANDBOX_STEP_MS: '200', SMM_POLL_SECONDS: '0.5', HOLD_BEFORE_SENDING_S: '0' }
/** Builds stay as they are: pages are composed and compressed once. */
const noNewBuilds = { REMOTES_POLL_MS: '600000' }

export type Start = {
  isDemo?: boolean
  /** The data folder of a shop that was opened and closed, to begin with a copy of. `npm test` makes one. */
  openedShop?: string | undefined
  /** Where the data folder is made. */
  parent?: string
}

/** The whole product as built, on its own ports and stores. */
export function startProduct(
  settings: Settings = {},
  { isDemo = false, openedShop = process.env['TEST_SHOP'], parent }: Start = {},
) {
  const dataDir = newDataDir(parent)
  // PostgreSQL refuses files that another user owns.
  if (openedShop) execFileSync('cp', ['-a', `${openedShop}/.`, dataDir])
  return startProductIn(dataDir, settings, isDemo, openedShop)
}

/** Opens a shop in `dataDir` and closes it again: its databases are made, its catalogue is read, its programs are compiled. */
export async function openShop(dataDir: string): Promise<void> {
  const product = await startProductIn(dataDir)
  await product.close()
  rmSync(join(dataDir, 'logs'), { recursive: true })
}

async function startProductIn(
  dataDir: string,
  settings: Settings = {},
  isDemo = false,
  compiledIn = dataDir,
) {
  const ports = await freePorts()
  const secrets = readSecrets(dataDir)
  const env = {
    PATH: process.env['PATH'],
    LOG_LEVEL: 'info',
    NODE_COMPILE_CACHE: join(compiledIn, 'compiled'),
    ...fastDelivery,
    ...noNewBuilds,
    ...settings,
  }
  const say = () => {}

  const begin = async () => {
    const stores = await openStores({ dataDir, secrets, env })
    const apps = appsOf({ ports, secrets, stores, dataDir, env, isWatching: false, isDemo })
    const running = supervise({ apps, node: process.execPath, cwd: root, logs: join(dataDir, 'logs'), say })
    try {
      await running.ready()
    } catch (error) {
      await running.stop()
      await stores.stop()
      throw error
    }
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
