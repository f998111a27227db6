import { randomUUID } from 'node:crypto'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { collectRoutes } from './openapi/describe-api.ts'
import { bodyOf, errorResponse } from './error-response.ts'
import { isTracing } from './observability/trace.ts'
import { traceRequests } from './observability/trace-requests.ts'

export type ServiceOptions = {
  name: string
  log: FastifyBaseLogger
  /** Addresses (CIDR) whose X-Forwarded-* headers are trusted: the gateway's. */
  trustedProxies?: string[]
  /** Maximum body size in bytes; 64 KB by default. */
  bodyLimit?: number
  /** The readiness check: names of missing dependencies, none when ready. */
  missing?: () => Promise<string[]>
  /** Answers health checks to this machine alone, because the service stands on the public door. */
  hidesHealth?: boolean
  /** Answers a malformed URL such as `/%` and returns true, or leaves it to the default, INVALID_REQUEST. */
  badAddress?: (url: string, reply: FastifyReply) => boolean
}

/**
 * A Fastify instance with the defaults of every service: timeouts, TypeBox schemas, refusals by their table, responses
 * without caching, `/livez` and `/readyz`.
 */
export function createService(options: ServiceOptions) {
  const app = Fastify({
    loggerInstance: options.log,
    genReqId: (request) => correlationIdOf(request.headers['x-request-id']),
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    bodyLimit: options.bodyLimit ?? 64 * 1024,
    requestTimeout: 15_000,
    handlerTimeout: 10_000,
    forceCloseConnections: 'idle',
    // While the service closes, requests on open connections are still answered; the connection ends afterwards.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors(_error, { url }, given) {
      const reply = given as FastifyReply
      if (!options.badAddress?.(url, reply)) reply.code(400).send(bodyOf('INVALID_REQUEST'))
    },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  collectRoutes(app, options.name)
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = errorResponse(error, request)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(bodyOf('NOT_FOUND')))
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  closeConnectionsOnClose(app)
  if (isTracing()) traceRequests(app)
  addHealthChecks(app, options)
  return app
}

/** A caller who keeps a connection is answered once more within this time, and told that it is the last. */
const lastRequestsMs = 1_000

/**
 * Node closes the port and idle connections at once and once: what is on its way there would be lost, and a connection that is
 * busy at that moment would stay open. Each is closed right after everything that has arrived was taken from it.
 */
function closeConnectionsOnClose(app: FastifyInstance) {
  const { server } = app
  const close = server.close.bind(server)
  const closeIdle = server.closeIdleConnections.bind(server)
  server.close = (done) => {
    setImmediate(() => close(done))
    return server
  }
  app.addHook('preClose', async () => {
    if (!server.listening) return
    const until = performance.now() + lastRequestsMs
    server.closeIdleConnections = () => {}
    const timer = setInterval(() => performance.now() > until && setImmediate(closeIdle), 200)
    server.once('close', () => clearInterval(timer))
  })
}

const correlationIdOf = (given: unknown) =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()

function addHealthChecks(app: FastifyInstance, { missing, hidesHealth }: ServiceOptions) {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (hidesHealth && !isFromThisMachine(request)) return reply.callNotFound()
  }
  app.get('/livez', { logLevel: 'warn', onRequest }, () => ({ ok: true }))
  app.get('/readyz', { logLevel: 'warn', onRequest }, async (_request, reply) => {
    const lacking = missing ? await missing().catch(() => ['check failed']) : []
    return reply.code(lacking.length === 0 ? 200 : 503).send({ ok: lacking.length === 0, missing: lacking })
  })
}

/** A proxy on this machine forwards visitors, and says so. */
const isFromThisMachine = ({ headers, socket: { remoteAddress = '' } }: FastifyRequest) =>
  /^(::ffff:)?127\.|^::1$/.test(remoteAddress) && !headers['x-forwarded-for'] && !headers['forwarded']
