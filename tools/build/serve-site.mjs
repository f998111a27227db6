import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort, waitFor } from '../stores/processes.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Serves the built pages through a gateway without services, enough to read documents. `settings` are the gateway's.
 * Resolves with the origin, the paths of the site map, and a `stop`.
 */
export async function serveSite(settings = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const gateway = spawn(process.execPath, ['apps/gateway/dist/main.mjs'], {
    cwd: root,
    // The gateway ends when the channel closes.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      ...settings,
    },
  })
  // The gateway must not keep a caller alive that forgot to stop it.
  gateway.unref()
  gateway.channel.unref()
  const isUp = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok
  await waitFor(isUp, 'gateway', () => gateway.exitCode !== null && 'it ended')
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const ended = once(gateway, 'exit')
  return {
    origin,
    paths,
    async stop() {
      gateway.ref()
      gateway.kill()
      await ended
    },
  }
}
