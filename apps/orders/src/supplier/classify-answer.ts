import type { ReviewNote } from '@smm/contracts/orders/reviews'
import { fieldsOf } from '@smm/http-service/json-fields'
import { readRefusal, type RefusalByName } from './known-refusals.ts'
import { parseObject, readError } from './parse-answer.ts'

export type ClassifiedAdd =
  | { outcome: 'sent'; upstreamOrderId: string; answer: string }
  | { outcome: 'refused'; code: RefusalByName; answer: string }
  | { outcome: 'unknown'; answer: string; note?: ReviewNote }
  | { outcome: 'not-sent'; answer: string }

const idFields = ['order', 'order_id', 'Order', 'id']

/**
 * Classifies an answer to `add`. Anything but one valid id or a known refusal is `unknown`: the order may have been
 * placed, and staff reviews it.
 */
export function classifyAnswer(status: number, body: string): ClassifiedAdd {
  const answer = body.slice(0, 2_000)
  const unknown = { outcome: 'unknown', answer: `${status} ${answer}` } as const
  const fields = status === 200 ? parseObject(body) : undefined
  if (!fields) return unknown
  const [idField, ...otherIdFields] = idFields.filter((name) => Object.hasOwn(fields, name))
  const error = readError(fields)
  if (idField && otherIdFields.length === 0 && error === undefined) {
    const upstreamOrderId = readOrderId(fields[idField])
    return upstreamOrderId ? { outcome: 'sent', upstreamOrderId, answer } : unknown
  }
  const code = !idField && typeof error === 'string' ? readRefusal(error) : undefined
  return code ? { outcome: 'refused', code, answer } : unknown
}

/** Error codes raised before the first byte was sent: no address, no connection, TLS refused. */
const notConnectedCodes = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
])
const tlsCodes = /^(CERT|ERR_TLS|UNABLE_TO)_\w+$/

export function classifyFailure(error: unknown): ClassifiedAdd {
  const { code, message } = fieldsOf(error)
  const answer = `${code ?? ''} ${message ?? ''}`.trim().slice(0, 500)
  const isNotSent = typeof code === 'string' && (notConnectedCodes.has(code) || tlsCodes.test(code))
  return { outcome: isNotSent ? 'not-sent' : 'unknown', answer }
}

// Whole numbers, ULIDs and ids such as `UC-12345678`.
const orderIds = /^([1-9]\d{0,18}|[0-9A-HJKMNP-TV-Z]{26}|[A-Z]{2,4}-[0-9A-Za-z]{4,32})$/

function readOrderId(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined
  return typeof value === 'string' && orderIds.test(value) ? value : undefined
}
