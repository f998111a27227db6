import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CollectedSpan = {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Record<string, string>
  status: { code?: number; message?: string }
}

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Sent = {
  resourceSpans: Array<{
    resource: { attributes: Attribute[] }
    scopeSpans: Array<{
      spans: Array<Omit<CollectedSpan, 'service' | 'attributes'> & { attributes: Attribute[] }>
    }>
  }>
}

/** A collector of OpenTelemetry spans for tests: `spans` holds everything it received. */
export async function openTestCollector() {
  const spans: CollectedSpan[] = []
  const headers: Array<Record<string, unknown>> = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const isTraces = request.method === 'POST' && request.url === '/v1/traces'
      if (isTraces) {
        headers.push(request.headers)
        spans.push(...read(JSON.parse(Buffer.concat(parts).toString()) as Sent))
      }
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    spans,
    headers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const read = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        service: plain(resource.attributes)['service.name']!,
        attributes: plain(span.attributes),
      })),
    ),
  )

const plain = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  )
