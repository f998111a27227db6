/** A refusal we know by its words: the order was certainly not placed. */
export type RefusalByName =
  | 'NOT_ENOUGH_FUNDS'
  | 'INVALID_KEY'
  | 'TOO_MANY_REQUESTS'
  | 'ACTIVE_ORDER_WITH_LINK'
  | 'SERVICE_GONE'
  | 'QUANTITY_TOO_LOW'
  | 'QUANTITY_TOO_HIGH'
  | 'BAD_LINK'
  | 'INCORRECT_REQUEST'

export type ClassifiedAdd =
  | { outcome: 'sent'; upstreamOrderId: string; answer: string }
  | { outcome: 'refused'; code: RefusalByName; answer: string }
  | { outcome: 'unknown'; answer: string }
  | { outcome: 'not-sent'; answer: string }

// Whole texts of PerfectPanel-like suppliers. What is not here is not believed to be a refusal.
const refusalTexts: Array<[RegExp, RefusalByName]> = [
  [
    /^(not enough funds( on balance)?|neworder\.error\.not_enough_funds|insufficient_balance)$/,
    'NOT_ENOUGH_FUNDS',
  ],
  [/^(invalid api key|invalid_api_key)$/, 'INVALID_KEY'],
  [/^(too many requests|too_many_requests|too_many_orders)$/, 'TOO_MANY_REQUESTS'],
  [
    /^(you have active order with this link\. please wait until order being completed|link_duplicate|neworder\.error\.link_duplicate)$/,
    'ACTIVE_ORDER_WITH_LINK',
  ],
  [
    /^(incorrect service id|error\.incorrect_service_id|service_inactive|service_not_found|neworder\.error\.service)$/,
    'SERVICE_GONE',
  ],
  [/^(quantity less than minimal [\d.,]+|neworder\.error\.min_quantity)$/, 'QUANTITY_TOO_LOW'],
  [/^(quantity more than maximal [\d.,]+|neworder\.error\.max_quantity)$/, 'QUANTITY_TOO_HIGH'],
  [/^(incorrect link|invalid link|invalid_link|link_not_found|neworder\.error\.link)$/, 'BAD_LINK'],
  [/^(incorrect request|incorrect action)$/, 'INCORRECT_REQUEST'],
]

/** The refusal that these words are known to mean. */
export function readRefusal(text: string): RefusalByName | undefined {
  const folded = foldText(text)
  return refusalTexts.find(([words]) => words.test(folded))?.[1]
}

export const foldText = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '')

/**
 * What an answer to `add` means. Only a clear yes or a clear no counts; everything else may have placed the order, so it
 * is `unknown` and a person looks.
 */
export function classifyAnswer(status: number, body: string): ClassifiedAdd {
  const answer = body.slice(0, 2_000)
  const unknown = { outcome: 'unknown', answer: `${status} ${answer}` } as const
  const fields = status === 200 ? readObject(body) : undefined
  if (!fields) return unknown
  const ids = idFields.filter((name) => Object.hasOwn(fields, name))
  const error = readError(fields)
  if (ids.length === 1 && error === undefined) {
    const upstreamOrderId = readOrderId(fields[ids[0]!])
    return upstreamOrderId ? { outcome: 'sent', upstreamOrderId, answer } : unknown
  }
  const code = ids.length === 0 && typeof error === 'string' ? readRefusal(error) : undefined
  return code ? { outcome: 'refused', code, answer } : unknown
}

const idFields = ['order', 'order_id', 'Order', 'id']

/** What it says went wrong; undefined when nothing. Some suppliers say `error: false` beside a placed order. */
export function readError(fields: Record<string, unknown>): unknown {
  const { error, status, message, msg } = fields
  if (error !== undefined && error !== false && error !== null) return error
  const isError = typeof status === 'string' && /^(error|fail|failed)$/i.test(status)
  return isError ? (message ?? msg ?? status) : undefined
}

/** Failures from before the first byte of the request: name not found, connection refused or never made, TLS refused. */
const neverConnected =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/

export function classifyFailure(error: unknown): ClassifiedAdd {
  const { code, message } = error as { code?: string; message?: string }
  const answer = `${code ?? ''} ${message ?? ''}`.trim().slice(0, 500)
  return { outcome: neverConnected.test(code ?? '') ? 'not-sent' : 'unknown', answer }
}

// Whole numbers, ULIDs and ids such as `UC-12345678`.
const orderIds = /^([1-9]\d{0,18}|[0-9A-HJKMNP-TV-Z]{26}|[A-Z]{2,4}-[0-9A-Za-z]{4,32})$/

function readOrderId(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined
  return typeof value === 'string' && orderIds.test(value) ? value : undefined
}

export function readObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.replace(/^\uFEFF/, '').trim())
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
