import { createHmac } from 'node:crypto'
import { readMercadoPagoWebhook } from './mercado-pago-webhook.ts'

const secret = 's'.repeat(32)
const now = Date.parse('2026-11-21T12:00:00Z')
const seconds = String(now / 1000)

type Change = Partial<{
  id: string
  signedId: string
  ts: string
  requestId: string | undefined
  signedRequestId: string | undefined
  secret: string
  body: unknown
  signature: unknown
}>

/** A notice as Mercado Pago sends it, but for what is changed. */
function read(change: Change = {}, secrets = [secret]) {
  const { id = '123', ts = seconds, requestId } = { requestId: 'r-1', ...change }
  const { signedId, signedRequestId } = { signedId: id, signedRequestId: requestId, ...change }
  const manifest = `id:${signedId};${signedRequestId ? `request-id:${signedRequestId};` : ''}ts:${ts};`
  const v1 = createHmac('sha256', change.secret ?? secret)
    .update(manifest)
    .digest('hex')
  const body =
    'body' in change ? change.body : { id: 9, type: 'payment', action: 'payment.updated', data: { id } }
  return readMercadoPagoWebhook(
    {
      body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      headers: {
        'x-signature': 'signature' in change ? change.signature : `ts=${ts},v1=${v1}`,
        'x-request-id': requestId,
      },
      query: { 'data.id': id, type: 'payment' },
    },
    secrets,
    now,
  )
}

const v1Of = (ts: string, id = '123') =>
  createHmac('sha256', secret).update(`id:${id};request-id:r-1;ts:${ts};`).digest('hex')

describe('a signed notification', () => {
  it('returns the id of the payment to query', () => {
    expect(read()).toEqual([
      {
        txid: '123',
        dedupeKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        body: { id: '123', ts: seconds, requestId: 'r-1', type: 'payment', action: 'payment.updated' },
      },
    ])
  })

  it.each([
    ['in milliseconds', { ts: String(now) }],
    ['without a request id', { requestId: undefined }],
    ['without a request id, where the gateway gave it one', { signedRequestId: undefined }],
    ['with an id in capitals, signed as it stands', { id: 'ORD01ABC' }],
    ['with an id in capitals, signed in lower case', { id: 'ORD01ABC', signedId: 'ord01abc' }],
    ['that was sent for the first time days ago', { ts: String(now / 1000 - 6 * 86_400) }],
    ['whose parts stand the other way round', { signature: `v1=${v1Of(seconds)}, ts=${seconds}` }],
  ])('is accepted %s', (_what, change) => {
    expect(read(change)).toHaveLength(1)
  })

  it('is accepted with the previous secret', () => {
    expect(read({ secret: 'b'.repeat(32) }, [secret, 'b'.repeat(32)])).toHaveLength(1)
  })

  it('has one dedupe key per notification, however often it is sent', () => {
    const key = (change: Change = {}) => read(change)![0]!.dedupeKey
    const again = { id: 10, type: 'payment', action: 'payment.updated', data: { id: '123' } }
    expect(key({ body: again })).toBe(key())
    expect(key({ ts: String(now / 1000 + 1) })).not.toBe(key())
    const unnamed = (requestId: string) => key({ requestId, signedRequestId: undefined })
    expect(unnamed('of-the-gateway-1')).toBe(unnamed('of-the-gateway-2'))
  })

  it('of another topic yields no hint', () => {
    expect(read({ body: { type: 'topic_claims', data: { id: '123' } } })).toEqual([])
  })

  it('throws SyntaxError when it cannot be parsed', () => {
    for (const body of ['', '{', 'id=123']) expect(() => read({ body })).toThrow(SyntaxError)
  })
})

describe('rejects a forged notification', () => {
  it.each<[string, Change]>([
    ['signed with another secret', { secret: 'x'.repeat(32) }],
    ['signed with an empty secret', { secret: '' }],
    ['without a signature', { signature: undefined }],
    ['with a signature sent twice', { signature: [`ts=${seconds},v1=${v1Of(seconds)}`] }],
    ['with an empty signature', { signature: '' }],
    ['without the hash', { signature: `ts=${seconds}` }],
    ['without the time', { signature: `v1=${v1Of(seconds)}` }],
    ['with a hash that is cut off', { signature: `ts=${seconds},v1=${v1Of(seconds).slice(0, 62)}` }],
    ['with a hash that is no hex', { signature: `ts=${seconds},v1=${'z'.repeat(64)}` }],
    ['with a hash of another time', { signature: `ts=${now / 1000 + 1},v1=${v1Of(seconds)}` }],
    ['with a time that is no number', { ts: 'now' }],
    ['with an old time', { ts: String(now / 1000 - 8 * 86_400) }],
    ['with an old time in milliseconds', { ts: String(now - 8 * 86_400_000) }],
    ['with a time to come', { ts: String(now / 1000 + 3_600) }],
    ['with a signature for another payment', { id: '456', signedId: '123' }],
    ['whose body names another payment', { body: { type: 'payment', data: { id: '456' } } }],
    ['whose body names none', { body: { type: 'payment', transaction_amount: 1 } }],
    ['whose body is no object', { body: 'null' }],
    ['without a payment in the address', { id: '' }],
  ])('%s', (_what, change) => {
    expect(read(change)).toBeUndefined()
  })

  it('with one digit of the hash changed, a thousand times', () => {
    const right = v1Of(seconds)
    expect(read({ signature: `ts=${seconds},v1=${right}` })).toHaveLength(1)
    const accepted = Array.from({ length: 1_000 }, (_, n) => {
      const at = n % right.length
      const digit = ((parseInt(right[at]!, 16) + 1 + (n % 15)) % 16).toString(16)
      return read({ signature: `ts=${seconds},v1=${right.slice(0, at)}${digit}${right.slice(at + 1)}` })
    }).filter((hints) => hints !== undefined)
    expect(accepted).toEqual([])
  })

  it('in the older unsigned format', () => {
    const query = { topic: 'payment', id: '123' }
    expect(
      readMercadoPagoWebhook({ body: Buffer.from('{}'), headers: {}, query }, [secret], now),
    ).toBeUndefined()
  })

  it('with the request id of another call', () => {
    const headers = { 'x-signature': `ts=${seconds},v1=${v1Of(seconds)}`, 'x-request-id': 'r-2' }
    const query = { 'data.id': '123' }
    const body = Buffer.from('{"type":"payment","data":{"id":"123"}}')
    expect(readMercadoPagoWebhook({ body, headers, query }, [secret], now)).toBeUndefined()
    const own = { ...headers, 'x-request-id': 'r-1' }
    expect(readMercadoPagoWebhook({ body, headers: own, query }, [secret], now)).toHaveLength(1)
  })
})
