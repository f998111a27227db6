import { spawn, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Service = 'sandbox' | 'chat' | 'orders' | 'catalogue'
type Settings = Readonly<Record<string, unknown>>

/**
 * Starts a service as a process of its own, with these settings alone: the build that `npm test` has just made, which loads
 * in half the time, or the source.
 */
export function spawnService(service: Service, settings: Settings, stdio: StdioOptions) {
  const { PATH, TEST_BUILDS: builds } = process.env
  const given = Object.entries(settings).map(([name, value]) => [name, String(value)])
  const env = { PATH, ...Object.fromEntries(given) }
  const main = builds
    ? join(builds, service, 'main.mjs')
    : fileURLToPath(new URL(`../../../apps/${service}/src/main.ts`, import.meta.url))
  return spawn(process.execPath, [main], { env, stdio })
}
