import { classifyRefill } from './classify-refill.ts'

const outcomeOf = (body: unknown, status = 200) => classifyRefill(status, JSON.stringify(body)).outcome
/** The ways in which suppliers word an error. */
const wordings = (text: string) => [
  { error: text },
  { error: ` ${text.toUpperCase()}. ` },
  { refill: { error: text } },
  { status: 'error', message: text },
]

it.each([{ refill: '1' }, { refill: 1 }, { refill: 7, status: 'Success' }, { refill: 7, error: false }])(
  'takes in a refill that it names: %j',
  (body) => expect(outcomeOf(body)).toBe('accepted'),
)

it.each([
  'Order not eligible for refill',
  'error.refill_not_eligible',
  'Incorrect order ID',
  'Refill is not available for this order',
  'Refill already requested',
])('refuses with words that mean no: %s', (text) => {
  for (const body of wordings(text)) expect([body, outcomeOf(body)]).toEqual([body, 'refused'])
  expect(outcomeOf({ error: text }, 400)).toBe('refused')
})

it.each([
  'Invalid API key',
  'Too many requests',
  'Not enough funds on balance',
  'System is under maintenance',
])('is not ready yet with words about us or about now: %s', (text) => {
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
])('may have been taken in after %j', (body) => expect(outcomeOf(body)).toBe('unknown'))

it.each([201, 301, 500, 503])('may have been taken in after the status %d', (status) =>
  expect([outcomeOf({ refill: 1 }, status), outcomeOf({ error: 'Too many requests' }, status)]).toEqual([
    'unknown',
    'unknown',
  ]),
)
