import { classifyAnswer } from './classify-answer.ts'
import type { RefusalByName } from './known-refusals.ts'

const outcomeOf = (body: object) => {
  const answer = classifyAnswer(200, JSON.stringify(body))
  return answer.outcome === 'refused' ? answer.code : answer.outcome
}
/** Formats in which suppliers report an error. */
const wordings = (text: string) => [
  { error: text },
  { error: ` ${text.toUpperCase()}. ` },
  { status: 'error', message: text },
  { status: 'fail', msg: text },
]

it.each<[RefusalByName, string[]]>([
  [
    'NOT_ENOUGH_FUNDS',
    [
      'Not enough funds',
      'Not enough funds on balance',
      'neworder.error.not_enough_funds',
      'insufficient_balance',
    ],
  ],
  ['INVALID_KEY', ['Invalid API key', 'invalid_api_key']],
  ['TOO_MANY_REQUESTS', ['Too many requests', 'too_many_requests', 'too_many_orders']],
  [
    'ACTIVE_ORDER_WITH_LINK',
    [
      'You have active order with this link. Please wait until order being completed',
      'link_duplicate',
      'neworder.error.link_duplicate',
    ],
  ],
  [
    'SERVICE_GONE',
    [
      'Incorrect service ID',
      'error.incorrect_service_id',
      'service_inactive',
      'service_not_found',
      'neworder.error.service',
    ],
  ],
  ['QUANTITY_TOO_LOW', ['Quantity less than minimal 50', 'neworder.error.min_quantity']],
  ['QUANTITY_TOO_HIGH', ['Quantity more than maximal 10,000', 'neworder.error.max_quantity']],
  ['BAD_LINK', ['Incorrect link', 'Invalid link', 'invalid_link', 'link_not_found', 'neworder.error.link']],
  ['INCORRECT_REQUEST', ['Incorrect request', 'Incorrect action']],
])('%s is recognized in each of its texts and formats', (code, texts) => {
  for (const text of texts)
    for (const body of wordings(text)) expect([body, outcomeOf(body)]).toEqual([body, code])
})

it.each([
  'Something nobody has heard of',
  'comment',
  'Incorrect order ID',
  'Order not eligible for refill.',
  'Internal error',
  'Not enough funds, but your order was placed',
  'Order 23501 placed. Not enough funds on balance',
  'Not enough funds on balance of the upstream provider',
  'Incorrect link: retrying',
  'Invalid API key?',
  'Quantity less than minimal',
  'Quantity less than minimal fifty',
  'too many requests, queued',
  'link',
  '',
  ' ',
])('"%s" is no known refusal and needs review', (text) => {
  for (const body of wordings(text)) expect([body, outcomeOf(body)]).toEqual([body, 'unknown'])
})

it('a refusal beside an order id is no refusal', () => {
  for (const name of ['order', 'order_id', 'Order', 'id'])
    expect(outcomeOf({ [name]: 23501, error: 'Not enough funds on balance' })).toBe('unknown')
})
