import type { IncomingMessage } from 'node:http'

/** RFC 9112, 3.2: two Host headers are refused, because Node takes the first and a proxy in front may take the last. */
export function hasDuplicateHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
