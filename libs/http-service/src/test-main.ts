import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Service = 'sandbox' | 'chat' | 'orders' | 'catalogue'

/** The file that starts a service: the build that `npm test` has just made, which loads in half the time, or the source. */
export function mainOf(service: Service): string {
  const { TEST_BUILDS: builds } = process.env
  if (builds) return join(builds, service, 'main.mjs')
  return fileURLToPath(new URL(`../../../apps/${service}/src/main.ts`, import.meta.url))
}
