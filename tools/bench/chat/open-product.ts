import { join } from 'node:path'
import { appsOf } from '../../apps.mjs'
import { freePorts } from '../../journeys/product/free-ports.ts'
import { newDataDir, removeDataDir } from '../../journeys/product/data-dir.ts'
import { root } from '../../prepare.mjs'
import { readSecrets } from '../../secrets.mjs'
import { freePort } from '../../stores/processes.mjs'
import { copyBuild } from '../../storm/fleet/copy-build.ts'
import type { App } from '../../storm/fleet/replicate-apps.ts'
import { openStores } from '../../open-stores.mjs'
import { supervise } from '../../supervise.mjs'
import { withOpenFiles } from './with-open-files.ts'

/**
 * Chat and gateway as built, on stores of their own, by default without rate limits. The gateway runs twice for the idle sockets: it
 * takes two files a socket, and a system may allow a process no more than 20,000.
 */
export async function openChatProduct({ limits }: { limits: 'on' | 'off' } = { limits: 'off' }) {
  const dataDir = newDataDir()
  const secrets = readSecrets(dataDir) as Record<string, string>
  const ports = await freePorts()
  const cwd = copyBuild(root, join(dataDir, 'build'))
  const stores = await openStores({ dataDir, secrets, env: {} })
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', CHAT_LIMITS: limits }
  const all: App[] = appsOf({ ports, secrets, stores, dataDir, env, isWatching: false })
  const [chat, gateway] = ['chat', 'gateway'].map((name) =>
    openingManyFiles(all.find((app) => app.name === name)!),
  )
  const secondPort = String(await freePort())
  const second = { ...gateway!, name: 'second gateway', env: { ...gateway!.env, PORT: secondPort } }
  const apps = [chat!, gateway!, second]
  const logs = join(dataDir, 'logs')
  const running = supervise({ apps, node: withOpenFiles.command, cwd, logs, say: () => {} })
  await running.ready()
  const url = `http://127.0.0.1:${ports.PORT}`
  return {
    stores,
    url,
    doors: [url, `http://127.0.0.1:${secondPort}`],
    pids: () => running.pids() as Record<'chat' | 'gateway' | 'second gateway', number>,
    async stop() {
      await running.stop()
      await stores.stop()
      removeDataDir(dataDir)
    },
  }
}

const openingManyFiles = ({ migration, ...app }: App): App => ({
  ...app,
  args: withOpenFiles.args(app.args),
  ...(migration && { migration: { ...migration, args: withOpenFiles.args(migration.args) } }),
})
