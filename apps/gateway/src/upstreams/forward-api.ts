import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { exportOrders } from '@smm/contracts/orders/orders'
import { exportPayments } from '@smm/contracts/payments'
import { checkSession } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import { traceHeader } from '@smm/http-service/observability/trace'
import { forwardedHeaders, isHopByHop } from './forwarded-headers.ts'
import type { RequestPatiently } from './request-patiently.ts'
import type { ServiceName } from './upstreams.ts'
import type { Visitor } from './visitor-address.ts'

/** The service behind each prefix of the API. */
const routes: Record<string, ServiceName> = {
  '/api/conversations': 'chat',
  '/api/tickets': 'chat',
  '/api/transcripts': 'chat',
  '/api/orders': 'orders',
  '/api/order-pages': 'orders',
  '/api/payments': 'orders',
  '/api/coupons': 'orders',
  '/api/webhooks': 'orders',
  '/api/admin': 'orders',
  '/api/audit': 'orders',
  '/api/operation/chat': 'chat',
  '/api/operation/orders': 'orders',
  '/api/operation/catalogue': 'catalogue',
  '/api/services': 'catalogue',
  '/api/margins': 'catalogue',
  '/api/suppliers': 'catalogue',
  '/api/packages': 'catalogue',
}

const webhookBodyLimit = 256 * 1024

/** Longer than the pools' timeouts, so the caller learns which service is silent. */
const responseTimeoutMs = 15_000
/** Shorter where another service can answer instead. */
const failoverTimeoutMs = 2000
/** An export is as slow as its reader. */
const exportTimeoutMs = 600_000

type WithBytes = { Body: Buffer | undefined }
type Forwarding = { request: RequestPatiently; visitorOf: (request: FastifyRequest['raw']) => Visitor }

/** Forwards every request under /api to the service that owns the path, and its response back. */
export const forwardApi: FastifyPluginAsync<Forwarding> = async (app, forwarding) => {
  // Bodies pass as bytes, because the signature of a webhook covers them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const forwardTo =
    (...services: ServiceName[]) =>
    (request: FastifyRequest<WithBytes>, reply: FastifyReply) =>
      forward(forwarding, services, request, reply)
  for (const [prefix, service] of Object.entries(routes)) {
    const bodyLimit = prefix === '/api/webhooks' ? webhookBodyLimit : undefined
    for (const url of [prefix, `${prefix}/*`]) {
      app.route<WithBytes>({
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        bodyLimit,
        handlerTimeout: responseTimeoutMs,
        handler: forwardTo(service),
      })
    }
  }
  for (const { method, url } of [exportOrders, exportPayments]) {
    app.route<WithBytes>({ method, url, handlerTimeout: exportTimeoutMs, handler: forwardTo('orders') })
  }
  const { method, url } = checkSession
  const handler = forwardTo('orders', 'chat', 'catalogue')
  app.route<WithBytes>({ method, url, handlerTimeout: responseTimeoutMs, handler })
  app.get('/api/*', () => {
    throw new Refusal('NOT_FOUND')
  })
}

async function forward(
  { request: send, visitorOf }: Forwarding,
  services: ServiceName[],
  request: FastifyRequest<WithBytes>,
  reply: FastifyReply,
) {
  const visitor = visitorOf(request.raw)
  const response = await send(services, {
    path: request.url,
    method: request.method as Dispatcher.HttpMethod,
    headers: [...forwardedHeaders(request.raw.rawHeaders, visitor, request.id), ...traceHeader()],
    body: request.body ?? null,
    signal: abortOnDisconnect(request, reply),
    ...(services.length > 1 && { headersTimeout: failoverTimeoutMs }),
  }).catch((cause: Error) => {
    throw new Refusal('UNAVAILABLE', { services, reason: cause.message })
  })
  reply.code(response.statusCode)
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined && !isHopByHop(name)) reply.header(name, value)
  }
  return reply.send(response.body)
}

/**
 * A visitor who disconnects cancels the request to the service. One who has done so already has no address any more: the
 * service would take the request for the gateway's own.
 */
function abortOnDisconnect({ raw: { socket } }: FastifyRequest, reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  if (socket.destroyed) disconnected.abort()
  reply.raw.once('close', () => reply.raw.writableFinished || disconnected.abort())
  return disconnected.signal
}
