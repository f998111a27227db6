import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

export type Lookup = (host: string) => Promise<Array<{ address: string; family: number }>>
export type Replicas = { of: (url: string) => URL[]; close: () => void }

const lookupEveryMs = 1000

/**
 * Resolves each host name to all of its addresses every second, so new replicas get their share and stopped ones get no
 * more requests. A failed lookup keeps the last answer. IP addresses, localhost and https names stay as they are.
 */
export async function discoverReplicas(
  urls: string[],
  lookupAll: Lookup = (host) => lookup(host, { all: true }),
): Promise<Replicas> {
  const names = urls.map((url) => new URL(url)).filter(mayHaveReplicas)
  const resolved = new Map<string, URL[]>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function resolve(name: URL) {
    const hosts = await lookupAll(name.hostname).catch(() => [])
    // Sorted, because a resolver may answer in another order each time, and callers take turns.
    const addresses = hosts.map((host) => withHost(name, host)).sort((a, b) => (a.host < b.host ? -1 : 1))
    if (addresses.length > 0) resolved.set(name.origin, addresses)
  }

  async function resolveAll() {
    for (const name of names) await resolve(name)
    if (!isClosed) timer = setTimeout(() => void resolveAll(), lookupEveryMs)
  }
  if (names.length > 0) await resolveAll()

  return {
    of: (url) => resolved.get(new URL(url).origin) ?? [new URL(url)],
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** A certificate covers the name, not its addresses, so https keeps the name. */
const mayHaveReplicas = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && hostname !== 'localhost' && !hostname.startsWith('[') && isIP(hostname) === 0

function withHost(name: URL, { address, family }: { address: string; family: number }): URL {
  const url = new URL(name)
  url.hostname = family === 6 ? `[${address}]` : address
  return url
}
