import { join } from 'node:path'
import { appsOf } from '../../apps.mjs'
import { freePorts } from '../../journeys/product/free-ports.ts'
import { newDataDir } from '../../journeys/product/data-dir.ts'
import { root } from '../../prepare.mjs'
import { openStores } from '../../open-stores.mjs'
import { readSecrets } from '../../secrets.mjs'
import type { App } from '../../storm/fleet/replicate-apps.ts'
import { supervise } from '../../supervise.mjs'

type Folders = { most: string; one: string }

/** The product as built in one folder; `exchange` replaces a service by that of another folder. */
export async function startMixed({ most, one }: Folders) {
  const dataDir = newDataDir()
  const [ports, secrets] = [await freePorts(), readSecrets(dataDir) as Record<string, string>]
  const fast = { SMM_POLL_SECONDS: '1', HOLD_BEFORE_SENDING_S: '0' }
  // As the deploy sets it: a previous release signs no session.
  const STAFF_KEYS_TRANSITION_UNTIL = new Date(Date.now() + 86_400_000).toISOString()
  const given = { CHAT_LIMITS: 'off', STAFF_KEYS_TRANSITION_UNTIL, ...fast }
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...given }
  const stores = await openStores({ dataDir, secrets, env })
  const apps: App[] = appsOf({ ports, secrets, stores, dataDir, env, isWatching: false })
  for (const app of apps) {
    app.args = argsIn(most, app.name)
    // As in a deploy: the newest release has migrated each database before the first service of it starts.
    if (app.migration) app.migration.args = [...argsIn(root, app.name), 'migrate']
  }
  const logs = join(dataDir, 'logs')
  const running = supervise({ apps, node: process.execPath, cwd: most, logs, say: () => {} })
  await running.ready()

  async function putIn(name: string, folder: string) {
    await running.halt(name)
    apps.find((app) => app.name === name)!.args = argsIn(folder, name)
    await running.resume(name)
  }
  return {
    dataDir,
    logs,
    url: `http://127.0.0.1:${ports.PORT}`,
    sandbox: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
    administrator: { username: 'admin', password: secrets['ADMIN_PASSWORD']! },
    databaseUrl: (name: string) => stores.databaseUrl(name) as string,
    exchange: (name: string) => putIn(name, one),
    exchangeBack: (name: string) => putIn(name, most),
    async stop() {
      await running.stop()
      await stores.stop()
    },
  }
}

const argsIn = (folder: string, name: string) => [join(folder, 'apps', name, 'dist/main.mjs')]
