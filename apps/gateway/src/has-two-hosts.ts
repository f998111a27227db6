import type { IncomingMessage } from 'node:http'

/** Node keeps the first and drops the rest, a proxy before us may do otherwise: RFC 9112, 3.2, has them refused. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
