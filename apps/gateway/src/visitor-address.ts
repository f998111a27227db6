import { BlockList, isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'

export type Visitor = { ip: string; proto: string; host: string }

/**
 * Who is at the door: the address of the connection, or, when that is a proxy we trust, what it says. X-Forwarded-For
 * is read from the right: everything left of the first stranger is only a claim.
 */
export function visitorReader(trustedProxies: string[]): (request: IncomingMessage) => Visitor {
  const trusted = listOf(trustedProxies)
  const isTrusted = (ip: string) => trusted.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  return (request) => {
    const peer = plain(request.socket.remoteAddress ?? '')
    const host = request.headers.host ?? ''
    if (!isTrusted(peer)) return { ip: peer, proto: 'http', host }
    const hops = [...listed(request.headers['x-forwarded-for']), peer]
    const stranger = hops.findLastIndex((ip) => !isTrusted(ip))
    return {
      ip: hops[Math.max(stranger, 0)]!,
      proto: listed(request.headers['x-forwarded-proto']).at(-1) === 'https' ? 'https' : 'http',
      host: listed(request.headers['x-forwarded-host']).at(-1) ?? host,
    }
  }
}

function listOf(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [ip = '', bits] = range.split('/')
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
    list.addSubnet(ip, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return list
}

// IPv4 over a dual-stack socket.
const plain = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/, '')

const listed = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .flatMap((part) => plain(part.trim()) || [])
