import { join } from 'node:path'
import { appsOf } from '../../apps.mjs'
import { freePorts, newDataDir, removeDataDir, root } from '../../journeys/product.ts'
import { readSecrets } from '../../secrets.mjs'
import { freePort } from '../../stores/processes.mjs'
import { copyBuild } from '../../storm/copy-build.ts'
import { openBreakableStores } from '../../storm/open-breakable-stores.ts'
import { supervise } from '../../supervise.mjs'
import { freeingFiles } from './freeing-files.ts'

export type ChatProduct = Awaited<ReturnType<typeof openChatProduct>>
type App = { name: string; args: string[]; env: Record<string, string> }

/**
 * Chat and gateway as built, on stores of their own that can be ended and started again. The gateway stands twice, for
 * the idle: it takes two files a socket, and a system may allow a process no more than 20,000.
 */
export async function openChatProduct({ limits }: { limits: 'on' | 'off' }) {
  const dataDir = newDataDir()
  const secrets = readSecrets(dataDir) as Record<string, string>
  const ports = await freePorts()
  const cwd = copyBuild(root, join(dataDir, 'build'))
  const stores = await openBreakableStores(dataDir, secrets)
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', CHAT_LIMITS: limits }
  const all: App[] = appsOf({ ports, secrets, stores, dataDir, env, isWatching: false })
  const [chat, gateway] = ['chat', 'gateway'].map((name) =>
    withManyFiles(all.find((app) => app.name === name)!),
  )
  const secondPort = String(await freePort())
  const second = { ...gateway!, name: 'second gateway', env: { ...gateway!.env, PORT: secondPort } }
  const apps = [chat!, gateway!, second]
  const logs = join(dataDir, 'logs')
  const running = supervise({ apps, node: freeingFiles.command, cwd, logs, say: () => {} })
  await running.ready()
  const url = `http://127.0.0.1:${ports.PORT}`
  return {
    stores,
    logs,
    url,
    doors: [url, `http://127.0.0.1:${secondPort}`],
    pids: () => running.pids() as Record<'chat' | 'gateway' | 'second gateway', number>,
    ready: () => running.ready() as Promise<unknown>,
    async stop() {
      await running.stop()
      await stores.stop()
      removeDataDir(dataDir)
    },
  }
}

const withManyFiles = (app: App): App => ({ ...app, args: freeingFiles.args(app.args) })
