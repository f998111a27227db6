import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { exportOrders } from '@smm/contracts/orders'
import { exportPayments } from '@smm/contracts/payments'
import { checkSession } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import { traceHeader } from '@smm/http-service/trace'
import { forwardedHeaders } from './forwarded-headers.ts'
import { owners, type ServiceName, type Upstreams } from './upstreams.ts'
import type { Visitor } from './visitor-address.ts'

const webhookBodyLimit = 256 * 1024

/** Longer than the pools wait for a service that is silent: whoever calls hears which one it is. */
const answerWithinMs = 15_000
/** A service that is silent is not waited for when another can answer. */
const orAnotherAfterMs = 2000
/** An export takes as long as its reader. */
const exportWithinMs = 600_000

type Forwarding = { upstreams: Upstreams; visitorOf: (request: FastifyRequest['raw']) => Visitor }

/** Hands every request under /api to the service that owns it, and its answer back. */
export const forwardApi: FastifyPluginAsync<Forwarding> = async (app, forwarding) => {
  // The bytes pass as they came: a webhook's signature covers them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const forwardTo =
    (...services: ServiceName[]) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      forward(forwarding, services, request, reply)
  for (const [prefix, service] of Object.entries(owners)) {
    const bodyLimit = prefix === '/api/webhooks' ? webhookBodyLimit : undefined
    for (const url of [prefix, `${prefix}/*`]) {
      app.route({
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        bodyLimit,
        handlerTimeout: answerWithinMs,
        handler: forwardTo(service),
      })
    }
  }
  for (const { method, url } of [exportOrders, exportPayments]) {
    app.route({ method, url, handlerTimeout: exportWithinMs, handler: forwardTo('orders') })
  }
  const { method, url } = checkSession
  app.route({
    method,
    url,
    handlerTimeout: answerWithinMs,
    handler: forwardTo('orders', 'chat', 'catalogue'),
  })
  app.get('/api/*', () => {
    throw new Refusal('NOT_FOUND')
  })
}

async function forward(
  { upstreams, visitorOf }: Forwarding,
  services: ServiceName[],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const answer = await ask(services.flatMap(upstreams.pools), {
    path: request.raw.url!,
    method: request.method as Dispatcher.HttpMethod,
    headers: [
      ...forwardedHeaders(request.raw.rawHeaders, visitorOf(request.raw), request.id),
      ...traceHeader(),
    ],
    body: (request.body as Buffer | undefined) ?? null,
    signal: signalOf(reply),
    ...(services.length > 1 && { headersTimeout: orAnotherAfterMs }),
  }).catch((cause: unknown) => {
    throw new Refusal('UNAVAILABLE', { services, reason: (cause as Error).message })
  })
  reply.code(answer.statusCode)
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !ofOneConnection.test(name)) reply.header(name, value)
  }
  return reply.send(answer.body)
}

const ofOneConnection = /^(connection|keep-alive|transfer-encoding|upgrade|trailer|proxy-.*)$/

/** One address after the other, as long as it is certain that the request has not been heard, or that it only reads. */
async function ask(
  pools: Dispatcher[],
  request: Dispatcher.RequestOptions,
): Promise<Dispatcher.ResponseData> {
  const [pool, ...others] = pools
  const isLast = others.length === 0
  const onlyReads = request.method === 'GET'
  try {
    const answer = await pool!.request(request)
    if (isLast || !onlyReads || answer.statusCode !== 503) return answer
    await answer.body.dump()
  } catch (err) {
    if (isLast || !(wasNotHeard(err) || (onlyReads && gotNoAnswer(err)))) throw err
  }
  return ask(others, request)
}

const codeOf = (err: unknown) => (err as { code?: string }).code ?? ''
const wasNotHeard = (err: unknown) =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(codeOf(err))
const gotNoAnswer = (err: unknown) =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'].includes(codeOf(err))

/** A visitor who leaves takes the request to the service along. */
function signalOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  reply.raw.once('close', () => reply.raw.writableFinished || leaving.abort())
  return leaving.signal
}
