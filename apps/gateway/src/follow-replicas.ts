import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

export type Find = (host: string) => Promise<Array<{ address: string; family: number }>>
export type Replicas = { of: (url: string) => URL[]; close: () => void }

const lookEveryMs = 1000

/**
 * A name may stand for several replicas: it is looked up every second, so that new ones get their share and those that
 * are gone are asked no more. What cannot be looked up stays where it was. Addresses, and what https certifies by its
 * name, are left as they are.
 */
export async function followReplicas(
  urls: string[],
  find: Find = (host) => lookup(host, { all: true }),
): Promise<Replicas> {
  const names = urls.map((url) => new URL(url)).filter(mayBeSeveral)
  const found = new Map<string, URL[]>()

  async function look(name: URL) {
    const hosts = await find(name.hostname).catch(() => [])
    // In an order of our own: the resolver prefers some addresses, and turns are taken by whoever asks.
    const addresses = hosts.map((host) => at(name, host)).sort((a, b) => (a.host < b.host ? -1 : 1))
    if (addresses.length > 0) found.set(name.origin, addresses)
  }

  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  async function lookAtAll() {
    for (const name of names) await look(name)
    if (!isClosed) timer = setTimeout(() => void lookAtAll(), lookEveryMs)
  }
  if (names.length > 0) await lookAtAll()

  return {
    of: (url) => found.get(new URL(url).origin) ?? [new URL(url)],
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

const mayBeSeveral = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && hostname !== 'localhost' && !hostname.startsWith('[') && isIP(hostname) === 0

function at(name: URL, { address, family }: { address: string; family: number }): URL {
  const url = new URL(name)
  url.hostname = family === 6 ? `[${address}]` : address
  return url
}
