import type { IncomingMessage } from 'node:http'

/**
 * RFC 9112, 3.2: two Host headers are refused, because Node takes the first and a proxy in front may take the last. So is an
 * absolute target, whose host Node leaves to whoever reads it: a browser sends a path, and a proxy in front too.
 */
export function hasAmbiguousHost({ url = '', rawHeaders }: IncomingMessage): boolean {
  if (!url.startsWith('/')) return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
