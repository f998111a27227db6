/** A refusal known by its text: the order was certainly not placed. */
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

type Text = string | RegExp

/** Whole texts of suppliers like PerfectPanel, folded by `foldText`. */
const refusalTexts: Record<RefusalByName, readonly Text[]> = {
  NOT_ENOUGH_FUNDS: [
    'not enough funds',
    'not enough funds on balance',
    'neworder.error.not_enough_funds',
    'insufficient_balance',
  ],
  INVALID_KEY: ['invalid api key', 'invalid_api_key'],
  TOO_MANY_REQUESTS: ['too many requests', 'too_many_requests', 'too_many_orders'],
  ACTIVE_ORDER_WITH_LINK: [
    'you have active order with this link. please wait until order being completed',
    'link_duplicate',
    'neworder.error.link_duplicate',
  ],
  SERVICE_GONE: [
    'incorrect service id',
    'error.incorrect_service_id',
    'service_inactive',
    'service_not_found',
    'neworder.error.service',
  ],
  QUANTITY_TOO_LOW: [/^quantity less than minimal [\d.,]+$/, 'neworder.error.min_quantity'],
  QUANTITY_TOO_HIGH: [/^quantity more than maximal [\d.,]+$/, 'neworder.error.max_quantity'],
  BAD_LINK: ['incorrect link', 'invalid link', 'invalid_link', 'link_not_found', 'neworder.error.link'],
  INCORRECT_REQUEST: ['incorrect request', 'incorrect action'],
}

/** Whole texts that refuse a refill for good. */
const refillRefusalTexts: readonly Text[] = [
  /^order (is )?not eligible for refill$/,
  'error.refill_not_eligible',
  /^(incorrect|invalid) order id$/,
  'error.incorrect_order_id',
  'order not found',
  /^refill (is )?not (available|allowed|possible|supported)( for this (order|service))?$/,
  /^refill (is )?(disabled|unavailable)( for this (order|service))?$/,
  /^refill (period|time) (has )?expired$/,
  /^refill (is )?already (requested|in progress)$/,
]

/** Whole texts of a maintenance, after which the request may be repeated. */
const maintenanceTexts: readonly Text[] = [
  /^(the )?(service|site|system|api|panel) is (under|in) maintenance$/,
  /^(under )?maintenance$/,
]

/** Lower case, single spaces, without a final point. */
export const foldText = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '')

/** The refusal that a text stands for; undefined for an unknown text, which is not trusted to be one. */
export function readRefusal(text: string): RefusalByName | undefined {
  const folded = foldText(text)
  const codes = Object.keys(refusalTexts) as RefusalByName[]
  return codes.find((code) => isListed(refusalTexts[code], folded))
}

export const isRefillRefusal = (text: string) => isListed(refillRefusalTexts, foldText(text))

export const isMaintenance = (text: string) => isListed(maintenanceTexts, foldText(text))

const isListed = (texts: readonly Text[], folded: string) =>
  texts.some((text) => (typeof text === 'string' ? text === folded : text.test(folded)))
