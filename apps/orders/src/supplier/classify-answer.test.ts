import fc from 'fast-check'
import { classifyAnswer, classifyFailure } from './classify-answer.ts'
import { readRefusal } from './known-refusals.ts'

const outcome = (body: string, status = 200) => classifyAnswer(status, body).outcome

describe('classifyAnswer', () => {
  it.each([
    ['{"order":23501}', '23501'],
    ['{"order":"23501"}', '23501'],
    ['\uFEFF  {"order": 7, "charge":"0.1"}\n', '7'],
    ['{"order":23501,"error":false}', '23501'],
    ['{"order_id":"01J9ZK3V8Q2W4R6T8Y0ABCDEFG"}', '01J9ZK3V8Q2W4R6T8Y0ABCDEFG'],
    ['{"id":"UC-12345678"}', 'UC-12345678'],
  ])('reads a placed order from %s', (body, upstreamOrderId) => {
    expect(classifyAnswer(200, body)).toMatchObject({ outcome: 'sent', upstreamOrderId })
  })

  it.each([
    '{"order":"abc"}',
    '{"order":-1}',
    '{"order":0}',
    '{"order":1e309}',
    '{"order":1.5}',
    '{"order":12345678901234567890}',
    '{"order":null}',
    '{"order":[1]}',
    '{"order":{"id":1}}',
    '{"order":1,"error":"Incorrect link"}',
    '{"order":1,"id":2}',
    '{"order":1,"status":"error"}',
    '{"__proto__":{"order":1}}',
    '{"constructor":1}',
    '[{"order":1}]',
    '"order"',
    'null',
    '1',
    '',
    '{"order":23',
    '<html>ok</html>',
    '<br />Warning{"order":1}',
    '{"error":"Sorry, something went wrong"}',
    '{"error":{"text":"Incorrect link"}}',
    '{"error":true}',
    '{}',
  ])('is unknown for %s', (body) => expect(outcome(body)).toBe('unknown'))

  it.each([201, 301, 400, 401, 429, 500, 502, 503])('is unknown for status %i', (status) => {
    expect(outcome('{"order":1}', status)).toBe('unknown')
    expect(outcome('{"error":"Incorrect link"}', status)).toBe('unknown')
  })

  it.each([
    ['Not enough funds on balance', 'NOT_ENOUGH_FUNDS'],
    ['neworder.error.not_enough_funds', 'NOT_ENOUGH_FUNDS'],
    ['Incorrect service ID', 'SERVICE_GONE'],
    ['Quantity less than minimal 50', 'QUANTITY_TOO_LOW'],
    ['Quantity more than maximal 10000', 'QUANTITY_TOO_HIGH'],
    ['Incorrect link', 'BAD_LINK'],
    ['Invalid API key', 'INVALID_KEY'],
    ['Too many requests', 'TOO_MANY_REQUESTS'],
    [
      'You have active order with this link. Please wait until order being completed.',
      'ACTIVE_ORDER_WITH_LINK',
    ],
  ])('recognizes the refusal "%s"', (error, code) => {
    expect(classifyAnswer(200, JSON.stringify({ error }))).toMatchObject({ outcome: 'refused', code })
    expect(classifyAnswer(200, JSON.stringify({ status: 'error', message: error }))).toMatchObject({ code })
  })

  it('reads a placed order only from one valid id', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (order, error) => {
        const answer = classifyAnswer(200, JSON.stringify({ order, error }))
        if (answer.outcome !== 'sent') return true
        const isId = /^[1-9]\d{0,18}$|^[0-9A-Z]{26}$|^[A-Z]{2,4}-\w{4,32}$/.test(String(order))
        return isId && (error === null || error === false)
      }),
    )
  })

  it('never throws, and never reads an unknown text as a refusal', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 100, max: 599 }), (text, status) => {
        classifyAnswer(status, text)
        expect(readRefusal(`${text} x7`)).toBeUndefined()
      }),
    )
  })
})

describe('classifyFailure', () => {
  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED'])(
    'knows that nothing left before %s',
    (code) => expect(classifyFailure(Object.assign(new Error('x'), { code })).outcome).toBe('not-sent'),
  )
  it.each([
    'ECONNRESET',
    'UND_ERR_SOCKET',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
    'EPIPE',
    undefined,
  ])('is unknown after %s', (code) =>
    expect(classifyFailure(Object.assign(new Error('x'), { code })).outcome).toBe('unknown'),
  )
  it('is unknown after its own timeout', () => {
    expect(classifyFailure(new DOMException('late', 'TimeoutError')).outcome).toBe('unknown')
  })
})
