import { classifyRefill } from './classify-refill.ts'

const outcomeOf = (body: unknown, status = 200) => classifyRefill(status, JSON.stringify(body)).outcome
/** Formats in which suppliers report an error. */
const wordings = (text: string) => [
  { error: text },
  { error: ` ${text.toUpperCase()}. ` },
  { refill: { error: text } },
  { status: 'error', message: text },
]

it.each([{ refill: '1' }, { refill: 1 }, { refill: 7, status: 'Success' }, { refill: 7, error: false }])(
  'accepts an answer with a refill id: %j',
  (body) => expect(outcomeOf(body)).toBe('accepted'),
)

it.each([
  'Order not eligible for refill',
  'error.refill_not_eligible',
  'Incorrect order ID',
  'Refill is not available for this order',
  'Refill already requested',
])('is refused by the text: %s', (text) => {
  for (const body of wordings(text)) expect([body, outcomeOf(body)]).toEqual([body, 'refused'])
  expect(outcomeOf({ error: text }, 400)).toBe('refused')
})

it.each([
  'Invalid API key',
  'Too many requests',
  'Not enough funds on balance',
  'System is under maintenance',
])('is retried later after the text: %s', (text) => {
  for (const body of wordings(text)) expect([body, outcomeOf(body)]).toEqual([body, 'later'])
  expect(outcomeOf({ error: text }, 429)).toBe('later')
})

it.each([
  {},
  [],
  null,
  7,
  { refill: 0 },
  { refill: '' },
  { refill: null },
  { refill: true },
  { refill: {} },
  { refill: 1, error: 'Order not eligible for refill.' },
  { error: 'Something nobody has heard of' },
  { error: 'Too many requests, queued' },
  { error: 7 },
  { status: 'success' },
])('is unknown after %j', (body) => expect(outcomeOf(body)).toBe('unknown'))

it.each([201, 301, 500, 503])('is unknown after status %d', (status) =>
  expect([outcomeOf({ refill: 1 }, status), outcomeOf({ error: 'Too many requests' }, status)]).toEqual([
    'unknown',
    'unknown',
  ]),
)
