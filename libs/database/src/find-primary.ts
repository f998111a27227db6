import { connectTimeoutMs } from './connect-timeout.ts'
import { noPrimary, reasonOf, unasked } from './no-primary.ts'
import { askOnce, isLater, type Primary } from './probe-server.ts'
import { splitHosts } from './split-hosts.ts'

/**
 * The address of the server that takes writes, of an address that names several; of two that do, the one promoted later. One
 * that stands alone is not asked.
 */
export async function findPrimary(url: string): Promise<string> {
  const urls = splitHosts(url)
  if (urls.length === 1) return url
  const states = unasked(urls)
  let last: (Primary & { url: string }) | undefined
  const ask = async (one: string) => {
    const found = await askOnce({ url: one, timeoutMs: connectTimeoutMs(one) })
    states.set(one, 'is a standby')
    if (found && (!last || isLater(found, last))) last = { url: one, ...found }
  }
  await Promise.all(urls.map((one) => ask(one).catch((err: Error) => states.set(one, reasonOf(err)))))
  if (!last) throw noPrimary(states)
  return last.url
}
