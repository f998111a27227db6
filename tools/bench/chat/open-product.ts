import { join } from 'node:path'
import { appsOf } from '../../apps.mjs'
import { freePorts, newDataDir, removeDataDir, root } from '../../journeys/product.ts'
import { readSecrets } from '../../secrets.mjs'
import { copyBuild } from '../../storm/copy-build.ts'
import { openBreakableStores } from '../../storm/open-breakable-stores.ts'
import { supervise } from '../../supervise.mjs'
import { freeingFiles } from './freeing-files.ts'

export type ChatProduct = Awaited<ReturnType<typeof openChatProduct>>
type App = { name: string; args: string[] }

/** Chat and gateway as built, on stores of their own that can be ended and started again. */
export async function openChatProduct() {
  const dataDir = newDataDir()
  const secrets = readSecrets(dataDir) as Record<string, string>
  const ports = await freePorts()
  const cwd = copyBuild(root, join(dataDir, 'build'))
  const stores = await openBreakableStores(dataDir, secrets)
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', CHAT_LIMITS: 'off' }
  const all: App[] = appsOf({ ports, secrets, stores, dataDir, env, isWatching: false })
  const apps = all.filter(({ name }) => name === 'chat' || name === 'gateway').map(withManyFiles)
  const logs = join(dataDir, 'logs')
  const running = supervise({ apps, node: freeingFiles.command, cwd, logs, say: () => {} })
  await running.ready()
  return {
    stores,
    logs,
    url: `http://127.0.0.1:${ports.PORT}`,
    pids: () => running.pids() as { chat: number; gateway: number },
    ready: () => running.ready() as Promise<unknown>,
    async stop() {
      await running.stop()
      await stores.stop()
      removeDataDir(dataDir)
    },
  }
}

const withManyFiles = (app: App): App => ({ ...app, args: freeingFiles.args(app.args) })
