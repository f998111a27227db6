import type { FastifyRequest } from 'fastify'
import { type RefusalBody, type RefusalCode, refusals } from '@smm/contracts/refusals'
import { Refusal } from './refusal.ts'

type ErrorResponse = { status: number; body: RefusalBody }

export const bodyOf = (code: RefusalCode): RefusalBody => ({ error: code, message: refusals[code][1] })

/** Classifies and logs an error: a refusal, an invalid request, an unreachable store, or a bug without details. */
export function errorResponse(error: unknown, request: FastifyRequest): ErrorResponse {
  if (error instanceof Refusal) {
    request.log.info({ code: error.code, ...error.details }, 'refused')
    return { status: error.status, body: bodyOf(error.code) }
  }
  const { code = '', message = '', statusCode } = error as Partial<KnownError>
  const status = isUnstorableText(code, message) ? 400 : statusCode
  if (status && status >= 400 && status < 500) {
    request.log.info({ status, reason: message }, 'refused')
    return { status, body: bodyOf('INVALID_REQUEST') }
  }
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return timeoutResponse(request)
  if (isUnreachable(code, message)) {
    request.log.error({ err: error }, 'a store is unreachable')
    return { status: 503, body: bodyOf('UNAVAILABLE') }
  }
  request.log.error({ err: error }, 'request failed')
  return { status: 500, body: { error: 'INTERNAL', message: 'Algo deu errado. Tente novamente.' } }
}

type KnownError = { code: string; message: string; statusCode: number }

/** Postgres refuses NUL in a text, and half a surrogate pair in JSON; only a hand-made request contains one. */
const isUnstorableText = (code: string, message: string) =>
  ['22021', '22P05'].includes(code) || (code === '22P02' && message.endsWith('type json'))

/** Postgres classes 08 (connection), 53 (resources), 57 (operator), a standby and lost sockets: the caller may retry. */
const isUnreachable = (code: string, message: string) =>
  /^(08|53|57|40|55P03|25006)/.test(code) ||
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)/.test(code) ||
  /connection terminated|timeout exceeded when trying to connect/i.test(message)

/** A timeout is the caller's fault when its body never arrived. */
function timeoutResponse(request: FastifyRequest): ErrorResponse {
  if (!request.raw.complete) {
    request.log.info('refused: the body never came')
    return { status: 408, body: bodyOf('INVALID_REQUEST') }
  }
  request.log.error('the response took too long')
  return { status: 503, body: bodyOf('UNAVAILABLE') }
}
