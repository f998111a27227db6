import type { Visitor } from './visitor-address.ts'

// Belong to one connection (RFC 9110, 7.6.1), or are for us alone to say.
const ours =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|http2-settings|content-length|forwarded|x-forwarded-.*|x-real-ip|x-user.*|x-request-id|traceparent|tracestate|baggage)$/i

/**
 * The headers of a request as a service gets them, names and values in turn: without what only we may say about a
 * visitor, and with what we know.
 */
export function forwardedHeaders(rawHeaders: string[], visitor: Visitor, requestId: string): string[] {
  const named = namedByConnection(rawHeaders)
  const kept: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (!ours.test(name) && !named.has(name.toLowerCase())) kept.push(name, rawHeaders[at + 1]!)
  }
  return [
    ...kept,
    'X-Forwarded-For',
    visitor.ip,
    'X-Forwarded-Proto',
    visitor.proto,
    'X-Forwarded-Host',
    visitor.host,
    'X-Request-Id',
    requestId,
  ]
}

/** `Connection: x-something` declares that header as meant for one connection only. */
function namedByConnection(rawHeaders: string[]): Set<string> {
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && /^connection$/i.test(rawHeaders[at - 1]!))
  return new Set(values.flatMap((value) => value.toLowerCase().split(',')).map((token) => token.trim()))
}
