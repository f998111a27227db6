import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

export type Visitor = { ip: string; proto: string; host: string }

/**
 * Reads the visitor's address from the connection or, when its peer is a trusted proxy, from X-Forwarded-*. The list is
 * read from the right: everything left of the first untrusted address is only a claim.
 */
export function visitorReader(trustedProxies: string[]): (request: IncomingMessage) => Visitor {
  const trusted = blockListOf(trustedProxies)
  const isTrusted = (ip: string) => trusted.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  return (request) => {
    const peer = withoutMapping(request.socket.remoteAddress ?? '')
    const host = request.headers.host ?? ''
    if (!isTrusted(peer)) return { ip: peer, proto: 'http', host }
    const hops = [...entriesOf(request.headers['x-forwarded-for']), peer]
    const untrusted = hops.findLastIndex((ip) => !isTrusted(ip))
    return {
      ip: hops[Math.max(untrusted, 0)]!,
      proto: entriesOf(request.headers['x-forwarded-proto']).at(-1) === 'https' ? 'https' : 'http',
      host: entriesOf(request.headers['x-forwarded-host']).at(-1) ?? host,
    }
  }
}

function blockListOf(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [ip = '', bits] = range.split('/')
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
    list.addSubnet(ip, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}

/** A dual-stack socket shows IPv4 addresses mapped into IPv6. */
const withoutMapping = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/, '')

const entriesOf = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .flatMap((part) => withoutMapping(part.trim()) || [])
