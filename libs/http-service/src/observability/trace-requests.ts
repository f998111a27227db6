import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chatSocketPath } from '@smm/contracts/pages'
import type { SpanStart } from './span.ts'
import { inSpan, sendSpans, traceIdOf } from './trace.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const parent = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/
const untraced = ['/livez', '/readyz', chatSocketPath]

/** A span for every request, under the span that called. A trace that begins here has the request's id, as in the logs. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (untraced.includes(request.url.split('?')[0]!)) return done()
    void inSpan(serverSpan(request), async (setAttributes) => {
      const closed = new Promise((resolve) => reply.raw.once('close', resolve))
      done()
      await closed
      setAttributes({ 'http.response.status_code': reply.raw.statusCode })
    })
  })
  app.addHook('onClose', () => sendSpans())
}

function serverSpan(request: FastifyRequest): SpanStart {
  const route = request.routeOptions.url ?? 'unknown'
  return {
    name: `${request.method} ${route}`,
    kind: 'server',
    ...calledBy(request),
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'smm.request_id': request.id,
    },
  }
}

function calledBy(request: FastifyRequest) {
  const [, traceId, parentSpanId] = parent.exec(String(request.headers['traceparent'])) ?? []
  if (traceId && parentSpanId) return { traceId, parentSpanId }
  return uuid.test(request.id) ? { traceId: traceIdOf(request.id) } : {}
}
