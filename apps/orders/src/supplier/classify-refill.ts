import { fieldsOf } from '@smm/http-service/json-fields'
import {
  foldText,
  isMaintenance,
  isRefillRefusal,
  readRefusal,
  type RefusalByName,
} from './known-refusals.ts'
import { parseObject, readError } from './parse-answer.ts'

export type ClassifiedRefill =
  /** Received, not yet decided: the status of the refill tells its end. */
  | { outcome: 'accepted'; upstreamRefillId: string; answer: string }
  | { outcome: 'refused'; answer: string }
  /** Certainly not received, for a temporary reason. */
  | { outcome: 'later'; answer: string }
  | { outcome: 'unknown'; answer: string }

export type RefillEnd = 'completed' | 'rejected'

const temporaryRefusals: RefusalByName[] = ['INVALID_KEY', 'TOO_MANY_REQUESTS', 'NOT_ENOUGH_FUNDS']

/**
 * Classifies an answer to `refill`. Known texts count with status 200 or 4xx; anything else is `unknown`: the request may
 * have been received, and staff reviews it.
 */
export function classifyRefill(status: number, body: string): ClassifiedRefill {
  const answer = body.slice(0, 2_000)
  const unknown = { outcome: 'unknown', answer: `${status} ${answer}` } as const
  const fields = status === 200 || (status >= 400 && status < 500) ? parseObject(body) : undefined
  if (!fields) return unknown
  const { refill } = fields
  const error = readError(fields) ?? readError(fieldsOf(refill))
  if (error === undefined) {
    const upstreamRefillId = readRefillId(refill)
    return status === 200 && upstreamRefillId ? { outcome: 'accepted', upstreamRefillId, answer } : unknown
  }
  if (typeof error !== 'string' || readRefillId(refill)) return unknown
  const outcome = classifyText(error)
  return outcome ? { outcome, answer } : unknown
}

function classifyText(error: string): 'refused' | 'later' | undefined {
  if (isRefillRefusal(error)) return 'refused'
  const code = readRefusal(error)
  return (code && temporaryRefusals.includes(code)) || isMaintenance(error) ? 'later' : undefined
}

const refillIds = /^([1-9]\d{0,18}|[0-9A-Za-z]{1,8}-[0-9A-Za-z-]{1,50}|[0-9A-HJKMNP-TV-Z]{26})$/

function readRefillId(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && refillIds.test(text) ? text : undefined
}

const ends: Record<string, RefillEnd> = {
  completed: 'completed',
  rejected: 'rejected',
  canceled: 'rejected',
  cancelled: 'rejected',
  error: 'rejected',
}

/** Parses a list of refills, or an object by id; keeps those that ended. Throws when the answer is neither. */
export function readRefillEnds(answer: unknown): Map<string, RefillEnd> {
  const fields = fieldsOf(answer)
  const error = Array.isArray(answer) ? undefined : readError(fields)
  if (answer !== fields || error !== undefined)
    throw new Error(`the supplier answered no refill statuses: ${JSON.stringify(answer)}`.slice(0, 200))
  const named: Array<[string, unknown]> = Array.isArray(answer)
    ? answer.map((it: unknown) => [String(fieldsOf(it)['refill'] ?? ''), fieldsOf(it)['status']])
    : Object.entries(fields).map(([id, it]) => [id, fieldsOf(it)['status'] ?? it])
  return new Map(
    named.flatMap(([id, word]) => {
      const end = typeof word === 'string' && Object.hasOwn(ends, foldText(word)) && ends[foldText(word)]
      return end ? [[id, end] as const] : []
    }),
  )
}
