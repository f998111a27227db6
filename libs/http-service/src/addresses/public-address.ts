import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** IANA's special-purpose registries: networks of one's own, of one's provider, of documents and of tests. */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the internet, and neither this machine nor a network behind it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIP(address) === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** An https address without credentials, whose host is a name with a dot or a public IP address. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  if (protocol !== 'https:' || username || password) return false
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) ? isPublicAddress(host) : /^[^.]+(\.[^.]+)+$/.test(host) && !host.endsWith('.localhost')
}

type Found = (err: Error | null, address: string | LookupAddress[], family?: number) => void

/**
 * The `lookup` of a connection that may only lead to a public address: a name is resolved when it connects, so what its
 * DNS says later is checked as well. Fails like a name that does not exist.
 */
export function lookupPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (err, addresses) => {
    if (err) return found(err, [])
    const allowed = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = allowed
    if (!first) return found(Object.assign(new Error('no public address'), { code: 'ENOTFOUND' }), [])
    if (options.all) found(null, allowed)
    else found(null, first.address, first.family)
  })
}
