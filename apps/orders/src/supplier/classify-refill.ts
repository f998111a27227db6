import { foldText, readError, readObject, readRefusal, type RefusalByName } from './classify-answer.ts'

export type ClassifiedRefill =
  /** Taken in, not promised: what comes of it stands in its status later. */
  | { outcome: 'accepted'; upstreamRefillId: string; answer: string }
  | { outcome: 'refused'; answer: string }
  /** Certainly not taken in, for a reason that passes. */
  | { outcome: 'later'; answer: string }
  | { outcome: 'unknown'; answer: string }

export type RefillEnd = 'completed' | 'rejected'

const passing: RefusalByName[] = ['INVALID_KEY', 'TOO_MANY_REQUESTS', 'NOT_ENOUGH_FUNDS']
const passingTexts =
  /^((the )?(service|site|system|api|panel) is (under|in) maintenance|(under )?maintenance)$/
const refusalTexts =
  /^(order (is )?not eligible for refill|error\.refill_not_eligible|(incorrect|invalid) order id|error\.incorrect_order_id|order not found|refill (is )?(not (available|allowed|possible|supported)|disabled|unavailable)( for this (order|service))?|refill (period|time) (has )?expired|refill is already (requested|in progress)|refill already (requested|in progress))$/

/**
 * What an answer to `refill` means. Words known to mean no, or to mean not now, are believed with any status of a refusal;
 * everything else may have been taken in, so it is `unknown` and a person looks.
 */
export function classifyRefill(status: number, body: string): ClassifiedRefill {
  const answer = body.slice(0, 2_000)
  const unknown = { outcome: 'unknown', answer: `${status} ${answer}` } as const
  const fields = status === 200 || (status >= 400 && status < 500) ? readObject(body) : undefined
  if (!fields) return unknown
  const { refill } = fields
  const error = readError(fields) ?? readError(asObject(refill))
  if (error === undefined) {
    const upstreamRefillId = readRefillId(refill)
    return status === 200 && upstreamRefillId ? { outcome: 'accepted', upstreamRefillId, answer } : unknown
  }
  if (typeof error !== 'string' || readRefillId(refill)) return unknown
  const outcome = judgeWords(error)
  return outcome ? { outcome, answer } : unknown
}

function judgeWords(error: string): 'refused' | 'later' | undefined {
  const text = foldText(error)
  if (refusalTexts.test(text)) return 'refused'
  const code = readRefusal(error)
  return (code && passing.includes(code)) || passingTexts.test(text) ? 'later' : undefined
}

const asObject = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

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

/** Of a list that names each refill, or an object by id: those that are over. Throws when it is neither. */
export function readRefillEnds(answer: unknown): Map<string, RefillEnd> {
  const fields = asObject(answer)
  const error = Array.isArray(answer) ? undefined : readError(fields)
  if (answer !== fields || error !== undefined)
    throw new Error(`the supplier does not say how refills stand: ${JSON.stringify(answer)}`.slice(0, 200))
  const named: Array<[string, unknown]> = Array.isArray(answer)
    ? answer.map((it: unknown) => [String(asObject(it)['refill'] ?? ''), asObject(it)['status']])
    : Object.entries(fields).map(([id, it]) => [id, asObject(it)['status'] ?? it])
  return new Map(
    named.flatMap(([id, word]) => {
      const end = typeof word === 'string' && Object.hasOwn(ends, foldText(word)) && ends[foldText(word)]
      return end ? [[id, end] as const] : []
    }),
  )
}
