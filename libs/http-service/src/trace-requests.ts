import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inSpan, sendSpans, traceIdOf } from './trace.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const parent = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/
const unspoken = ['/livez', '/readyz', '/ws']

/** A span for every request, under the one that called. A trace that begins here has the request's id, as in the logs. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?')[0]!
    if (unspoken.includes(path)) return done()
    const route = request.routeOptions.url ?? 'unknown'
    const attributes: Record<string, string | number> = {
      'http.request.method': request.method,
      'http.route': route,
      'smm.request_id': request.id,
    }
    void inSpan(
      { name: `${request.method} ${route}`, kind: 'server', ...calledBy(request), attributes },
      () =>
        new Promise<void>((resolve) => {
          reply.raw.once('close', () => {
            attributes['http.response.status_code'] = reply.raw.statusCode
            resolve()
          })
          done()
        }),
    )
  })
  app.addHook('onClose', () => sendSpans())
}

function calledBy(request: FastifyRequest) {
  const [, traceId, parentSpanId] = parent.exec(String(request.headers['traceparent'])) ?? []
  if (traceId && parentSpanId) return { traceId, parentSpanId }
  return uuid.test(request.id) ? { traceId: traceIdOf(request.id) } : {}
}
