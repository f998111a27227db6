import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort, waitFor } from '../stores/processes.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The built pages behind a gateway of their own, without any service: enough for whatever looks at documents. `settings`
 * are the gateway's. Answers the origin, the paths of the site map, and a `stop`.
 */
export async function serveSite(settings = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const gateway = spawn(process.execPath, ['apps/gateway/dist/main.mjs'], {
    cwd: root,
    // Over the channel the gateway notices that nobody is there any more.
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
  // Whoever forgets to stop it may end all the same, and then it ends too.
  gateway.unref()
  gateway.channel.unref()
  const isUp = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok
  await waitFor(isUp, 'gateway', () => gateway.exitCode !== null && 'it ended', 30_000)
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
