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
  const folded = text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '')
  return refusalTexts.find(([words]) => words.test(folded))?.[1]
}

/**
 * What an answer to `add` means. Only a clear yes or a clear no counts; everything else may have placed the order, so it
 * is `unknown` and a person looks.
 */
export function classifyAnswer(status: number, body: string): ClassifiedAdd {
  const answer = body.slice(0, 2_000)
  const unknown = { outcome: 'unknown', answer: `${status} ${answer}` } as const
  const fields = status === 200 ? readObject(body) : undefined
  if (!fields) return unknown
  const hasOrder = Object.hasOwn(fields, 'order')
  // Some suppliers say `error: false` beside a placed order.
  const hasError = Object.hasOwn(fields, 'error') && fields['error'] !== false && fields['error'] !== null
  if (hasOrder && !hasError) {
    const upstreamOrderId = readOrderId(fields['order'])
    return upstreamOrderId ? { outcome: 'sent', upstreamOrderId, answer } : unknown
  }
  const code = hasError && !hasOrder && typeof fields['error'] === 'string' && readRefusal(fields['error'])
  return code ? { outcome: 'refused', code, answer } : unknown
}

/** Failures from before the first byte of the request: name not found, connection refused or never made, TLS refused. */
const neverConnected =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+)$/

export function classifyFailure(error: unknown): ClassifiedAdd {
  const { code, message } = error as { code?: string; message?: string }
  const answer = `${code ?? ''} ${message ?? ''}`.trim().slice(0, 500)
  return { outcome: neverConnected.test(code ?? '') ? 'not-sent' : 'unknown', answer }
}

function readOrderId(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : undefined
  return typeof value === 'string' && /^[1-9]\d{0,18}$/.test(value) ? value : undefined
}

function readObject(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.replace(/^\uFEFF/, '').trim())
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
