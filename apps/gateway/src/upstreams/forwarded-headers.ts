import type { Visitor } from './visitor-address.ts'

// RFC 9110, 7.6.1: these belong to one connection.
const hopByHop = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i
const reframed = /^(expect|http2-settings|content-length)$/i
/** Only the gateway may set these. */
const ofGateway =
  /^(forwarded|x-forwarded-.*|x-real-ip|x-user.*|x-request-id|traceparent|tracestate|baggage)$/i

export const isHopByHop = (name: string): boolean => hopByHop.test(name)

/**
 * The headers a service receives, as names and values in turn: the visitor's, without those that only the gateway may
 * set, and the gateway's own.
 */
export function forwardedHeaders(rawHeaders: string[], visitor: Visitor, requestId: string): string[] {
  const dropped = namedByConnection(rawHeaders)
  const isForwarded = (name: string) =>
    !isHopByHop(name) && !reframed.test(name) && !ofGateway.test(name) && !dropped.has(name.toLowerCase())
  const forwarded: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name, value] = [rawHeaders[at]!, rawHeaders[at + 1]!]
    if (isForwarded(name)) forwarded.push(name, value)
  }
  const own = {
    'X-Forwarded-For': visitor.ip,
    'X-Forwarded-Proto': visitor.proto,
    'X-Forwarded-Host': visitor.host,
    'X-Request-Id': requestId,
  }
  return [...forwarded, ...Object.entries(own).flat()]
}

/** `Connection: x-something` declares that header as meant for one connection only. */
function namedByConnection(rawHeaders: string[]): Set<string> {
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && /^connection$/i.test(rawHeaders[at - 1]!))
  return new Set(values.flatMap((value) => value.toLowerCase().split(',')).map((token) => token.trim()))
}
