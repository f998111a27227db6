import fc from 'fast-check'
import { classifyAnswer } from './classify-answer.ts'

const ids = fc.oneof(
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  fc.integer({ min: 1, max: 999_999_999 }).map(String),
  fc.constantFrom('01J9ZK3V8Q2W4R6T8Y0ABCDEFG', 'UC-12345678'),
)
/** Invalid order ids as JSON: some of it cannot be written as a JavaScript value. */
const noIds = fc.oneof(
  fc.constantFrom(
    '"abc"',
    '-1',
    '0',
    '1e309',
    '-1e309',
    '1.5',
    '1e-3',
    '12345678901234567890',
    'null',
    'true',
  ),
  fc.constantFrom('""', '" "', '"1 "', '"01"', '"1e3"', '"0x10"', '"١٠"', '"23501\\n"', '"null"', '"NaN"'),
  fc.constantFrom('[]', '[1]', '{}', '{"id":1}', '{"order":1}', '"constructor"', '"__proto__"'),
  fc.integer({ max: 0 }).map(String),
  fc.double({ min: 0.001, max: 0.999 }).map(String),
)
const names = fc.constantFrom('order', 'order_id', 'Order', 'id')
const protoNames = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty')
const errors = fc.oneof(
  fc.constantFrom(
    'true',
    '1',
    '0',
    '""',
    '{}',
    '[]',
    '{"text":"x"}',
    '"Incorrect link"',
    '"Not enough funds"',
  ),
  fc.string({ minLength: 1 }).map((text) => JSON.stringify(text)),
)
const extras = fc.constantFrom(
  '',
  ',"charge":"0.27"',
  ',"remaining_balance":99.1,"error":false',
  ',"error":null',
)

type Case = { status: number; body: string; isPlaced: boolean }
const bad = (body: fc.Arbitrary<string>) =>
  body.map((text): Case => ({ status: 200, body: text, isPlaced: false }))
const placed = fc.tuple(names, ids, extras).map(([name, id, more]): Case => ({
  status: 200,
  body: `{"${name}":${JSON.stringify(id)}${more}}`,
  isPlaced: true,
}))

const cases: fc.Arbitrary<Case> = fc.oneof(
  placed,
  // A wrong type, alone or with the extras of a right answer.
  bad(fc.tuple(names, noIds, extras).map(([name, value, more]) => `{"${name}":${value}${more}}`)),
  // An order and an error.
  bad(
    fc
      .tuple(names, ids, errors)
      .map(([name, id, error]) => `{"${name}":${JSON.stringify(id)},"error":${error}}`),
  ),
  // Two names for an order.
  bad(
    fc
      .tuple(ids, ids)
      .map(([one, other]) => `{"order":${JSON.stringify(one)},"id":${JSON.stringify(other)}}`),
  ),
  // Lists, keys of every object's prototype, half an answer, something before it, no JSON at all.
  bad(placed.map(({ body }) => `[${body}]`)),
  bad(fc.tuple(protoNames, placed).map(([name, { body }]) => `{"${name}":${body}}`)),
  bad(fc.tuple(protoNames, ids).map(([name, id]) => `{"${name}":${JSON.stringify(id)}}`)),
  bad(fc.tuple(placed, fc.nat(100)).map(([{ body }, at]) => body.slice(0, at % body.length))),
  bad(placed.map(({ body }) => `<br />Warning: Undefined index in api.php\n${body}`)),
  bad(placed.map(({ body }) => JSON.stringify(body))),
  bad(
    fc
      .jsonValue()
      .filter((value) => !isObject(value))
      .map((value) => JSON.stringify(value)),
  ),
  bad(fc.string()),
  // A status that is not 200, whatever stands below it.
  fc
    .tuple(placed, fc.integer({ min: 201, max: 599 }))
    .map(([{ body }, status]) => ({ status, body, isPlaced: false })),
)

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

it('of 2,000 answers reads exactly those as placed that have one order id and no error', () => {
  const seen = { placed: 0, others: 0 }
  fc.assert(
    fc.property(cases, ({ status, body, isPlaced }) => {
      seen[isPlaced ? 'placed' : 'others']++
      expect([body, classifyAnswer(status, body).outcome === 'sent']).toEqual([body, isPlaced])
    }),
    { numRuns: 2_000, seed: 26 },
  )
  // A generator that makes only one kind proves nothing.
  expect(Math.min(seen.placed, seen.others)).toBeGreaterThan(100)
})
