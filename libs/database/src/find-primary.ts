import { connectTimeoutMs } from './connect-timeout.ts'
import { splitHosts } from './split-hosts.ts'
import { noPrimary, openProbe } from './watch-primary.ts'

/**
 * The address of the server that takes writes, of an address that names several; of two that do, the one promoted later. One
 * that stands alone is not asked.
 */
export async function findPrimary(url: string): Promise<string> {
  const urls = splitHosts(url)
  if (urls.length === 1) return url
  const timelines = await Promise.all(urls.map(askOnce))
  const last = Math.max(...timelines)
  const primary = urls[timelines.indexOf(last)]
  if (!primary || last === 0) throw noPrimary()
  return primary
}

/** 0 of a standby, and of a server that does not answer. */
async function askOnce(url: string): Promise<number> {
  const probe = openProbe({ url, timeoutMs: connectTimeoutMs(url) })
  const timeline = await probe.ask().catch(() => undefined)
  probe.close()
  return timeline ?? 0
}
