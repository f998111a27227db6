import { join } from 'node:path'
import { appsOf } from '../../apps.mjs'
import { freePorts } from '../../journeys/product/free-ports.ts'
import { newDataDir } from '../../journeys/product/data-dir.ts'
import { root } from '../../prepare.mjs'
import { newSecret, readSecrets } from '../../secrets.mjs'
import { supervise } from '../../supervise.mjs'
import { copyBuild } from './copy-build.ts'
import { openRestartableStores } from './restartable-stores.ts'
import { type App, replicateApps } from './replicate-apps.ts'

export type Exit = { name: string; pid: number; cause: string; at: number; isOurs: boolean }
export type Fleet = Awaited<ReturnType<typeof startFleet>>
export type FleetOn<Opened extends Stores> = Awaited<ReturnType<typeof startFleetOn<Opened>>>

/** The databases as their superuser sees them. */
export type Databases = { superuserUrl: (database: string) => string }
type Stores = Databases & {
  databaseUrl: (name: string) => string
  adminUrlOf: (name: string) => string
  redisUrlOf: (name: string) => string
  stop: () => Promise<void>
}

type Settings = {
  expiryMinutes: number
  say: (line: string) => void
  /** Adds or changes apps before the start. */
  shape?: (apps: App[], dataDir: string) => App[]
}

/** The built product with two replicas of each service, on its own ports and stores. */
export const startFleet = (settings: Settings) => startFleetOn(settings, openRestartableStores)

export async function startFleetOn<Opened extends Stores>(
  { expiryMinutes, say, shape = (apps) => apps }: Settings,
  open: (dataDir: string, secrets: Record<string, string>) => Promise<Opened>,
) {
  const dataDir = newDataDir()
  const [ports, secrets] = [await freePorts(), readSecrets(dataDir) as Record<string, string>]
  const keys = { SMM_API_KEY: newSecret(), SMM_2_API_KEY: newSecret(), PIX_CLIENT_SECRET: newSecret() }
  const cwd = copyBuild(root, join(dataDir, 'build'))
  const stores = await open(dataDir, secrets)
  const env = settingsOf(keys.SMM_API_KEY, expiryMinutes)
  const single: App[] = appsOf({ ports, secrets, stores, dataDir, env, isWatching: false })
  const apps = shape(await replicateApps(single), dataDir).map((app) => withKeys(app, keys))

  const { exits, endedByUs, ended } = recordExits(say)
  const logs = join(dataDir, 'logs')
  const running = supervise({ apps, node: process.execPath, cwd, logs, say: () => {}, ended })
  const namesOf = (services: string[]) =>
    apps.map(({ name }) => name).filter((name) => services.includes(name.replace(/-\d$/, '')))
  const pidOf = (name: string) => (running.pids() as Record<string, number>)[name]

  return {
    dataDir,
    logs,
    stores,
    exits,
    apps,
    cwd,
    secrets: { ...secrets, ...keys } as Record<string, string>,
    administrator: { username: 'admin', password: secrets['ADMIN_PASSWORD']! },
    url: `http://127.0.0.1:${ports.PORT}`,
    sandbox: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    ready: () => running.ready() as Promise<unknown>,
    pids: () => running.pids() as Record<string, number>,
    /** Undefined when it is down already. */
    signal(name: string, signal: NodeJS.Signals): number | undefined {
      const pid = pidOf(name)
      if (!pid) return undefined
      if (signal === 'SIGKILL' || signal === 'SIGTERM') endedByUs.add(pid)
      process.kill(pid, signal)
      return pid
    },
    /** Ends all replicas of these services and leaves them down until `resume`. */
    async halt(services: string[]) {
      const names = namesOf(services)
      for (const name of names) endedByUs.add(pidOf(name)!)
      await Promise.all(names.map((name) => running.halt(name)))
    },
    async resume(services: string[]) {
      await Promise.all(namesOf(services).map((name) => running.resume(name)))
    },
    async stop() {
      for (const pid of Object.values(running.pids() as Record<string, number>)) {
        endedByUs.add(pid)
        process.kill(pid, 'SIGCONT')
      }
      await running.stop()
      await stores.stop()
    },
  }
}

/** Tells apart the processes that were ended from those that ended by themselves. */
function recordExits(say: (line: string) => void) {
  const exits: Exit[] = []
  const endedByUs = new Set<number>()
  const ended = (name: string, pid: number, cause: string) => {
    exits.push({ name, pid, cause, at: Date.now(), isOurs: endedByUs.has(pid) })
    if (!endedByUs.has(pid)) say(`${name} ended by itself (${cause})`)
  }
  return { exits, endedByUs, ended }
}

/** Without limits, and with the reseller asked often. */
const settingsOf = (supplierKey: string, expiryMinutes: number) => ({
  PATH: process.env['PATH'],
  LOG_LEVEL: 'info',
  CHAT_LIMITS: 'off',
  SMM_API_KEY: supplierKey,
  SMM_POLL_SECONDS: '1',
  SMM_ADD_TIMEOUT_MS: '4000',
  PIX_EXPIRY_MINUTES: String(expiryMinutes),
  HOLD_BEFORE_SENDING_S: process.env['HOLD_BEFORE_SENDING_S'] ?? '0',
})

/** Unique credentials, so that a search for them finds leaks only. */
function withKeys(
  app: App,
  keys: Record<'SMM_API_KEY' | 'SMM_2_API_KEY' | 'PIX_CLIENT_SECRET', string>,
): App {
  const { SMM_API_KEY, SMM_2_API_KEY, PIX_CLIENT_SECRET } = keys
  const sandbox = {
    SANDBOX_SMM_KEY: SMM_API_KEY,
    SANDBOX_SMM_2_KEY: SMM_2_API_KEY,
    SANDBOX_BANK_CLIENT_SECRET: PIX_CLIENT_SECRET,
  }
  if (app.name === 'sandbox') return { ...app, env: { ...app.env, ...sandbox, SANDBOX_STEP_MS: '700' } }
  return 'PIX_CLIENT_SECRET' in app.env ? { ...app, env: { ...app.env, PIX_CLIENT_SECRET } } : app
}
