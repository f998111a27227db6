import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino } from 'pino'

/** The log of a service, as JSON lines, for its app and for all that opens before it. */
export const createLogger = (service: string, level: string): FastifyBaseLogger =>
  pino({ level, base: { service }, serializers: { req: loggedRequest, err: pino.stdSerializers.err } })

/** Without the query, which can hold secrets. */
const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?')[0],
  remoteAddress: request.ip,
})
