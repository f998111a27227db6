import { randomUUID } from 'node:crypto'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type RefusalBody, refusals } from '@smm/contracts/refusals'
import { Refusal } from './refusal.ts'
import { isTracing } from './trace.ts'
import { traceRequests } from './trace-requests.ts'

export type ServiceOptions = {
  name: string
  logLevel: string
  /** Addresses (CIDR) whose X-Forwarded-* headers are believed: the gateway's. */
  trustedProxies?: string[]
  /** Largest body in bytes; 64 KB unless told. */
  bodyLimit?: number
  /** Asked by /readyz. Answers the names of what is missing; empty means ready. */
  missing?: () => Promise<string[]>
  /** May answer an address that is none, such as `/%`, and says whether it did; the others are told INVALID_REQUEST. */
  badAddress?: (url: string, reply: FastifyReply) => boolean
}

/**
 * A Fastify instance with what every service shares: JSON logs without query strings (they can hold a secret),
 * time limits, schemas by TypeBox, refusals by their table, answers that no cache keeps, `/livez` and `/readyz`.
 */
export function createService(options: ServiceOptions) {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      base: { service: options.name },
      serializers: { req: loggedRequest },
    },
    genReqId: (request) => correlationIdOf(request.headers['x-request-id']),
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    bodyLimit: options.bodyLimit ?? 64 * 1024,
    requestTimeout: 15_000,
    handlerTimeout: 10_000,
    forceCloseConnections: 'idle',
    // Whoever comes over a line that is still open gets an answer; that line ends with it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors(_error, { url }, given) {
      const reply = given as FastifyReply
      if (!options.badAddress?.(url, reply)) reply.code(400).send(bodyOf('INVALID_REQUEST'))
    },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = answerTo(error, request)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(bodyOf('NOT_FOUND')))
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  endLinesOnClose(app)
  if (isTracing()) traceRequests(app)
  addHealth(app, options.missing)
  return app
}

// Node ends the lines that are idle when it closes; one that carries an answer just then would be kept open after it.
function endLinesOnClose(app: FastifyInstance) {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    const timer = setInterval(() => app.server.closeIdleConnections(), 200)
    app.server.once('close', () => clearInterval(timer))
  })
}

const correlationIdOf = (given: unknown) =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()

const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?')[0],
  remoteAddress: request.ip,
})

const bodyOf = (code: keyof typeof refusals): RefusalBody => ({ error: code, message: refusals[code][1] })

function answerTo(error: unknown, request: FastifyRequest): { status: number; body: RefusalBody } {
  if (error instanceof Refusal) {
    request.log.info({ code: error.code, ...error.details }, 'refused')
    return { status: error.status, body: bodyOf(error.code) }
  }
  const status = isUnstorable(error) ? 400 : (error as { statusCode?: number }).statusCode
  if (status && status >= 400 && status < 500) {
    request.log.info({ status, reason: (error as Error).message }, 'refused')
    return { status, body: bodyOf('INVALID_REQUEST') }
  }
  if ((error as { code?: string }).code === 'FST_ERR_HANDLER_TIMEOUT') return answerToTimeout(request)
  if (isUnreachable(error)) {
    request.log.error({ err: error }, 'a store is unreachable')
    return { status: 503, body: bodyOf('UNAVAILABLE') }
  }
  request.log.error({ err: error }, 'request failed')
  return { status: 500, body: { error: 'INTERNAL', message: 'Algo deu errado. Tente novamente.' } }
}

// Postgres classes 08 (connection), 53 (resources), 57 (operator) and lost sockets: the caller may try again.
const isUnreachable = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string }
  if (/^(08|53|57|40|55P03)/.test(code ?? '')) return true
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code ?? '')) return true
  return /connection terminated|timeout exceeded when trying to connect/i.test(message ?? '')
}

/** A caller who never sent the rest of his body is no fault of ours. */
function answerToTimeout(request: FastifyRequest) {
  if (!request.raw.complete) {
    request.log.info('refused: the body never came')
    return { status: 408, body: bodyOf('INVALID_REQUEST') }
  }
  request.log.error('the answer took too long')
  return { status: 503, body: bodyOf('UNAVAILABLE') }
}

// Postgres keeps no NUL in a text, and a caller who sends one made it by hand.
const isUnstorable = (error: unknown) => ['22021', '22P05'].includes((error as { code?: string }).code ?? '')

function addHealth(app: FastifyInstance, missing: ServiceOptions['missing']) {
  app.get('/livez', { logLevel: 'warn' }, () => ({ ok: true }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const lacking = missing ? await missing().catch(() => ['check failed']) : []
    return reply.code(lacking.length === 0 ? 200 : 503).send({ ok: lacking.length === 0, missing: lacking })
  })
}
