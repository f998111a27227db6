import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Span, SpanStatusCode } from '@opentelemetry/api'
import type { Attributes, SpanStart } from './span.ts'

type Request = { origin: string | URL; path: string; method: string }
type RequestEvent = { request: Request; response?: { statusCode: number }; error?: Error }
type Command = { command: string; error?: Error }

/**
 * Traces the calls of undici and ioredis by their diagnostics channels, which the bundled copies publish too. Queries of
 * URLs and arguments of commands stay out: they may hold secrets. Returns the way to stop.
 */
export function watchClients(startSpan: (start: SpanStart) => Span | undefined): () => void {
  const spans = new WeakMap<object, Span>()

  function begin(call: object, name: string, attributes: Attributes) {
    const span = startSpan({ name, kind: 'client', attributes })
    if (span) spans.set(call, span)
  }

  function end(call: object, error?: Error, statusCode?: number) {
    const span = spans.get(call)
    if (!span) return
    spans.delete(call)
    if (statusCode) span.setAttribute('http.response.status_code', statusCode)
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.message })
    span.end()
  }

  const beginRequest = ({ request }: RequestEvent) => {
    const { host } = new URL(request.origin)
    begin(request, `${request.method} ${host}`, {
      'http.request.method': request.method,
      'server.address': host,
      'url.path': request.path.split('?')[0],
    })
  }
  const endRequest = ({ request, response, error }: RequestEvent) => end(request, error, response?.statusCode)
  const beginCommand = (event: Command) =>
    begin(event, event.command, { 'db.system.name': 'redis', 'db.operation.name': event.command })
  const endCommand = (event: Command) => end(event, event.error)

  const channels = Object.entries({
    'undici:request:create': listener(beginRequest),
    'undici:request:headers': listener(endRequest),
    'undici:request:error': listener(endRequest),
    'tracing:ioredis:command:start': listener(beginCommand),
    'tracing:ioredis:command:asyncEnd': listener(endCommand),
  })
  for (const [name, onMessage] of channels) subscribe(name, onMessage)
  return () => {
    for (const [name, onMessage] of channels) unsubscribe(name, onMessage)
  }
}

/** The channels are untyped; each publishes one documented shape. */
const listener =
  <Message>(handle: (message: Message) => void) =>
  (message: unknown) =>
    handle(message as Message)
